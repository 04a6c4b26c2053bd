import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { checkFilled } from '#lib/forms/checks.ts';
import { session } from '#lib/session/useSession.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { type Profile_CustomerFragment, useProfileQuery } from '../profile/Profile.generated.ts';
import { updateProfile } from '../profile/updateProfile.ts';

/** Changing the name; the greeting follows at once. */
export default function NameRoute() {
  const question = useProfileQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHead title="Change name" canonical={null} />
      <Link className="e-back" to="/account/profile">
        Profile
      </Link>
      <h1 className="e-heading">Change name</h1>
      <Loadable question={question} rows={2}>
        {({ customer }) => customer && <NameForm customer={customer} />}
      </Loadable>
    </>
  );
}

function NameForm({ customer }: { customer: Profile_CustomerFragment }) {
  const client = useApolloClient();
  const [failure, setFailure] = useState('');
  const [isDone, setIsDone] = useState(false);
  const { register, handleSubmit, formState, setError } = useForm({
    mode: 'onTouched',
    defaultValues: { firstName: customer.firstName, lastName: customer.lastName },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (values) => {
    setFailure('');
    setIsDone(false);
    const name = { firstName: values.firstName.trim(), lastName: values.lastName.trim() };
    const problem = await updateProfile(client, name);
    if (problem === null) {
      session.rename(name.firstName);
      setIsDone(true);
    } else if (problem.field === 'firstName' || problem.field === 'lastName') {
      setError(problem.field, problem, { shouldFocus: true });
    } else setFailure(problem.message);
  });
  return (
    <form className="e-form e-account-form" onSubmit={submit} noValidate>
      <FormAlert>{failure}</FormAlert>
      <FormAlert tone="good">{isDone && 'Your name has been changed.'}</FormAlert>
      <FormField
        label="First name"
        autoComplete="given-name"
        error={errors.firstName?.message}
        {...register('firstName', { validate: checkFilled('First name') })}
      />
      <FormField
        label="Last name"
        autoComplete="family-name"
        error={errors.lastName?.message}
        {...register('lastName', { validate: checkFilled('Last name') })}
      />
      <Button type="submit" aria-busy={isSubmitting} disabled={isSubmitting}>
        {isSubmitting ? 'Saving ...' : 'Save Name'}
      </Button>
    </form>
  );
}
