import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { changePassword } from '../password/passwordCalls.ts';
import { checkNewPassword, checkPassword } from '../sign-in/fieldRules.ts';
import '../components/account.css';
import '../sign-in/signIn.css';

const EMPTY = { currentPassword: '', newPassword: '' };

/** Changing the password. It stays signed in here and ends every other session. */
export default function PasswordRoute() {
  return (
    <>
      <PageHead title="Change password" canonical={null} />
      <Link className="e-back" to="/account/profile">
        Profile
      </Link>
      <h1 className="e-heading">Change password</h1>
      <p className="e-fact">Every other device that is signed in to your account is signed out.</p>
      <ChangeForm />
    </>
  );
}

function ChangeForm() {
  const client = useApolloClient();
  const [failure, setFailure] = useState('');
  const [isDone, setIsDone] = useState(false);
  const form = useForm({ mode: 'onTouched', defaultValues: EMPTY });
  const { register, handleSubmit, formState, watch, setError, reset } = form;
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (input) => {
    setFailure('');
    setIsDone(false);
    const problem = await changePassword(client, input);
    if (problem === null) {
      reset(EMPTY);
      setIsDone(true);
    } else if (problem.field === 'currentPassword' || problem.field === 'newPassword')
      setError(problem.field, problem, { shouldFocus: true });
    else setFailure(problem.message);
  });
  return (
    <form className="e-form e-account-form" onSubmit={submit} noValidate>
      <FormAlert>{failure}</FormAlert>
      <FormAlert tone="good">{isDone && 'Your password has been changed.'}</FormAlert>
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword', { validate: checkPassword })}
      />
      <NewPasswordField
        label="New password"
        password={watch('newPassword')}
        error={errors.newPassword?.message}
        {...register('newPassword', { validate: checkNewPassword })}
      />
      <Button type="submit" aria-busy={isSubmitting} disabled={isSubmitting}>
        {isSubmitting ? 'Saving ...' : 'Save Password'}
      </Button>
    </form>
  );
}
