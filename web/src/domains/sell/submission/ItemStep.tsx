import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { sameName } from '#lib/format/plainText.ts';
import { checkRequired } from '#lib/forms/checks.ts';
import { Pair } from '#ui/form/Form.tsx';
import { FormField, SelectField, TextArea } from '#ui/form/FormField.tsx';
import type { DraftItem } from './draft.ts';
import { checkDesigner, checkModel, checkPrice } from './itemRules.ts';
import { StepForm, type StepProps, useItemForm } from './StepForm.tsx';
import type { SellOptions } from './useSellOptions.ts';

const MAX_TEXT = 120;
const MAX_NOTES = 2000;

type ItemValues = Omit<DraftItem, 'condition' | 'answers' | 'extras' | 'photos'>;

export function ItemStep({ index, item, options, onDone }: StepProps) {
  const { condition: _, answers: __, extras: ___, photos: ____, ...texts } = item;
  const form = useItemForm(index, texts);
  const { register, handleSubmit } = form;
  const { errors } = form.formState;
  const id = useId();
  const { models, settle } = useModelSuggestions(form, options.sellDesigners);
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
      <Datalist id={`${id}-designers`} options={options.sellDesigners} />
      <Pair>
        <SelectField
          label="Category"
          placeholder="Choose…"
          options={options.sellTerms.categories}
          error={errors.category?.message}
          {...register('category', { validate: checkRequired('Please choose a category.') })}
        />
        <FormField
          label="Model"
          list={`${id}-models`}
          autoComplete="off"
          maxLength={MAX_TEXT}
          error={errors.model?.message}
          {...register('model', { validate: checkModel, onBlur: settle })}
        />
      </Pair>
      <Datalist id={`${id}-models`} options={models} />
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

function Datalist({ id, options }: { id: string; options: readonly { readonly name: string }[] }) {
  return (
    <datalist id={id}>
      {options.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

/** Also returns `settle`, which normalizes the designer and sets the category of a known model on blur. */
function useModelSuggestions(
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
