import { ApolloLink } from '@apollo/client';
import { getMainDefinition } from '@apollo/client/utilities/internal';
import { mergeMap, of, throwError } from 'rxjs';
import { isPersonalField } from './personal.ts';

interface SessionWatch {
  /** Rises by one each time a customer has gone; answers of an earlier one are for nobody. */
  readonly generation: () => number;
  /** Called for each answer of the gateway that the session has ended. */
  readonly onLost: () => void;
}

/**
 * Watches the answers on their way in. An error UNAUTHENTICATED means that the session has ended; a wrong password at
 * sign-in and a wrong current password are user errors inside an answer and so never count. A personal answer that was
 * asked for by a customer who has gone meanwhile is dropped, so that it reaches neither a component nor the cache.
 */
export function createSessionLink({ generation, onLost }: SessionWatch): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const asked = generation();
    const isPersonal = rootFieldsOf(operation).some(isPersonalField);
    return forward(operation).pipe(
      mergeMap((result) => {
        const isLate = asked !== generation();
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

function rootFieldsOf({ query }: ApolloLink.Operation): string[] {
  const { selections } = getMainDefinition(query).selectionSet;
  return selections.map((field) => (field.kind === 'Field' ? field.name.value : ''));
}
