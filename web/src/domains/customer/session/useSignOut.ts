import { useApolloClient } from '@apollo/client/react';
import { session } from '../../../shared/session/useSession.ts';
import { takeCookieBack } from './sessionCalls.ts';

/** Signs out, here and in every tab. What follows (going home, forgetting) is the SessionKeeper's. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    await takeCookieBack(client);
    session.end();
  };
}
