import { ApolloLink, type Observable } from '@apollo/client';
import { shareReplay } from 'rxjs';

/**
 * Lets each query with the same variables leave once in the lifetime of its client; who asks again gets the same answer.
 * A loader can so read what it needs for the status of a page, and then hand the same query over to the browser:
 * preloadQuery always goes past the cache. For the server's short-lived clients only.
 */
export function makeAskOnceLink(): ApolloLink {
  const asked = new Map<string, Observable<ApolloLink.Result>>();
  return new ApolloLink((operation, forward) => {
    const key = `${operation.operationName} ${JSON.stringify(operation.variables)}`;
    const known = asked.get(key);
    if (known) return known;
    const answer = forward(operation).pipe(shareReplay(1));
    asked.set(key, answer);
    return answer;
  });
}
