import { HttpLink } from '@apollo/client/link/http';

const TIMEOUT_MS = 15_000;

/** Creates the HTTP link to the gateway. No link retries mutations: one whose response is lost may have been executed. */
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
