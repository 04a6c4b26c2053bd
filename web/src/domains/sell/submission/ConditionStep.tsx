import { Fieldset, RadioCard, SimpleGrid } from '@chakra-ui/react';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { checkRequired } from '#lib/forms/checks.ts';
import { radioCard } from '#theme/recipes/submission.ts';
import { Caption } from '#ui/Caption.tsx';
import { ErrorText, Pair } from '#ui/form/Form.tsx';
import { Checkbox, SelectField } from '#ui/form/FormField.tsx';
import { conditionText, getExtras, getQuestions, questionLabel } from './itemRules.ts';
import { StepForm, type StepProps, useItemForm } from './StepForm.tsx';

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
