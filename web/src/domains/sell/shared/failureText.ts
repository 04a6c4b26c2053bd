const UNREACHABLE = 'We could not reach the shop. Please check your connection and try again.';
const REFUSED = 'The shop could not take this. Please try again.';

/** The shop has refused; the message is the shop's own and fit to show. */
export class Refusal extends Error {
  constructor(message = REFUSED) {
    super(message);
  }
}

/** What to say about a failure: the shop's or the gateway's own words, or that nobody can be reached. */
export function failureText(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  const isAnswer = error instanceof Error && error.name === 'CombinedGraphQLErrors';
  return isAnswer ? error.message : UNREACHABLE;
}
