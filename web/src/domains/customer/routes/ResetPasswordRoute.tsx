import { Button, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { session } from '#apollo/session/session.ts';
import { focusOnMount } from '#lib/browser/focusOnMount.ts';
import { useHydrated } from '#lib/browser/hydration.ts';
import { checkEmail } from '#lib/forms/checks.ts';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { Form, FormAlert, SubmitButton } from '#ui/form/Form.tsx';
import { EmailField } from '#ui/form/FormField.tsx';
import { AccountGate } from '../components/AccountGate.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { useResetPasswordMutation } from '../password/Password.generated.ts';
import { toPasswordRejection } from '../password/passwordRules.ts';

/** The back end's message speaks of a password token. */
const USED_LINK = { field: null, message: 'This link has already been used or has expired.' };

const askForLink = () => session.askToSignIn({ dialog: 'FORGOT_PASSWORD' });

/** The target of the reset email's link: sets a new password with the email's token. */
export default function ResetPasswordRoute() {
  const [search] = useSearchParams();
  const [link] = useState({ email: search.get('email') ?? '', token: search.get('token') ?? '' });
  // Removes the token from the URL, so that it is in neither the history nor a referrer.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end of a session writes it there again.
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, [search]);
  return (
    <AccountGate title="Reset your password">
      <meta name="referrer" content="no-referrer" />
      {link.token ? (
        <ResetForm {...link} />
      ) : (
        <>
          <p>Open this page from the link in our email. The link works once, within two hours.</p>
          <Button onClick={askForLink}>Send me a link</Button>
        </>
      )}
    </AccountGate>
  );
}

function ResetForm({ email, token }: { email: string; token: string }) {
  const [resetPassword] = useResetPasswordMutation();
  const isHydrated = useHydrated();
  const form = useSubmitForm({
    defaultValues: { email, newPassword: '' },
    send: async (values) => {
      const input = { ...values, email: values.email.trim(), resetToken: token };
      const rejection = await sendInput(resetPassword, input);
      if (rejection?.field === 'resetToken') return USED_LINK;
      return toPasswordRejection(rejection, values.newPassword);
    },
  });
  if (form.isDone) {
    return (
      <Stack ref={focusOnMount} tabIndex={-1} outline="0" align="start" gap="5">
        <FormAlert tone="good">Your password has been changed. Please sign in with it.</FormAlert>
        <Button
          onClick={() => session.askToSignIn({ intent: { kind: 'return', value: '/account' } })}
        >
          Sign In
        </Button>
      </Stack>
    );
  }
  return (
    <Form maxWidth="dialog" mt="3" form={form}>
      {form.failure && (
        <Button variant="outline" onClick={askForLink}>
          Send me another link
        </Button>
      )}
      {email === '' ? (
        <EmailField {...form.field('email', checkEmail)} />
      ) : (
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      )}
      <NewPasswordField form={form} name="newPassword" label="New password" />
      <SubmitButton busyText="Saving…" disabled={!isHydrated}>
        Save password
      </SubmitButton>
    </Form>
  );
}
