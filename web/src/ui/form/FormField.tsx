import {
  Box,
  chakra,
  Field,
  type HTMLChakraProps,
  IconButton,
  Input,
  NativeSelect,
  Textarea,
} from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type FocusEvent, type ReactNode, useId, useState } from 'react';
import { checkbox } from '#theme/recipes/controls.ts';

/** The back end's limit for a single-line text, in characters. */
const MAX_LENGTH = 255;
const MAX_PASSWORD_LENGTH = 256;

interface LabelProps {
  readonly label: string;
  /** The error, shown below the field and announced with it. */
  readonly error?: string | undefined;
  /** Shown below the field if there is no error. */
  readonly hint?: ReactNode;
}

interface LabeledProps extends LabelProps {
  readonly id?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** Renders the control. Ark references the error only by aria-errormessage, which few screen readers support. */
  readonly children: (described: { readonly 'aria-describedby'?: string }) => ReactNode;
}

function Labeled({ label, error, hint, id, disabled = false, children }: LabeledProps) {
  const errorId = useId();
  return (
    <Field.Root
      invalid={Boolean(error)}
      disabled={disabled}
      ids={{ errorText: errorId }}
      {...(id && { id })}
    >
      <Field.Label>{label}</Field.Label>
      {children(error ? { 'aria-describedby': errorId } : {})}
      {hint && !error && <Field.HelperText>{hint}</Field.HelperText>}
      <Field.ErrorText>{error}</Field.ErrorText>
    </Field.Root>
  );
}

interface FormFieldProps extends LabelProps, ComponentProps<typeof Input> {
  /** Rendered at the field's end, such as a button that shows a password. */
  readonly end?: ReactNode;
}

/** A labeled text field. Accepts react-hook-form's `register(…)`, `autoComplete`, `inputMode` and `type`. */
export function FormField({ label, error, hint, end, id, onBlur, ...rest }: FormFieldProps) {
  return (
    <Labeled {...{ label, error, hint, id }}>
      {(described) => (
        <Box position="relative">
          <Input
            maxLength={MAX_LENGTH}
            {...(end ? { pe: '12' } : {})}
            {...described}
            {...rest}
            onBlur={(event) => afterPointer(() => onBlur?.(event))}
          />
          {end}
        </Box>
      )}
    </Labeled>
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

/** A single input with its own `autoComplete`, so that pasting and password managers work. */
export function PasswordField(props: Omit<FormFieldProps, 'type' | 'end'>) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FormField
      maxLength={MAX_PASSWORD_LENGTH}
      {...props}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <IconButton
          variant="ghost"
          position="absolute"
          insetBlock="0"
          insetEnd="0"
          color="fg.muted"
          aria-pressed={isShown}
          aria-label="Show password"
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} strokeWidth={1.4} aria-hidden="true" />
        </IconButton>
      }
    />
  );
}

interface SelectFieldProps extends LabelProps, ComponentProps<typeof NativeSelect.Field> {
  readonly disabled?: boolean | undefined;
  readonly options?: readonly (string | readonly [value: string, text: string])[];
}

/** A labeled select. `placeholder` is the text of an empty first option. */
export function SelectField(props: SelectFieldProps) {
  const { label, error, hint, id, disabled, options, onBlur, children, ...rest } = props;
  return (
    <Labeled {...{ label, error, hint, id, disabled }}>
      {(described) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            {...described}
            {...rest}
            onBlur={(event: FocusEvent<HTMLSelectElement>) => afterPointer(() => onBlur?.(event))}
          >
            {options?.map((option) => {
              const [value, text] = typeof option === 'string' ? [option, option] : option;
              return (
                <option key={value} value={value}>
                  {text}
                </option>
              );
            })}
            {children}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      )}
    </Labeled>
  );
}

export function TextArea(props: LabelProps & ComponentProps<typeof Textarea>) {
  const { label, error, hint, rows = 4, onBlur, ...rest } = props;
  return (
    <Labeled {...{ label, error, hint }}>
      {(described) => (
        <Textarea
          {...described}
          {...rest}
          rows={rows}
          onBlur={(event) => afterPointer(() => onBlur?.(event))}
        />
      )}
    </Labeled>
  );
}

/**
 * A checkbox with its label. A native input that accepts all input props, so that react-hook-form's `register` and the
 * browser's form state work without a controller.
 */
export function Checkbox(props: { label: ReactNode } & Omit<HTMLChakraProps<'input'>, 'type'>) {
  const { label, ...rest } = props;
  return (
    <chakra.label css={checkbox.root}>
      <chakra.input {...rest} type="checkbox" css={checkbox.control} />
      <chakra.span css={checkbox.label}>{label}</chakra.span>
    </chakra.label>
  );
}

let isPointerDown = false;

function followPointer(): void {
  const options = { capture: true, passive: true };
  const set = (isDown: boolean) => () => {
    isPointerDown = isDown;
  };
  document.addEventListener('pointerdown', set(true), options);
  document.addEventListener('pointerup', set(false), options);
  document.addEventListener('pointercancel', set(false), options);
}
if (typeof document !== 'undefined') followPointer();

/** After the current click, if any: a message that appears on blur would move the button away before it. */
function afterPointer(task: () => void): void {
  if (!isPointerDown) {
    task();
    return;
  }
  const go = () => {
    document.removeEventListener('pointerup', go);
    document.removeEventListener('pointercancel', go);
    // The click event follows pointerup.
    setTimeout(task);
  };
  document.addEventListener('pointerup', go);
  document.addEventListener('pointercancel', go);
}
