import {
  Alert,
  Box,
  type ButtonProps,
  chakra,
  type HTMLChakraProps,
  SimpleGrid,
  Text,
  type TextProps,
} from '@chakra-ui/react';
import {
  createContext,
  type FormEventHandler,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { BusyButton } from '#ui/BusyButton.tsx';

interface FormProps extends HTMLChakraProps<'form'> {
  /** The result of `useSubmitForm`. */
  readonly form: {
    readonly failure: string;
    readonly isSubmitting: boolean;
    readonly submit: FormEventHandler<HTMLFormElement>;
  };
  readonly success?: ReactNode;
}

const IsSubmittingContext = createContext(false);

export function Form({ form, success, children, ...rest }: FormProps) {
  return (
    <chakra.form display="grid" gap="4.5" width="full" noValidate onSubmit={form.submit} {...rest}>
      <FormAlert scrolls>{form.failure}</FormAlert>
      <FormAlert scrolls tone="good">
        {success}
      </FormAlert>
      <IsSubmittingContext value={form.isSubmitting}>{children}</IsSubmittingContext>
    </chakra.form>
  );
}

/** Submits the form around it; outside of a `Form`, `isBusy` says whether it is being sent. */
export function SubmitButton(
  props: { isBusy?: boolean; busyText: string; children: ReactNode } & ButtonProps,
) {
  const isSubmitting = useContext(IsSubmittingContext);
  const { isBusy = isSubmitting, busyText, children, ...rest } = props;
  return (
    <BusyButton type="submit" isBusy={isBusy} {...rest}>
      {isBusy ? busyText : children}
    </BusyButton>
  );
}

/**
 * The result of the whole form. A live region must exist before its text, so it is always rendered; while empty, it takes
 * no space in a grid. One that can be far from the pressed button `scrolls` into view.
 */
export function FormAlert(props: {
  tone?: 'bad' | 'good';
  scrolls?: boolean;
  children: ReactNode;
}) {
  const { tone = 'bad', scrolls = false, children } = props;
  const region = useRef<HTMLDivElement>(null);
  const isScrolled = scrolls && Boolean(children);
  useEffect(() => {
    if (isScrolled) region.current?.scrollIntoView({ block: 'nearest' });
  }, [isScrolled]);
  return (
    <Box ref={region} role={tone === 'bad' ? 'alert' : 'status'} _empty={{ position: 'absolute' }}>
      {children && (
        <Alert.Root status={tone === 'bad' ? 'error' : 'success'} role="presentation">
          <Alert.Content>{children}</Alert.Content>
        </Alert.Root>
      )}
    </Box>
  );
}

/** An error that appears next to what it concerns, where no field shows it. */
export function ErrorText(props: TextProps) {
  return <Text role="alert" fontSize="sm" color="fg.error" {...props} />;
}

export function Pair({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap={{ base: '4.5', sm: '3.5' }}>
      {children}
    </SimpleGrid>
  );
}
