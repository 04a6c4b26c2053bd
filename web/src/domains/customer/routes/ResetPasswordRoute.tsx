import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useHydrated } from '#lib/browser/useHydrated.ts';
import { session } from '#lib/session/useSession.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { resetPassword } from '../password/passwordCalls.ts';
import { checkNewPassword } from '../sign-in/fieldRules.ts';
import '../components/account.css';
import '../sign-in/signIn.css';

/** Where the link of the mail leads: choosing another password with the token of the mail. */
export default function ResetPasswordRoute() {
  const link = useLink();
  return (
    <div className="e-wrap e-account-gate">
      <PageHead title="Reset your password" canonical={null} />
      <meta name="referrer" content="no-referrer" />
      <h1 className="e-title">Reset your password</h1>
      {link.token === '' ? <NoLink /> : <ResetForm {...link} />}
    </div>
  );
}

/** The token, once read, leaves the address, so that it stays in no history and goes to nobody as a referrer. */
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
      <p>This page opens from the link in our mail. The link works once, for two hours.</p>
      <Button onClick={() => session.askToSignIn({ mode: 'forgot' })}>Send me a link</Button>
    </>
  );
}

function ResetForm({ email, token }: { email: string; token: string }) {
  const client = useApolloClient();
  const [failure, setFailure] = useState('');
  const [isDone, setIsDone] = useState(false);
  const isAlive = useHydrated();
  const { register, handleSubmit, formState, watch, setError } = useForm({
    mode: 'onTouched',
    defaultValues: { newPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  if (isDone) return <Done />;

  const submit = handleSubmit(async ({ newPassword }) => {
    setFailure('');
    const problem = await resetPassword(client, { email, resetToken: token, newPassword });
    if (problem === null) setIsDone(true);
    else if (problem.field === 'newPassword')
      setError('newPassword', problem, { shouldFocus: true });
    else setFailure(problem.message);
  });
  return (
    <form className="e-form e-account-form" onSubmit={submit} noValidate>
      <FormAlert>{failure}</FormAlert>
      {failure && (
        <Button variant="outline" onClick={() => session.askToSignIn({ mode: 'forgot' })}>
          Send me another link
        </Button>
      )}
      <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
      <NewPasswordField
        label="New password"
        password={watch('newPassword')}
        error={errors.newPassword?.message}
        {...register('newPassword', { validate: checkNewPassword })}
      />
      <Button type="submit" aria-busy={isSubmitting} disabled={!isAlive || isSubmitting}>
        {isSubmitting ? 'Saving ...' : 'Save Password'}
      </Button>
    </form>
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
