import { HttpLink } from '@apollo/client/link/http';

const TIMEOUT_MS = 15_000;

/**
 * Creates the HTTP link to the gateway. No link retries mutations: if a response is lost, the mutation may still have
 * been executed.
 *
 * @param uri `/graphql` in the browser, the gateway's own URL on the server
 */
export function createHttpLink(uri: string): HttpLink {
  return new HttpLink({
    uri,
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': '1' },
    fetch: (input, init) => fetch(input, { ...init, signal: withTimeout(init?.signal) }),
  });
}

function withTimeout(signal: AbortSignal | null | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
