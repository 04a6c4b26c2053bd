import { CombinedGraphQLErrors } from '@apollo/client/errors';

/** True for the gateway's answer that the session has ended (spec §4, HTTP 401). */
export function isSessionLost(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
}
