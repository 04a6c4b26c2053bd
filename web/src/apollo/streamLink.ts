import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { createClient, type EventListeners } from 'graphql-sse';

/** Milliseconds before a lost stream is opened again. */
const RETRY_MS = 5_000;

declare module '@apollo/client' {
  interface DefaultContext {
    /** Hears when the stream of a subscription is being opened, and when it is open. */
    streamListeners?: EventListeners;
  }
}

/** The way to the gateway's subscriptions: server-sent events, opened again as long as somebody listens. */
export function createStreamLink(url: string): ApolloLink {
  const client = createClient({
    url,
    credentials: 'same-origin',
    retryAttempts: Number.POSITIVE_INFINITY,
    retry: () => new Promise((resolve) => setTimeout(resolve, RETRY_MS)),
  });
  return new ApolloLink(
    ({ query, variables, operationName, getContext }) =>
      new Observable((observer) =>
        client.subscribe<ApolloLink.Result['data']>(
          { query: print(query), variables, ...(operationName && { operationName }) },
          {
            next: (result) => observer.next(result as ApolloLink.Result),
            error: (error) => observer.error(error),
            complete: () => observer.complete(),
          },
          getContext().streamListeners,
        ),
      ),
  );
}
