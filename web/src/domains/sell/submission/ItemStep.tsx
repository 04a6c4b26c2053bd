import { SimpleGrid } from '@chakra-ui/react';
import { type ReactNode, useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sameName } from '#lib/format/plainText.ts';
import { checkRequired } from '#lib/forms/checks.ts';
import { FormField, SelectField, TextArea } from '#ui/form/FormField.tsx';
import { useDraft } from './DraftProvider.tsx';
import { type DraftItem, withItem } from './draft.ts';
import { checkDesigner, checkModel, checkPrice } from './itemRules.ts';
import { StepForm, type StepProps, useDraftForm } from './StepForm.tsx';
import type { SellOptions } from './useSellOptions.ts';

const MAX_TEXT = 120;
const MAX_NOTES = 2000;

type ItemValues = Omit<DraftItem, 'condition' | 'answers' | 'extras' | 'photos'>;

/** Designer, model and category, with suggestions from the accepted designers and their models. */
export function ItemStep({ item, options, onDone }: StepProps) {
  const { updateDraft } = useDraft();
  const { condition: _, answers: __, extras: ___, photos: ____, ...texts } = item;
  const form = useDraftForm<ItemValues>(texts, (values) =>
    updateDraft((draft) => withItem(draft, values)),
  );
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const id = useId();
  const { models, settle } = useNames(form, options.sellDesigners);
  return (
    <StepForm title="What would you like to sell?" onSubmit={handleSubmit(onDone)}>
      <FormField
        label="Designer"
        list={`${id}-designers`}
        autoComplete="off"
        hint="Start typing, then choose from the designers we accept."
        error={errors.designer?.message}
        {...register('designer', {
          validate: (value) => checkDesigner(value, options.sellDesigners),
          onBlur: settle,
        })}
      />
      <Names id={`${id}-designers`} options={options.sellDesigners} />
      <Pair>
        <SelectField
          label="Category"
          error={errors.category?.message}
          {...register('category', { validate: checkRequired('Please choose a category.') })}
        >
          <option value="">Choose…</option>
          {options.sellTerms.categories.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <FormField
          label="Model"
          list={`${id}-models`}
          autoComplete="off"
          maxLength={MAX_TEXT}
          error={errors.model?.message}
          {...register('model', { validate: checkModel, onBlur: settle })}
        />
      </Pair>
      <Names id={`${id}-models`} options={models} />
      <Pair>
        <FormField label="Material (optional)" maxLength={MAX_TEXT} {...register('material')} />
        <FormField label="Color (optional)" maxLength={MAX_TEXT} {...register('color')} />
      </Pair>
      <Pair>
        <FormField label="Size (optional)" maxLength={MAX_TEXT} {...register('size')} />
        <FormField
          label="Asking price (optional)"
          inputMode="decimal"
          hint="In dollars. We’ll make our own offer either way."
          error={errors.askingPrice?.message}
          {...register('askingPrice', { validate: checkPrice })}
        />
      </Pair>
      <TextArea
        label="Anything else we should know (optional)"
        maxLength={MAX_NOTES}
        {...register('notes')}
      />
    </StepForm>
  );
}

/** Two fields side by side if there is space. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap={{ base: '4.5', sm: '3.5' }}>
      {children}
    </SimpleGrid>
  );
}

/** The suggestions of a text field. */
function Names({ id, options }: { id: string; options: readonly { readonly name: string }[] }) {
  return (
    <datalist id={id}>
      {options.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/**
 * The models of the entered designer, and `settle`, to be called on blur: it normalizes the designer's spelling and
 * sets the category of a known model.
 */
function useNames(
  { watch, getValues, setValue }: UseFormReturn<ItemValues>,
  designers: SellOptions['sellDesigners'],
) {
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
