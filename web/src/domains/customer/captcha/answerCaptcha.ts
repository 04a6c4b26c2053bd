import type { ApolloClient } from '@apollo/client';
import { CaptchaChallenge, SignInSettings } from '../sign-in/SignInSettings.generated.ts';
import { askRecaptcha } from './recaptcha.ts';
import { solvePuzzle } from './solvePuzzle.ts';

/** The answer to the shop's captcha, unseen by the person; null where none is asked. Rejects when it cannot be had. */
export async function answerCaptcha(client: ApolloClient): Promise<string | null> {
  const { data } = await client.query({ query: SignInSettings });
  const settings = data?.signInSettings;
  if (settings?.captcha === 'NONE') return null;
  if (settings?.captcha === 'RECAPTCHA') return askRecaptcha(settings.captchaSiteKey ?? '');
  const asked = await client.query({ query: CaptchaChallenge, fetchPolicy: 'no-cache' });
  return solvePuzzle(asked.data?.captchaChallenge ?? '');
}
