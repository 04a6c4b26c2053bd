import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** What is said when nobody at the shop can be reached. */
export const UNREACHABLE =
  'We could not reach the shop. Please check your connection and try again.';

/** The shop has refused; the message is the shop's own and fit to show. */
export class Refused extends Error {
  constructor(message = 'The shop could not take this. Please try again.') {
    super(message);
  }
}

/** What to say about a failure: the shop's or the gateway's own words, or that nobody can be reached. */
export function failureText(error: unknown): string {
  if (error instanceof Refused) return error.message;
  return CombinedGraphQLErrors.is(error) ? error.message : UNREACHABLE;
}
