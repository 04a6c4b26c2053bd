import { ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities/internal';
import { mergeMap, of, throwError } from 'rxjs';
import { isPersonalField } from './personal.ts';

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
        if (isLate && isPersonal) return throwError(() => new Error('The customer has gone.'));
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
