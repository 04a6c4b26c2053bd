import { ApolloClient, type ApolloLink } from '@apollo/client';
import { createCache } from './cache.ts';

/**
 * Creates an Apollo client: one per request on the server, one per page in the browser. Local-only fields are read from
 * the cache, where each has an initial value, so no `LocalState` is needed.
 */
export function createApolloClient(link: ApolloLink, cache = createCache()): ApolloClient {
  return new ApolloClient({ cache, link });
}
