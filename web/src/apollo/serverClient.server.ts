import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import type { AppLoadContext } from 'react-router';
import { env } from '../../env.ts';
import { createCache } from './cache.ts';
import { createHttpLink } from './httpLink.ts';

/** Errors that will not be resolved within seconds; a page that lacks such data counts as complete. */
const LASTING = new Set<unknown>(['NOT_FOUND', 'NOT_SUPPORTED']);

const clients = new WeakMap<AppLoadContext, ApolloClient>();
const incompletePages = new WeakSet<AppLoadContext>();

/**
 * The client that renders a page; always anonymous, because pages are the same for all visitors. Its cache is embedded
 * in the page, so a loader that returns its data itself queries with `no-cache`.
 *
 * @param context the router's context, one per page
 */
export function serverClient(context: AppLoadContext): ApolloClient {
  const known = clients.get(context);
  if (known) return known;
  const noteFailures = new ErrorLink(({ error }) => {
    if (!isLasting(error)) incompletePages.add(context);
  });
  const client = new ApolloClient({
    link: ApolloLink.from([noteFailures, createHttpLink(env.GATEWAY_URL)]),
    cache: createCache(),
  });
  clients.set(context, client);
  return client;
}

/** True if some data of the page could not be read; such a page is not cached. */
export const isIncomplete = (context: AppLoadContext): boolean => incompletePages.has(context);

function isLasting(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.every(({ extensions }) => LASTING.has(extensions?.code));
}
