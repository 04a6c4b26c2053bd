import { type ApolloLink, disableFragmentWarnings, type OperationVariables } from '@apollo/client';
import { ApolloClient } from '@apollo/client-integration-react-router';
import { makeCache } from './cache.ts';

// Documents come from one generated file and again with the server's page; their fragments are the same.
disableFragmentWarnings();

/** The Apollo integration's mark on a question whose answer came with the page. */
const CAME_WITH_PAGE = Symbol.for('apollo.read.readableStream');

/**
 * Answers that came with a page go straight to the components that read them. Nothing else asks for them, and taking a
 * list of sixty products apart into the cache, and together again, is most of what a phone does before the page answers.
 */
class ShopClient extends ApolloClient {
  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: Parameters<typeof ApolloClient.prototype.watchQuery<Data, Variables>>[0],
  ): ReturnType<typeof ApolloClient.prototype.watchQuery<Data, Variables>> {
    const came = CAME_WITH_PAGE in (options.context ?? {});
    return super.watchQuery(came ? { ...options, fetchPolicy: 'no-cache' } : options);
  }
}

/**
 * An Apollo client that takes over what a route's loader has read. One lives as long as the page in the browser, one as
 * long as the request on the server.
 *
 * @param link the way to the gateway
 */
export function makeClient(link: ApolloLink): ApolloClient {
  return new ShopClient({ cache: makeCache(), link });
}
