import { Button, type ButtonProps, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FormAlert } from './FormAlert.tsx';

interface FormProps extends HTMLChakraProps<'form'> {
  /** Why the whole form could not be sent. */
  readonly failure?: ReactNode;
  /** What is said when it was. */
  readonly success?: ReactNode;
}

/** A form with what came of its last submission at its head. */
export function Form({ failure, success, children, ...rest }: FormProps) {
  return (
    <chakra.form display="grid" gap="4.5" width="full" noValidate {...rest}>
      <FormAlert>{failure}</FormAlert>
      <FormAlert tone="good">{success}</FormAlert>
      {children}
    </chakra.form>
  );
}

/** Sends the form; says what it does meanwhile. */
export function SubmitButton(
  props: { isBusy: boolean; busyText: string; children: ReactNode } & ButtonProps,
) {
  const { isBusy, busyText, disabled = false, children, ...rest } = props;
  return (
    <Button type="submit" aria-busy={isBusy} disabled={isBusy || disabled} {...rest}>
      {isBusy ? busyText : children}
    </Button>
  );
}
