import { Button, Stack } from '@chakra-ui/react';

interface SignInButtonsProps {
  /** Opens the dialog to sign in or to create an account. */
  readonly ask: (options?: { readonly dialog: 'CREATE_ACCOUNT' }) => void;
}

/** What a page for customers offers to a guest: side by side, stacked on phones. */
export function SignInButtons({ ask }: SignInButtonsProps) {
  return (
    <Stack direction={{ base: 'column', sm: 'row' }} alignSelf="stretch" gap="3">
      <Button onClick={() => ask()}>Sign In</Button>
      <Button variant="outline" onClick={() => ask({ dialog: 'CREATE_ACCOUNT' })}>
        Create an Account
      </Button>
    </Stack>
  );
}
