const UNREACHABLE = 'We could not reach the shop. Please check your connection and try again.';

/** What to say about a failure that is no refusal: the gateway's own words, or that it cannot be reached. */
export function failureText(error: unknown): string {
  const isAnswer = error instanceof Error && error.name === 'CombinedGraphQLErrors';
  return isAnswer ? error.message : UNREACHABLE;
}
