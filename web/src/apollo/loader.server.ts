import {
  type ApolloClient,
  createApolloLoaderHandler,
} from '@apollo/client-integration-react-router';
import { env } from '../../env.ts';
import { makeClient } from './client.ts';

const clients = new WeakMap<Request, ApolloClient>();

/**
 * The client of one request, always anonymous: pages are the same for everyone. A loader that must know an answer before
 * it can choose the status (a 404, a redirect) awaits `serverClient(request).query(…)` and then calls preloadQuery with
 * the same query and variables; the second read comes from this client's cache.
 */
export function serverClient(request: Request): ApolloClient {
  const known = clients.get(request);
  if (known) return known;
  const client = makeClient(env.GATEWAY_URL);
  clients.set(request, client);
  return client;
}

function clientOf(request?: Request): ApolloClient {
  return request ? serverClient(request) : makeClient(env.GATEWAY_URL);
}

/**
 * Wraps a route's loader and gives it `preloadQuery`; the component reads the returned reference with useReadQuery, so
 * the browser never asks again. Call twice: `apolloLoader<Route.LoaderArgs>()(({ preloadQuery }) => …)`.
 */
export const apolloLoader = createApolloLoaderHandler(clientOf);
