import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

const UNAVAILABLE_CODES = new Set<unknown>([
  'SERVICE_UNAVAILABLE',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
]);

/** True if a loader failed because the gateway or one of its services is temporarily unavailable. */
export function isUnavailable(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors.some(({ extensions }) => UNAVAILABLE_CODES.has(extensions?.code));
  }
  if (ServerError.is(error)) return error.statusCode === 503;
  return isNetworkError(error);
}

/**
 * `fetch` rejects with a TypeError whose cause is the socket's error, and with a TimeoutError after our own timeout.
 */
function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError') return true;
  return error instanceof TypeError && error.message === 'fetch failed';
}
