import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import { env } from '../../env.ts';
import { makeClient } from './client.ts';
import { markIncomplete } from './incomplete.server.ts';
import { makeHttpLink } from './links.ts';

/** What a back end does not have today it will not have in half a minute: the page is whole without it. */
const LASTING = new Set<unknown>(['NOT_FOUND', 'NOT_SUPPORTED']);

const clients = new WeakMap<Request, ApolloClient>();

/**
 * The client of one request, always anonymous: pages are the same for everyone. A loader awaits
 * `serverClient(request).query(…)` and returns the data, which goes to the page as it is: the browser never asks again.
 */
export function serverClient(request: Request): ApolloClient {
  const known = clients.get(request);
  if (known) return known;
  const noteFailures = new ErrorLink(({ error }) => {
    if (!isLasting(error)) markIncomplete(request);
  });
  const client = makeClient(ApolloLink.from([noteFailures, makeHttpLink(env.GATEWAY_URL)]));
  // Nobody reads the cache of one request, and filling it is most of what an answer of sixty products costs.
  client.defaultOptions = { query: { fetchPolicy: 'no-cache' } };
  clients.set(request, client);
  return client;
}

function isLasting(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.every(({ extensions }) => LASTING.has(extensions?.code));
}
