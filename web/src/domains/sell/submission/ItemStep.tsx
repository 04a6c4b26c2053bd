import { useId } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { sameName } from '#lib/format/plainText.ts';
import { checkRequired } from '#lib/forms/checks.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { type DraftItem, withItem } from './draft.ts';
import { checkDesigner, checkModel, checkPrice } from './itemRules.ts';
import { StepForm, type StepProps } from './StepForm.tsx';
import { useBench } from './useDraft.ts';
import { useKept } from './useKept.ts';

type Words = Pick<
  DraftItem,
  'designer' | 'category' | 'model' | 'material' | 'color' | 'size' | 'notes' | 'askingPrice'
>;

/** What the item is. Designers are suggested from those the shop takes, models from those of the designer. */
export function ItemStep({ item, words, onDone }: StepProps) {
  const { drafts } = useBench();
  const form = useForm<Words>({ mode: 'onTouched', defaultValues: item });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const id = useId();
  useKept(form, (values) => drafts.change((draft) => withItem(draft, values)));
  const { models, settle } = useNames(form, words.sellDesigners);
  return (
    <StepForm title="What would you like to sell?" onSubmit={handleSubmit(onDone)}>
      <FormField
        label="Designer"
        list={`${id}-designers`}
        autoComplete="off"
        hint="Begin to type and choose from the designers we accept."
        error={errors.designer?.message}
        {...register('designer', {
          validate: (value) => checkDesigner(value, words.sellDesigners),
          onBlur: settle,
        })}
      />
      <Names id={`${id}-designers`} of={words.sellDesigners} />
      <div className="e-form-pair">
        <SelectField
          label="Category"
          error={errors.category?.message}
          {...register('category', { validate: checkRequired('Please choose a category.') })}
        >
          <option value="">Choose …</option>
          {words.sellTerms.categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <FormField
          label="Model"
          list={`${id}-models`}
          autoComplete="off"
          maxLength={120}
          error={errors.model?.message}
          {...register('model', { validate: checkModel, onBlur: settle })}
        />
      </div>
      <Names id={`${id}-models`} of={models} />
      <div className="e-form-pair">
        <FormField label="Material (optional)" maxLength={120} {...register('material')} />
        <FormField label="Color (optional)" maxLength={120} {...register('color')} />
      </div>
      <div className="e-form-pair">
        <FormField label="Size (optional)" maxLength={120} {...register('size')} />
        <FormField
          label="Your price (optional)"
          inputMode="decimal"
          hint="In dollars. We make our own offer either way."
          error={errors.askingPrice?.message}
          {...register('askingPrice', { validate: checkPrice })}
        />
      </div>
      <TextArea
        label="Anything else we should know (optional)"
        maxLength={2000}
        {...register('notes')}
      />
    </StepForm>
  );
}

/** What a text field suggests. */
function Names({ id, of }: { id: string; of: readonly { readonly name: string }[] }) {
  return (
    <datalist id={id}>
      {of.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/**
 * The models of the designer that is named, and `settle`, to be called when a name is left: it writes the designer as the
 * shop does, and fills in the category of a model it knows.
 */
function useNames(form: UseFormReturn<Words>, designers: StepProps['words']['sellDesigners']) {
  const { watch, getValues, setValue } = form;
  const designer = designers.find(({ name }) => sameName(name, watch('designer')));
  const category = watch('category');
  const models =
    designer?.models.filter((model) => category === '' || model.category === category) ?? [];

  const settle = () => {
    if (designer) setValue('designer', designer.name);
    const model = designer?.models.find(({ name }) => sameName(name, getValues('model')));
    if (model && getValues('category') === '') setValue('category', model.category);
  };
  return { models, settle };
}
