import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkEmail } from '#lib/forms/checks.ts';
import { session } from '#lib/session/useSession.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { checkPassword } from './fieldRules.ts';
import { useSignIn } from './useSignIn.ts';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Mail address and password. */
export function SignInForm() {
  const signIn = useSignIn();
  const [failure, setFailure] = useState('');
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>({
    mode: 'onTouched',
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async ({ email, password }) => {
    setFailure('');
    const problem = await signIn(email, password);
    if (problem === null) return;
    setFailure(problem);
    setFocus('password');
  });
  return (
    <form className="e-form" onSubmit={submit} noValidate>
      <FormAlert>{failure}</FormAlert>
      <FormField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        error={errors.email?.message}
        {...register('email', { validate: checkEmail })}
      />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: checkPassword })}
      />
      <div className="e-sign-in-row">
        <button type="button" onClick={() => session.showDialog('forgot')}>
          Forgot your password?
        </button>
      </div>
      <Button type="submit" width="full" aria-busy={isSubmitting} disabled={isSubmitting}>
        {isSubmitting ? 'Signing In ...' : 'Sign In'}
      </Button>
    </form>
  );
}
