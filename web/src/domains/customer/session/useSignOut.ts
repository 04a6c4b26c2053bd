import { useState } from 'react';
import { session } from '#apollo/session/session.ts';
import { NOT_DEDUPLICATED } from '#lib/browser/onBfcacheRestore.ts';
import { useSignedInCustomerLazyQuery, useSignOutMutation } from './Session.generated.ts';
import { setSessionEnd } from './sessionEnd.ts';

let pendingSignOut: Promise<unknown> = Promise.resolve();

/** Resolves when no sign-out is in progress. Its response would otherwise delete the cookie of the next sign-in. */
export const afterSignOut = (): Promise<unknown> => pendingSignOut;

/** The customer counts as signed out even if the gateway is unreachable. Never rejects. */
export function useDeleteSessionCookie(): () => Promise<void> {
  const [signOut] = useSignOutMutation();
  const [deleteSessionCookie] = useState(() => async () => {
    const response = signOut().catch(() => undefined);
    pendingSignOut = response;
    await response;
  });
  return deleteSessionCookie;
}

/** Signs out in all tabs. The SessionEffects then navigates home and clears the customer's data. Never rejects. */
export function useSignOut(): () => Promise<void> {
  const deleteSessionCookie = useDeleteSessionCookie();
  const [signOut] = useState(() => async () => {
    session.startLeaving();
    await deleteSessionCookie();
    session.end();
  });
  return signOut;
}

/**
 * Queries the gateway for the signed-in customer and updates the session. A response that the session has ended is
 * handled by the session link; if the gateway is unreachable, the persisted state remains. Never rejects.
 */
export function useConfirmSession(): () => Promise<void> {
  // Not cached: a watched query would be refetched when sign-out clears the cache.
  const [read] = useSignedInCustomerLazyQuery({ fetchPolicy: 'no-cache' });
  const [confirm] = useState(() => async () => {
    const generation = session.generation();
    const { data } = await read({ context: NOT_DEDUPLICATED }).catch(() => ({ data: undefined }));
    if (!data || generation !== session.generation()) return;
    const { customer } = data;
    if (!customer) return session.lose();
    session.confirm(customer);
    setSessionEnd(customer.sessionEndsAt);
  });
  return confirm;
}
