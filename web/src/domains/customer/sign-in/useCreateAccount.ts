import { toErrorMessage } from '#lib/forms/rejection.ts';
import { executeRecaptcha } from '../captcha/recaptcha.ts';
import { solvePuzzle } from '../captcha/solvePuzzle.ts';
import {
  useCaptchaChallengeLazyQuery,
  useCreateAccountMutation,
  useSignInSettingsLazyQuery,
} from './SignIn.generated.ts';

export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly isSubscribed: boolean;
}

/** The specified text. */
const CAPTCHA_FAILURE = 'Please tick recaptcha.';

/**
 * Solves the captcha and creates an account. Resolves with null on success, otherwise with the gateway's message. Never
 * rejects.
 */
export function useCreateAccount(): (account: NewAccount) => Promise<string | null> {
  const solveCaptcha = useCaptcha();
  const [createAccount] = useCreateAccountMutation();
  return async (account) => {
    const captcha = await solveCaptcha().catch(() => undefined);
    if (captcha === undefined) return CAPTCHA_FAILURE;
    const input = {
      ...account,
      captcha,
      firstName: account.firstName.trim(),
      lastName: account.lastName.trim(),
      email: account.email.trim(),
    };
    try {
      const { data } = await createAccount({ variables: { input } });
      return data?.customerCreate.userErrors[0]?.message ?? null;
    } catch (error) {
      return toErrorMessage(error);
    }
  };
}

/**
 * Solves the configured captcha without user interaction; null if none is configured. Rejects if it cannot be solved.
 */
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
