import { type Rejection, sendInput } from '#lib/forms/rejection.ts';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { type CustomerCreateInput, useCreateAccountMutation } from './SignIn.generated.ts';

const CAPTCHA_FAILURE = 'Please tick recaptcha.';

/** Solves the captcha and creates an account. Resolves with null on success and never rejects. */
export function useCreateAccount() {
  const solveCaptcha = useCaptcha();
  const [createAccount] = useCreateAccountMutation();
  return async (account: Omit<CustomerCreateInput, 'captcha'>): Promise<Rejection | null> => {
    const captcha = await solveCaptcha().catch(() => undefined);
    if (captcha === undefined) return { field: null, message: CAPTCHA_FAILURE };
    const input = {
      ...account,
      captcha,
      firstName: account.firstName.trim(),
      lastName: account.lastName.trim(),
      email: account.email.trim(),
    };
    const rejection = await sendInput(createAccount, input);
    return rejection && { ...rejection, field: null };
  };
}
