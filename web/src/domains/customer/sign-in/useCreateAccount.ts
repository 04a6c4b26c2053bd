import { type Rejection, sendInput } from '#lib/forms/rejection.ts';
import { executeRecaptcha } from '../captcha/recaptcha.ts';
import { solvePuzzle } from '../captcha/solvePuzzle.ts';
import {
  type CustomerCreateInput,
  useCaptchaChallengeLazyQuery,
  useCreateAccountMutation,
  useSignInSettingsLazyQuery,
} from './SignIn.generated.ts';

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

/** Solves the configured captcha; null if none is configured. Rejects if it cannot be solved. */
function useCaptcha(): () => Promise<string | null> {
  const [readSettings] = useSignInSettingsLazyQuery();
  const [readChallenge] = useCaptchaChallengeLazyQuery({ fetchPolicy: 'no-cache' });
  return async () => {
    const settings = (await readSettings()).data?.signInSettings;
    if (settings?.captcha === 'NONE') return null;
    if (settings?.captcha === 'RECAPTCHA') return executeRecaptcha(settings.captchaSiteKey ?? '');
    const { data } = await readChallenge();
    return solvePuzzle(data?.captchaChallenge ?? '');
  };
}
