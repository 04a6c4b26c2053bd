import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';
import {
  type ApolloClient,
  createApolloLoaderHandler,
} from '@apollo/client-integration-react-router';
import { env } from '../../env.ts';
import { makeAskOnceLink } from './askOnce.ts';
import { makeClient } from './client.ts';
import { markIncomplete } from './incomplete.server.ts';
import { makeHttpLink } from './links.ts';

/** What a back end does not have today it will not have in half a minute: the page is whole without it. */
const LASTING = new Set<unknown>(['NOT_FOUND', 'NOT_SUPPORTED']);

const clients = new WeakMap<Request, ApolloClient>();

/**
 * The client of one request, always anonymous: pages are the same for everyone. A loader that must know an answer before
 * it can choose the status (a 404, a redirect) awaits `serverClient(request).query(…)` and then calls preloadQuery with
 * the same query and variables; one question leaves for both.
 */
export function serverClient(request: Request): ApolloClient {
  const known = clients.get(request);
  if (known) return known;
  const noteFailures = new ErrorLink(({ error }) => {
    if (!isLasting(error)) markIncomplete(request);
  });
  const links = [makeAskOnceLink(), noteFailures, makeHttpLink(env.GATEWAY_URL)];
  const client = makeClient(ApolloLink.from(links));
  clients.set(request, client);
  return client;
}

function clientOf(request?: Request): ApolloClient {
  return request ? serverClient(request) : makeClient(makeHttpLink(env.GATEWAY_URL));
}

/**
 * Wraps a route's loader and gives it `preloadQuery`; the component reads the returned reference with useReadQuery, so
 * the browser never asks again. Call twice: `apolloLoader<Route.LoaderArgs>()(({ preloadQuery }) => …)`.
 */
export const apolloLoader = createApolloLoaderHandler(clientOf);

function isLasting(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return false;
  return error.errors.every(({ extensions }) => LASTING.has(extensions?.code));
}
