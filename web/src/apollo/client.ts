import { ApolloClient, type ApolloLink, disableFragmentWarnings } from '@apollo/client';
import { makeCache } from './cache.ts';

// Fragments stand in one generated file, and again in each document that takes them; they are the same.
disableFragmentWarnings();

/**
 * An Apollo client. One lives as long as the page in the browser, for what the browser asks itself; what a page comes
 * with was read by its loader, with a client that lives as long as the request.
 *
 * @param link the way to the gateway
 */
export function makeClient(link: ApolloLink): ApolloClient {
  return new ApolloClient({ cache: makeCache(), link });
}
