import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { checkEmail } from '#lib/forms/checks.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { useProfileQuery } from '../profile/Profile.generated.ts';
import { updateProfile } from '../profile/updateProfile.ts';
import { checkPassword } from '../sign-in/fieldRules.ts';

/** Changing the mail address, which is also the name to sign in with: the current password is asked for. */
export default function EmailRoute() {
  const question = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHead title="Change email" canonical={null} />
      <Link className="e-back" to="/account/profile">
        Profile
      </Link>
      <h1 className="e-heading">Change email</h1>
      <Loadable question={question} rows={2}>
        {({ customer }) => customer && <EmailForm email={customer.email} />}
      </Loadable>
    </>
  );
}

function EmailForm({ email }: { email: string }) {
  const client = useApolloClient();
  const [failure, setFailure] = useState('');
  const [isDone, setIsDone] = useState(false);
  const { register, handleSubmit, formState, setError, reset } = useForm({
    mode: 'onTouched',
    defaultValues: { email: '', currentPassword: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailure('');
    setIsDone(false);
    const problem = await updateProfile(client, { ...values, email: values.email.trim() });
    if (problem === null) {
      reset();
      setIsDone(true);
    } else if (problem.field === 'email' || problem.field === 'currentPassword') {
      setError(problem.field, problem, { shouldFocus: true });
    } else setFailure(problem.message);
  });
  return (
    <>
      <p className="e-fact">You sign in with {email} at present.</p>
      <form className="e-form e-account-form" onSubmit={submit} noValidate>
        <FormAlert>{failure}</FormAlert>
        <FormAlert tone="good">
          {isDone && `Your email has been changed. From now on you sign in with ${email}.`}
        </FormAlert>
        <FormField
          label="New email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          error={errors.email?.message}
          {...register('email', { validate: checkEmail })}
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword', { validate: checkPassword })}
        />
        <Button type="submit" aria-busy={isSubmitting} disabled={isSubmitting}>
          {isSubmitting ? 'Saving ...' : 'Save Email'}
        </Button>
      </form>
    </>
  );
}
