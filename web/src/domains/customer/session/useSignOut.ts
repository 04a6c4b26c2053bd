import { useApolloClient } from '@apollo/client/react';
import { session } from '#lib/session/useSession.ts';
import { signOut } from './sessionCalls.ts';

/** Signs out, here and in every tab; see signOut. */
export function useSignOut(): () => Promise<void> {
  const client = useApolloClient();
  return () => signOut(client, session);
}
