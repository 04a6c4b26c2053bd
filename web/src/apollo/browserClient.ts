import { type ApolloClient, ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { createCache } from './cache.ts';
import { createApolloClient } from './client.ts';
import { readPageState } from './PageState.tsx';
import { session } from './session/session.ts';
import { createSessionLink } from './sessionLink.ts';

let client: ApolloClient | undefined;

/** The page's own client; it begins with what the server knew when it rendered the page. */
export function browserClient(): ApolloClient {
  client ??= createBrowserClient();
  return client;
}

function createBrowserClient(): ApolloClient {
  const watch = createSessionLink({ generation: session.generation, onLost: session.lose });
  const cache = createCache();
  cache.restore(readPageState());
  session.attach(cache);
  return createApolloClient(ApolloLink.from([watch, lazyHttpLink()]), cache);
}

/** Loads the link with the first request: a page that came with its data makes none before somebody acts. */
function lazyHttpLink(): ApolloLink {
  let loading: Promise<ApolloLink> | undefined;
  return new ApolloLink((operation, forward) => {
    loading ??= import('./httpLink.ts').then(({ createHttpLink }) => createHttpLink('/graphql'));
    loading.catch(() => {
      loading = undefined;
    });
    return from(loading).pipe(mergeMap((link) => link.request(operation, forward)));
  });
}
