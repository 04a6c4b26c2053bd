import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkEmail, checkFilled } from '#lib/forms/checks.ts';
import { session } from '#lib/session/useSession.ts';
import { useStoreName } from '#lib/site/useSite.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { NewPasswordField } from '../password/NewPasswordField.tsx';
import { checkNewPassword } from './fieldRules.ts';
import { type NewAccount, useCreateAccount } from './useCreateAccount.ts';

const EMPTY: NewAccount = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  isSubscribed: false,
};

/** Name, mail address, password and the news; then the thank-you that asks to sign in. */
export function CreateForm() {
  const create = useCreateAccount();
  const [failure, setFailure] = useState('');
  const [isDone, setIsDone] = useState(false);
  const { register, handleSubmit, formState, watch } = useForm<NewAccount>({
    mode: 'onTouched',
    defaultValues: EMPTY,
  });
  const { errors, isSubmitting } = formState;
  if (isDone) return <ThankYou />;

  const submit = handleSubmit(async (account) => {
    setFailure('');
    const problem = await create(account);
    if (problem === null) setIsDone(true);
    else setFailure(problem);
  });
  return (
    <form className="e-form" onSubmit={submit} noValidate>
      <FormAlert>{failure}</FormAlert>
      <div className="e-form-pair">
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
      </div>
      <FormField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email', { validate: checkEmail })}
      />
      <NewPasswordField
        label="Password"
        password={watch('password')}
        error={errors.password?.message}
        {...register('password', { validate: checkNewPassword })}
      />
      <Checkbox
        label="Email me updates about trends, new arrivals and promotions."
        {...register('isSubscribed')}
      />
      <Button type="submit" width="full" aria-busy={isSubmitting} disabled={isSubmitting}>
        {isSubmitting ? 'Creating Account ...' : 'Create an Account'}
      </Button>
    </form>
  );
}

function ThankYou() {
  const store = useStoreName();
  return (
    <div className="e-sign-in-done">
      <FormAlert tone="good">
        Thank you for creating an account with {store}. Please sign in to continue.
      </FormAlert>
      <Button width="full" onClick={() => session.showDialog('sign-in')}>
        Sign In
      </Button>
    </div>
  );
}
