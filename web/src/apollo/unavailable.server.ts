import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** The gateway's codes for a service behind it that cannot be reached, or not in time. */
const UNAVAILABLE_CODES = new Set<unknown>([
  'SERVICE_UNAVAILABLE',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
]);

/** True when a loader failed because the gateway, or a service behind it, is away: the page can be had later. */
export function isUnavailable(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) {
    return error.errors.some(({ extensions }) => UNAVAILABLE_CODES.has(extensions?.code));
  }
  if (ServerError.is(error)) return error.statusCode === 503;
  return isNetworkError(error);
}

/** `fetch` rejects with a TypeError whose cause is the socket's error, and with a TimeoutError for our own limit. */
function isNetworkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'TimeoutError') return true;
  return error instanceof TypeError && error.message === 'fetch failed';
}
