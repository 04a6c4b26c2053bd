import { Box, Button } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { session } from '#apollo/session/session.ts';
import { useHydrated } from '#lib/browser/useHydrated.ts';
import { checkEmail } from '#lib/forms/checks.ts';
import { getRejection } from '#lib/forms/rejection.ts';
import { useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { EmailField } from '#ui/form/FormField.tsx';
import { AccountGate } from '../components/AccountGate.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { useResetPasswordMutation } from '../password/Password.generated.ts';
import { checkNewPassword, toPasswordErrors } from '../password/passwordRules.ts';

/** The target of the reset email's link: sets a new password with the email's token. */
export default function ResetPasswordRoute() {
  const link = useLink();
  return (
    <AccountGate title="Reset your password">
      <meta name="referrer" content="no-referrer" />
      {link.token === '' ? <NoLink /> : <ResetForm {...link} />}
    </AccountGate>
  );
}

/** Reads the token and removes it from the URL, so that it is in neither the history nor a referrer. */
function useLink(): { email: string; token: string } {
  const { search } = useLocation();
  const [link] = useState(() => {
    const params = new URLSearchParams(search);
    return { email: params.get('email') ?? '', token: params.get('token') ?? '' };
  });
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  return link;
}

function NoLink() {
  return (
    <>
      <p>Open this page from the link in our email. The link works once, within two hours.</p>
      <Button onClick={() => session.askToSignIn({ dialog: 'FORGOT_PASSWORD' })}>
        Send me a link
      </Button>
    </>
  );
}

function ResetForm({ email, token }: { email: string; token: string }) {
  const [resetPassword] = useResetPasswordMutation();
  const isHydrated = useHydrated();
  const { register, formState, watch, ...form } = useSubmitForm({
    defaultValues: { email, newPassword: '' },
    send: (values) =>
      getRejection(async () => {
        const { newPassword } = values;
        const input = { email: values.email.trim(), resetToken: token, newPassword };
        const { data } = await resetPassword({ variables: { input } });
        return toPasswordErrors(data?.customerPasswordReset);
      }),
  });
  if (form.isDone) return <Done />;
  return (
    <Box width="full" maxWidth="dialog">
      <Form failure={form.failure} onSubmit={form.submit}>
        {form.failure && (
          <Button
            variant="outline"
            onClick={() => session.askToSignIn({ dialog: 'FORGOT_PASSWORD' })}
          >
            Send me another link
          </Button>
        )}
        {email === '' ? (
          <EmailField
            error={formState.errors.email?.message}
            {...register('email', { validate: checkEmail })}
          />
        ) : (
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        )}
        <NewPasswordField
          label="New password"
          password={watch('newPassword')}
          error={formState.errors.newPassword?.message}
          {...register('newPassword', { validate: checkNewPassword })}
        />
        <SubmitButton isBusy={form.isSubmitting} busyText="Saving…" disabled={!isHydrated}>
          Save password
        </SubmitButton>
      </Form>
    </Box>
  );
}

function Done() {
  return (
    <>
      <FormAlert tone="good">Your password has been changed. Please sign in with it.</FormAlert>
      <Button
        onClick={() => session.askToSignIn({ intent: { kind: 'return', value: '/account' } })}
      >
        Sign In
      </Button>
    </>
  );
}
