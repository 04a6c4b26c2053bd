import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { OrderSnapshot } from '#domains/cart/index.ts';
import { checkNewPassword, NewPasswordField, useCreateAccount } from '#domains/customer/index.ts';
import { useStoreName } from '#lib/site/useSite.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';

/** Opens an account with what the guest has given already; only a password is asked for. */
export function AccountOffer({ order }: { order: OrderSnapshot }) {
  const { email, firstName, lastName } = order.summary;
  const create = useCreateAccount();
  const store = useStoreName();
  const [failure, setFailure] = useState('');
  const [isDone, setIsDone] = useState(false);
  const { register, handleSubmit, formState, watch } = useForm({
    mode: 'onTouched',
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setFailure('');
    const account = { firstName, lastName, email, password, isSubscribed: false };
    const problem = await create(account);
    if (problem === null) setIsDone(true);
    else setFailure(problem);
  });
  return (
    <section className="e-complete-account" aria-labelledby="complete-account">
      <h2 id="complete-account">Save your details for next time</h2>
      <FormAlert tone="good">
        {isDone && `Thank you for creating an account with ${store}. Please sign in to continue.`}
      </FormAlert>
      {!isDone && (
        <form className="e-form" onSubmit={submit} noValidate>
          <p>An account for {email}: only a password is missing.</p>
          <FormAlert>{failure}</FormAlert>
          <input type="hidden" autoComplete="username" value={email} readOnly />
          <NewPasswordField
            label="Password"
            password={watch('password')}
            error={errors.password?.message}
            {...register('password', { validate: checkNewPassword })}
          />
          <Button type="submit" aria-busy={isSubmitting} disabled={isSubmitting}>
            {isSubmitting ? 'Creating Account ...' : 'Create an Account'}
          </Button>
        </form>
      )}
    </section>
  );
}
