import { Fieldset, RadioCard, SimpleGrid } from '@chakra-ui/react';
import { useId } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { sameName } from '#lib/format/plainText.ts';
import { checkRequired } from '#lib/forms/checks.ts';
import { radioCard } from '#theme/recipes/submission.ts';
import { Caption } from '#ui/Caption.tsx';
import { ErrorText, Pair } from '#ui/form/Form.tsx';
import { Checkbox, FormField, SelectField, TextArea } from '#ui/form/FormField.tsx';
import type { DraftItem } from './draft.ts';
import {
  checkDesigner,
  checkModel,
  checkPrice,
  conditionText,
  findDesigner,
  getExtras,
  getQuestions,
  questionLabel,
} from './itemRules.ts';
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
    <StepForm
      title="What would you like to sell?"
      onSubmit={(event) => {
        settle();
        void handleSubmit(onDone)(event);
      }}
    >
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

/** Also returns `settle`, which normalizes the designer and sets the category of a known model. */
function useModelSuggestions(
  { watch, getValues, setValue }: UseFormReturn<ItemValues>,
  designers: SellOptions['sellDesigners'],
) {
  const designer = findDesigner(designers, watch('designer'));
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

export function ConditionStep({ index, item, options, onDone }: StepProps) {
  const { conditions, questions } = options.sellTerms;
  const id = useId();
  const { condition, answers } = item;
  const { control, register, handleSubmit } = useItemForm(index, { condition, answers });
  const { field, fieldState } = useController({
    control,
    name: 'condition',
    rules: { validate: checkRequired('Please choose the condition that fits best.') },
  });
  const error = fieldState.error?.message;
  return (
    <StepForm title="What condition is it in?" onSubmit={handleSubmit(onDone)}>
      <RadioCard.Root
        recipe={radioCard}
        name={field.name}
        value={field.value || null}
        onValueChange={({ value }) => field.onChange(value ?? '')}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        <RadioCard.Label>Overall condition</RadioCard.Label>
        {error && (
          <ErrorText id={`${id}-error`} mb="2">
            {error}
          </ErrorText>
        )}
        {conditions.map(({ code, label, text }, index) => (
          <RadioCard.Item key={code} value={code}>
            <RadioCard.ItemHiddenInput
              ref={index === 0 ? field.ref : null}
              aria-describedby={`${id}-${code}`}
            />
            <RadioCard.ItemControl>
              <RadioCard.ItemIndicator />
              <RadioCard.ItemContent>
                <RadioCard.ItemText>{label}</RadioCard.ItemText>
                <RadioCard.ItemDescription id={`${id}-${code}`}>
                  {conditionText(item.category, { code, text })}
                </RadioCard.ItemDescription>
              </RadioCard.ItemContent>
            </RadioCard.ItemControl>
          </RadioCard.Item>
        ))}
      </RadioCard.Root>
      <Pair>
        {getQuestions(item.category, questions).map((question) => (
          <SelectField
            key={question.part}
            label={`${questionLabel(question.part)} (optional)`}
            placeholder="Choose…"
            options={question.answers}
            {...register(`answers.${question.part}`)}
          />
        ))}
      </Pair>
    </StepForm>
  );
}

export function ExtrasStep({ index, item, options, onDone }: StepProps) {
  const { register, handleSubmit } = useItemForm(index, { extras: item.extras });
  return (
    <StepForm title="What comes with it?" onSubmit={handleSubmit(onDone)}>
      <Caption>Original extras raise an offer. Leave out what you don’t have.</Caption>
      <Fieldset.Root>
        <Fieldset.Legend srOnly>Included</Fieldset.Legend>
        <SimpleGrid minChildWidth="min(100%, 13.75rem)" columnGap="6" rowGap="3.5">
          {getExtras(item.category, options.sellTerms.extras).map((extra) => (
            <Checkbox key={extra} label={extra} value={extra} {...register('extras')} />
          ))}
        </SimpleGrid>
      </Fieldset.Root>
    </StepForm>
  );
}
