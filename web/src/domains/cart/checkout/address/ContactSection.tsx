import { checkEmail } from '../../../../shared/forms/checks.ts';
import { session } from '../../../../shared/session/useSession.ts';
import { Field } from '../../../../ui/form/Field.tsx';
import type { CheckoutForm } from '../useCheckoutForm.ts';

/** Who is told about the order: a guest types an address or signs in, a customer is known. */
export function ContactSection({ form, account }: { form: CheckoutForm; account: string | null }) {
  if (account) {
    return (
      <p className="e-checkout-known">
        Signed in as <strong>{account}</strong>
      </p>
    );
  }
  return (
    <>
      <Field
        id="email"
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        hint="For your confirmation and tracking."
        error={form.formState.errors.email?.message}
        {...form.register('email', { validate: checkEmail })}
      />
      <p className="e-checkout-sign-in">
        Have an account?{' '}
        <button type="button" className="e-form-link" onClick={() => session.askToSignIn()}>
          Sign in
        </button>{' '}
        for your saved addresses. What you have typed stays.
      </p>
    </>
  );
}
