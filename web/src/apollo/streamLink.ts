import { ApolloLink, Observable } from '@apollo/client';
import { print } from '@apollo/client/utilities';
import { createClient, type EventListeners } from 'graphql-sse';

const RETRY_MS = 5_000;

declare module '@apollo/client' {
  interface DefaultContext {
    /** Notified when a subscription's stream connects and when it is open. */
    streamListeners?: EventListeners;
  }
}

/** Creates the link for subscriptions over server-sent events; reconnects while there are subscribers. */
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
