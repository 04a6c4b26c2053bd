import { ApolloClient, type ApolloLink } from '@apollo/client';
import { createCache } from './cache.ts';

/**
 * The shop's Apollo client: one a request on the server, one a page in the browser. Its local-only fields are read from
 * the cache, where each has an initial value, so they need no `LocalState`.
 *
 * @param link the way to the gateway
 */
export function createApolloClient(link: ApolloLink, cache = createCache()): ApolloClient {
  return new ApolloClient({ cache, link });
}
