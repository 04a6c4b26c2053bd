import { type Challenge, solveChallengeWorkers } from 'altcha-lib';
import { loadScript } from '#lib/browser/loadScript.ts';
import { trimmed } from '#lib/format/plainText.ts';
import type { Rejection } from '#lib/forms/rejection.ts';
import { sendInput } from '#lib/forms/useSubmitForm.ts';
import { toPasswordRejection } from '../password/passwordRules.ts';
import {
  type CustomerCreateInput,
  useCaptchaChallengeLazyQuery,
  useCreateAccountMutation,
  useSignInSettingsLazyQuery,
} from './SignIn.generated.ts';

const CAPTCHA_FAILURE = 'Please tick recaptcha.';

export function useCreateAccount() {
  const solveCaptcha = useCaptcha();
  const [createAccount] = useCreateAccountMutation();
  return async (account: Omit<CustomerCreateInput, 'captcha'>): Promise<Rejection | null> => {
    const captcha = await solveCaptcha().catch(() => undefined);
    if (captcha === undefined) return { field: null, message: CAPTCHA_FAILURE };
    const input = { ...trimmed(account), password: account.password, captcha };
    const rejection = toPasswordRejection(await sendInput(createAccount, input), account.password);
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

const MAX_WORKERS = 4;
/** Time limit in milliseconds, sufficient for a slow phone. */
const TIMEOUT_MS = 60_000;

/** Solves a puzzle of the gateway; returns ALTCHA's payload as base64. Rejects if there is no solution. */
async function solvePuzzle(text: string): Promise<string> {
  const challenge: Challenge = JSON.parse(text);
  const solution = await solveChallengeWorkers({
    challenge,
    concurrency: Math.min(MAX_WORKERS, navigator.hardwareConcurrency || 1),
    createWorker: () =>
      new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' }),
    timeout: TIMEOUT_MS,
  });
  if (!solution) throw new Error('The puzzle could not be solved.');
  return btoa(JSON.stringify({ challenge, solution }));
}

interface Recaptcha {
  ready(then: () => void): void;
  render(place: HTMLElement, options: Record<string, unknown>): number;
  execute(widget: number): void;
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js?render=explicit';

async function loadRecaptcha(): Promise<Recaptcha> {
  await loadScript(SCRIPT);
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha };
  await new Promise<void>((resolve) => grecaptcha.ready(resolve));
  return grecaptcha;
}

/** Requests a token from Google's invisible reCAPTCHA; rejects if none is issued. */
async function executeRecaptcha(siteKey: string): Promise<string> {
  const recaptcha = await loadRecaptcha();
  const place = document.createElement('div');
  document.body.append(place);
  try {
    return await new Promise<string>((resolve, reject) => {
      const widget = recaptcha.render(place, {
        sitekey: siteKey,
        size: 'invisible',
        callback: resolve,
        'error-callback': () => reject(new Error('reCAPTCHA did not respond.')),
        'expired-callback': () => reject(new Error('reCAPTCHA took too long.')),
      });
      recaptcha.execute(widget);
    });
  } finally {
    place.remove();
  }
}
