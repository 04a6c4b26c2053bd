import { Field, Textarea } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

interface TextAreaProps extends ComponentProps<typeof Textarea> {
  readonly label: string;
  /** What is wrong with it; shown below and read out with the field. */
  readonly error?: string | undefined;
  /** Said below the field while nothing is wrong. */
  readonly hint?: string | undefined;
}

/** A labelled field for several lines. Takes what a textarea element takes. */
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
