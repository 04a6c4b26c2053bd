import { trimmed } from '#lib/format/plainText.ts';
import type { Rejection } from '#lib/forms/rejection.ts';
import { sendInput } from '#lib/forms/useSubmitForm.ts';
import { useCaptcha } from '../captcha/useCaptcha.ts';
import { type CustomerCreateInput, useCreateAccountMutation } from './SignIn.generated.ts';

const CAPTCHA_FAILURE = 'Please tick recaptcha.';

export function useCreateAccount() {
  const solveCaptcha = useCaptcha();
  const [createAccount] = useCreateAccountMutation();
  return async (account: Omit<CustomerCreateInput, 'captcha'>): Promise<Rejection | null> => {
    const captcha = await solveCaptcha().catch(() => undefined);
    if (captcha === undefined) return { field: null, message: CAPTCHA_FAILURE };
    const input = { ...trimmed(account), password: account.password, captcha };
    const rejection = await sendInput(createAccount, input);
    return rejection && { ...rejection, field: null };
  };
}
