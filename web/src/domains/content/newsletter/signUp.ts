import type { ApolloClient } from '@apollo/client';
import { checkEmail } from '#lib/forms/checks.ts';
import { failureText } from '#lib/forms/failureText.ts';
import { NewsletterSignUp } from './NewsletterForm.generated.ts';

/** What came of signing up: the shop's words, good or bad. */
export interface SignUpOutcome {
  readonly isDone: boolean;
  readonly message: string;
}

const NO_ANSWER = 'That did not work. Please try again.';

/** Signs a mail address up for the shop's news. Never rejects; the words are the shop's own where it gives any. */
export async function signUp(client: ApolloClient, email: string): Promise<SignUpOutcome> {
  const isGood = checkEmail(email);
  if (isGood !== true) return { isDone: false, message: isGood };
  try {
    const variables = { input: { email: email.trim() } };
    const { data } = await client.mutate({ mutation: NewsletterSignUp, variables });
    const answer = data?.newsletterSubscribe;
    const refusal = answer?.userErrors[0]?.message;
    const isDone = Boolean(answer?.isSubscribed) && !refusal;
    return { isDone, message: refusal ?? answer?.message ?? NO_ANSWER };
  } catch (error) {
    return { isDone: false, message: failureText(error) };
  }
}
