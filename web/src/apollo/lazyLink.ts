import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';

/**
 * A link that is loaded with the first question. A page brings its own answers, so that many visits never ask one.
 *
 * @param load called once; when it fails, the question fails as it does without a network, and the next one tries again
 */
export function makeLazyLink(load: () => Promise<ApolloLink>): ApolloLink {
  let loaded: Promise<ApolloLink> | undefined;
  const once = () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return new ApolloLink((operation, forward) =>
    from(once()).pipe(mergeMap((link) => link.request(operation, forward))),
  );
}
