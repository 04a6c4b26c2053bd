import { ApolloClient, ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { loadOnce } from '#lib/browser/loadOnce.ts';
import { createCache } from './cache.ts';
import { readPageState } from './PageState.tsx';
import { session } from './session/session.ts';
import { createSessionLink } from './sessionLink.ts';

let client: ApolloClient | undefined;

/** The browser's client, restored from the cache that the server embedded in the page. */
export function browserClient(): ApolloClient {
  client ??= createBrowserClient();
  return client;
}

function createBrowserClient(): ApolloClient {
  const watch = createSessionLink({ generation: session.generation, onLost: session.lose });
  const http = lazyLink(() =>
    import('./httpLink.ts').then(({ createHttpLink }) => createHttpLink('/graphql')),
  );
  const stream = lazyLink(() =>
    import('./streamLink.ts').then(({ createStreamLink }) => createStreamLink('/graphql/stream')),
  );
  const isSubscription = ({ operationType }: ApolloLink.Operation) =>
    operationType === 'subscription';
  const link = ApolloLink.from([watch, ApolloLink.split(isSubscription, stream, http)]);
  const cache = createCache();
  cache.restore(readPageState());
  session.attach(cache);
  return new ApolloClient({ link, cache });
}

/** Loads a link on the first request: a page whose data is embedded sends none before the first interaction. */
function lazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  const loadLink = loadOnce(load);
  return new ApolloLink((operation, forward) =>
    from(loadLink()).pipe(mergeMap((link) => link.request(operation, forward))),
  );
}
