import { useForm } from 'react-hook-form';
import { checkRequired } from '#lib/forms/checks.ts';
import { SelectField } from '#ui/form/SelectField.tsx';
import { type DraftItem, withItem } from './draft.ts';
import { partsOf, questionLabel } from './parts.ts';
import { StepForm, type StepProps } from './StepForm.tsx';
import { useBench } from './useDraft.ts';
import { useKept } from './useKept.ts';

type Words = Pick<DraftItem, 'condition'> & { answers: Record<string, string> };

/** How it is kept: the shop's scale in plain words, then the parts that matter for such an item. */
export function ConditionStep({ item, words, onDone }: StepProps) {
  const { drafts } = useBench();
  const { conditions, questions } = words.sellTerms;
  const form = useForm<Words>({
    mode: 'onTouched',
    defaultValues: { condition: item.condition, answers: { ...item.answers } },
  });
  const { register, handleSubmit, formState } = form;
  const error = formState.errors.condition?.message;
  useKept(form, (values) => drafts.change((draft) => withItem(draft, values)));
  return (
    <StepForm title="How is it kept?" onSubmit={handleSubmit(onDone)}>
      <fieldset className="e-sell-choices" aria-describedby={error ? 'sell-condition' : undefined}>
        <legend>Overall condition</legend>
        {conditions.map(({ code, label, text }) => (
          <label key={code} className="e-sell-choice">
            <input
              type="radio"
              value={code}
              {...register('condition', {
                validate: checkRequired('Please choose the condition that fits best.'),
              })}
            />
            <span>
              <strong>{label}</strong>
              {text}
            </span>
          </label>
        ))}
      </fieldset>
      {error && (
        <p id="sell-condition" className="e-form-error">
          {error}
        </p>
      )}
      <div className="e-form-pair">
        {partsOf(item.category, questions).map(({ part, answers }) => (
          <SelectField
            key={part}
            label={`${questionLabel(part)} (optional)`}
            {...register(`answers.${part}`)}
          >
            <option value="">Choose …</option>
            {answers.map((answer) => (
              <option key={answer}>{answer}</option>
            ))}
          </SelectField>
        ))}
      </div>
    </StepForm>
  );
}
