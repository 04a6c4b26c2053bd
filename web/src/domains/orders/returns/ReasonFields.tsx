import type { UseFormReturn } from 'react-hook-form';
import { checkFilled } from '#lib/forms/checks.ts';
import { FormField } from '#ui/form/FormField.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import type { ReturnValues } from './ReturnForm.tsx';

const REASONS = [
  'Too small',
  'Too large',
  'Not as described',
  'Arrived damaged',
  'Changed my mind',
  'Another reason',
] as const;

const LONGEST_NOTE = 500;

/** Why it is sent back. */
export function ReasonFields({ form }: { form: UseFormReturn<ReturnValues> }) {
  const { register, formState } = form;
  return (
    <div className="e-return-reason">
      <SelectField
        label="Reason"
        error={formState.errors.reason?.message}
        {...register('reason', { validate: checkFilled('Reason') })}
      >
        <option value="">Please choose</option>
        {REASONS.map((reason) => (
          <option key={reason}>{reason}</option>
        ))}
      </SelectField>
      <FormField
        label="Anything we should know (optional)"
        autoComplete="off"
        maxLength={LONGEST_NOTE}
        {...register('note')}
      />
    </div>
  );
}
