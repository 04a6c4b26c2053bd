import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ErrorLink } from '@apollo/client/link/error';

/**
 * Notices that the session has ended: an error UNAUTHENTICATED. A wrong password at sign-in and a wrong current password
 * are user errors inside an answer, so they never come here, whatever HTTP status the back end gave them.
 */
export function makeSessionLink(onLost: () => void): ErrorLink {
  return new ErrorLink(({ error }) => {
    if (!CombinedGraphQLErrors.is(error)) return;
    if (error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) onLost();
  });
}
