import { Box, Field, Input } from '@chakra-ui/react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { afterPointer } from './afterPointer.ts';

/** The back end's limit for a single-line text, in characters. */
const MAX_LENGTH = 255;

interface FormFieldProps extends ComponentProps<typeof Input> {
  readonly label: string;
  /** The error, shown below the field and announced with it. */
  readonly error?: string | undefined;
  /** Shown below the field if there is no error. */
  readonly hint?: ReactNode;
  /** Rendered at the field's end, such as a button that shows a password. */
  readonly end?: ReactNode;
}

/** A labeled text field. Accepts react-hook-form's `register(…)`, `autoComplete`, `inputMode` and `type`. */
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
          // Ark references the error only by aria-errormessage, which few screen readers support.
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

/** An email address, autofilled as the login unless `autoComplete` is given. */
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
