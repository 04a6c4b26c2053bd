import { HttpLink } from '@apollo/client';

/** Milliseconds after which the shop stops waiting for an answer of the gateway. */
const TIMEOUT_MS = 15_000;

/**
 * The way to the gateway. Mutations are not repeated by any link: an answer that is lost may still have been carried out.
 *
 * @param uri `/graphql` in the browser, the gateway's own address on the server
 */
export function makeHttpLink(uri: string): HttpLink {
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
