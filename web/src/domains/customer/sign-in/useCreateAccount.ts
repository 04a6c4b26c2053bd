import { useApolloClient } from '@apollo/client/react';
import { failureText } from '#lib/forms/failureText.ts';
import { answerCaptcha } from '../captcha/answerCaptcha.ts';
import { AccountCreate } from './AccountCreate.generated.ts';

/** What the form of a new account holds. */
export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly isSubscribed: boolean;
}

/** Word for word (spec §8). */
const CAPTCHA_FAILURE = 'Please tick recaptcha.';

/** Answers the captcha and opens an account. Null when it is done; otherwise what to tell: the server's own words. Never rejects. */
export function useCreateAccount(): (account: NewAccount) => Promise<string | null> {
  const client = useApolloClient();
  return async (account) => {
    const captcha = await answerCaptcha(client).catch(() => undefined);
    if (captcha === undefined) return CAPTCHA_FAILURE;
    const input = {
      ...account,
      captcha,
      firstName: account.firstName.trim(),
      lastName: account.lastName.trim(),
      email: account.email.trim(),
    };
    try {
      const { data } = await client.mutate({ mutation: AccountCreate, variables: { input } });
      return data?.customerCreate.userErrors[0]?.message ?? null;
    } catch (error) {
      return failureText(error);
    }
  };
}
