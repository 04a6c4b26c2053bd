import { type ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import type { AppLoadContext } from 'react-router';
import { env } from '../../env.ts';
import { createApolloClient } from './client.ts';
import { createHttpLink } from './httpLink.ts';
import { markIncomplete } from './incomplete.server.ts';

/** Errors that will not be resolved within seconds; a page that lacks such data counts as complete. */
const LASTING = new Set<unknown>(['NOT_FOUND', 'NOT_SUPPORTED']);

const clients = new WeakMap<AppLoadContext | Request, ApolloClient>();

/**
 * The client that renders a page; always anonymous, because pages are the same for all visitors. Its cache is embedded
 * in the page.
 *
 * @param owner the router's context, one per page. A loader that returns its data directly passes its request instead,
 * and nothing is cached: filling a cache is most of a listing's cost
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
