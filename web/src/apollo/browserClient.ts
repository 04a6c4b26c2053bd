import { ApolloClient, ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities/internal';
import { from, mergeMap, of, throwError } from 'rxjs';
import { loadOnce } from '#lib/browser/loadOnce.ts';
import { createCache } from './cache.ts';
import { readPageState } from './PageState.tsx';
import { isPersonalField } from './personal.ts';
import { session } from './session/session.ts';

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

interface SessionWatch {
  /** Incremented each time a customer signs out; responses to requests of an earlier generation are dropped. */
  readonly generation: () => number;
  readonly onLost: () => void;
}

/**
 * Inspects responses. An UNAUTHENTICATED error means that the session has ended; a wrong password at sign-in or a wrong
 * current password is a user error in the payload and does not count. Personal responses requested by a customer who
 * has signed out since are dropped before they reach a component or the cache.
 */
export function createSessionLink({ generation, onLost }: SessionWatch): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const requestGeneration = generation();
    const isPersonal = getRootFields(operation).some(isPersonalField);
    return forward(operation).pipe(
      mergeMap((result) => {
        const isLate = requestGeneration !== generation();
        if (isLate && isPersonal) return throwError(() => new Error('The session changed.'));
        if (!isLate && hasEnded(result)) onLost();
        return of(result);
      }),
    );
  });
}

function hasEnded({ errors = [] }: ApolloLink.Result): boolean {
  return errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
}

function getRootFields({ query }: ApolloLink.Operation): string[] {
  const { selections } = getMainDefinition(query).selectionSet;
  return selections.map((field) => (field.kind === 'Field' ? field.name.value : ''));
}
