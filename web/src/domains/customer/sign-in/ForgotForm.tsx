import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkEmail } from '#lib/forms/checks.ts';
import { session } from '#lib/session/useSession.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { PasswordForgotten } from '../password/Password.generated.ts';

/** Any failure reads the same (spec §5), and the answer is the same for known and unknown addresses. */
const FAILURE = 'Email was incorrect. Please try again.';

/** Asks for the mail with the link to another password. */
export function ForgotForm() {
  const client = useApolloClient();
  const [sentTo, setSentTo] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { email: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email }) => {
    setHasFailed(false);
    setSentTo('');
    const input = { email: email.trim() };
    const answer = await client
      .mutate({ mutation: PasswordForgotten, variables: { input } })
      .catch(() => null);
    if (answer?.data?.customerPasswordResetRequest.isDone) setSentTo(input.email);
    else setHasFailed(true);
  });
  return (
    <form className="e-form" onSubmit={submit} noValidate>
      <p className="e-fact">Enter the email of your account and we will send you a link.</p>
      <FormAlert>{hasFailed && FAILURE}</FormAlert>
      <FormAlert tone="good">
        {sentTo &&
          `If there is an account associated with ${sentTo} you will receive an email with a link to reset your password.`}
      </FormAlert>
      <FormField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email', { validate: checkEmail })}
      />
      <Button type="submit" width="full" aria-busy={isSubmitting} disabled={isSubmitting}>
        {isSubmitting ? 'Sending ...' : 'Send Link'}
      </Button>
      <p className="e-sign-in-switch">
        <button type="button" onClick={() => session.showDialog('sign-in')}>
          Back to Sign In
        </button>
      </p>
    </form>
  );
}
