import { Button, Stack } from '@chakra-ui/react';
import { session } from '#apollo/session/session.ts';

/** What a page for customers offers to a guest: side by side, stacked on phones. */
export function SignInButtons() {
  return (
    <Stack direction={{ base: 'column', sm: 'row' }} alignSelf="stretch" gap="3">
      <Button onClick={() => session.askToSignIn()}>Sign In</Button>
      <Button variant="outline" onClick={() => session.askToSignIn({ dialog: 'CREATE_ACCOUNT' })}>
        Create an Account
      </Button>
    </Stack>
  );
}
