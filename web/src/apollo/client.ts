import { type ApolloLink, disableFragmentWarnings } from '@apollo/client';
import { ApolloClient } from '@apollo/client-integration-react-router';
import { makeCache } from './cache.ts';

// Documents come from one generated file and again with the server's page; their fragments are the same.
disableFragmentWarnings();

/**
 * An Apollo client that takes over what a route's loader has read. One lives as long as the page in the browser, one as
 * long as the request on the server.
 *
 * @param link the way to the gateway
 */
export function makeClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({ cache: makeCache(), link });
}
