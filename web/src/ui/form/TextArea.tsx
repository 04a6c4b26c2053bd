import { Field, Textarea } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

interface TextAreaProps extends ComponentProps<typeof Textarea> {
  readonly label: string;
  /** The error, shown below the field and announced with it. */
  readonly error?: string | undefined;
  /** Shown below the field if there is no error. */
  readonly hint?: string | undefined;
}

/** A labeled multi-line field. Accepts all props of a textarea element. */
export function TextArea({ label, error, hint, rows = 4, ...rest }: TextAreaProps) {
  return (
    <Field.Root invalid={Boolean(error)}>
      <Field.Label>{label}</Field.Label>
      <Textarea {...rest} rows={rows} />
      {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
