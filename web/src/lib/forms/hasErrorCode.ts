import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Codes that say that nobody has answered the question yet: it may be asked again. */
const UNANSWERED: ReadonlySet<unknown> = new Set([
  'INTERNAL_SERVER_ERROR',
  'OVERLOADED',
  'RATE_LIMITED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
]);

/** True when the back end itself has answered with an error; false when it could not be reached. */
export const hasAnswered = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.every(({ extensions }) => !UNANSWERED.has(extensions?.code));

/** True for an answer of the gateway that gives this code (docs/errors.md) as a reason. */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === code);
