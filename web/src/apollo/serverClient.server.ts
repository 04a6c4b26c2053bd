import { ApolloClient, ApolloLink } from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import type { AppLoadContext } from 'react-router';
import { env } from '../../env.ts';
import { createCache } from './cache.ts';
import { createHttpLink } from './httpLink.ts';
import { isLasting } from './lastingError.ts';

const clients = new WeakMap<AppLoadContext, ApolloClient>();
const incompletePages = new WeakSet<AppLoadContext>();

/**
 * The client of the page with this context; always anonymous, because pages are the same for all visitors. Its cache is
 * embedded in the page, so a loader that returns its data itself queries with `no-cache`.
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
