import {
  Alert,
  Box,
  Button,
  type ButtonProps,
  chakra,
  type HTMLChakraProps,
  SimpleGrid,
} from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface FormProps extends HTMLChakraProps<'form'> {
  readonly failure?: ReactNode;
  readonly success?: ReactNode;
}

export function Form({ failure, success, children, ...rest }: FormProps) {
  return (
    <chakra.form display="grid" gap="4.5" width="full" noValidate {...rest}>
      <FormAlert>{failure}</FormAlert>
      <FormAlert tone="good">{success}</FormAlert>
      {children}
    </chakra.form>
  );
}

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

/**
 * The result of the whole form. Failures are announced assertively, successes politely. A live region must exist before
 * its text, so the region is always rendered; while empty, it takes no space in a grid.
 */
export function FormAlert(props: { tone?: 'bad' | 'good'; children: ReactNode }) {
  const { tone = 'bad', children } = props;
  return (
    <Box role={tone === 'bad' ? 'alert' : 'status'} _empty={{ position: 'absolute' }}>
      {children && (
        <Alert.Root status={tone === 'bad' ? 'error' : 'success'} role="presentation">
          <Alert.Content>{children}</Alert.Content>
        </Alert.Root>
      )}
    </Box>
  );
}

/** Two fields side by side if there is space. */
export function Pair({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2 }} gap={{ base: '4.5', sm: '3.5' }}>
      {children}
    </SimpleGrid>
  );
}
