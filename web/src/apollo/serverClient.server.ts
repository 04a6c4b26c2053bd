import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import type { AppLoadContext } from 'react-router';
import { env } from '../../env.ts';
import { createApolloClient } from './client.ts';
import { createHttpLink } from './httpLink.ts';
import { markIncomplete } from './incomplete.server.ts';

/** What a back end does not have today it will not have in half a minute: the page is whole without it. */
const LASTING = new Set<unknown>(['NOT_FOUND', 'NOT_SUPPORTED']);

const clients = new WeakMap<AppLoadContext | Request, ApolloClient>();

/**
 * The client of a page, always anonymous: pages are the same for everyone. The page carries its cache.
 *
 * @param owner the router's context, one a page. A loader that returns its data instead passes its request, and nothing
 * of it is cached: filling a cache is most of what a listing costs
 */
export function serverClient(owner: AppLoadContext | Request): ApolloClient {
  const known = clients.get(owner);
  if (known) return known;
  const noteFailures = new ErrorLink(({ error }) => {
    if (!isLasting(error)) markIncomplete(owner);
  });
  const client = createApolloClient(
    ApolloLink.from([noteFailures, createHttpLink(env.GATEWAY_URL)]),
  );
  if (owner instanceof Request) client.defaultOptions = { query: { fetchPolicy: 'no-cache' } };
  clients.set(owner, client);
  return client;
}

function isLasting(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.every(({ extensions }) => LASTING.has(extensions?.code));
}
