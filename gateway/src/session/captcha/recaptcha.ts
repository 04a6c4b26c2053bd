import { z } from 'zod';
import type { Captcha } from './captcha.ts';

const GOOGLE = 'https://www.google.com/recaptcha/api/siteverify';
/** Milliseconds that Google gets; a person waits for it. */
const TIMEOUT_MS = 5_000;
/** With reCAPTCHA 3, answers below it are a machine's. */
const LOWEST_SCORE = 0.5;

const verdict = z.object({ success: z.boolean(), score: z.number().optional() });

/** What reCAPTCHA needs: its two keys. `verifyUrl` is Google's own unless told. */
export interface RecaptchaOptions {
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl?: string;
}

/** Google's reCAPTCHA: each token is asked about once, and Google takes none twice. No answer from there is a no. */
export const createRecaptcha = ({
  siteKey,
  secret,
  verifyUrl = GOOGLE,
}: RecaptchaOptions): Captcha => {
  const ask = async (token: string): Promise<boolean> => {
    const answer = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) return false;
    const { success, score = 1 } = verdict.parse(await answer.json());
    return success && score >= LOWEST_SCORE;
  };
  return {
    kind: 'RECAPTCHA',
    siteKey,
    challenge: async () => null,
    verify: async (token) => (token ? ask(token).catch(() => false) : false),
  };
};
