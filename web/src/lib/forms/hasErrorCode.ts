import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** Codes of errors without a response of the back end; the request can be retried. */
const WITHOUT_RESPONSE: ReadonlySet<unknown> = new Set([
  'INTERNAL_SERVER_ERROR',
  'OVERLOADED',
  'RATE_LIMITED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
]);

/** True if the back end itself returned an error; false if it could not be reached. */
export const hasResponse = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.every(({ extensions }) => !WITHOUT_RESPONSE.has(extensions?.code));

/** True if the gateway returned an error with this code (docs/errors.md). */
export const hasErrorCode = (error: unknown, code: string): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === code);
