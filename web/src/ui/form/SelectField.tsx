import { Field, NativeSelect } from '@chakra-ui/react';
import { type ComponentProps, useId } from 'react';
import { afterPointer } from './afterPointer.ts';

interface SelectFieldProps extends ComponentProps<typeof NativeSelect.Field> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A labeled select element; its options are the children. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, id, onBlur, disabled = false, children, ...rest } = props;
  const errorId = useId();
  return (
    <Field.Root
      invalid={Boolean(error)}
      disabled={disabled}
      ids={{ errorText: errorId }}
      {...(id && { id })}
    >
      <Field.Label>{label}</Field.Label>
      <NativeSelect.Root>
        <NativeSelect.Field
          {...(error && { 'aria-describedby': errorId })}
          {...rest}
          onBlur={(event) => afterPointer(() => onBlur?.(event))}
        >
          {children}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}
