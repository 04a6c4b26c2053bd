import { Box, Field, Input } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { afterPointer } from './afterPointer.ts';

/** What the shop's back end keeps of a text of one line, in characters. */
const MAX_LENGTH = 255;

interface FormFieldProps extends ComponentProps<typeof Input> {
  readonly label: string;
  /** What is wrong with it; shown below and read out with the field. */
  readonly error?: string | undefined;
  /** Said below the field while nothing is wrong. */
  readonly hint?: ReactNode;
  /** Stands at the field's end, such as a button that shows a password. */
  readonly end?: ReactNode;
}

/** A labelled text field: give it `register(…)` of react-hook-form, `autoComplete`, `inputMode` and `type`. */
export function FormField(props: FormFieldProps) {
  const { label, error, hint, end, id, onBlur, ...rest } = props;
  const errorId = useId();
  return (
    <Field.Root invalid={Boolean(error)} ids={{ errorText: errorId }} {...(id && { id })}>
      <Field.Label>{label}</Field.Label>
      <Box position="relative">
        <Input
          maxLength={MAX_LENGTH}
          {...(end ? { pe: '12' } : {})}
          // Ark names the error by aria-errormessage alone, which few screen readers read out.
          {...(error && { 'aria-describedby': errorId })}
          {...rest}
          onBlur={(event) => afterPointer(() => onBlur?.(event))}
        />
        {end}
      </Box>
      {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

/** An email address: the name to sign in with, unless `autoComplete` says otherwise. */
export function EmailField(props: Omit<FormFieldProps, 'label'> & { readonly label?: string }) {
  return (
    <FormField
      label="Email"
      autoComplete="username"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
    />
  );
}
