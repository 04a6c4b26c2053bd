import { useState } from 'react';
import { session } from '#apollo/session/session.ts';
import { useSignedInCustomerLazyQuery, useSignOutMutation } from './Session.generated.ts';
import { setSessionEnd } from './sessionEnd.ts';

let leaving: Promise<unknown> = Promise.resolve();

/** Resolves once no sign-out is under way any more: its response would take the cookie of the next sign-in back. */
export const afterSignOut = (): Promise<unknown> => leaving;

/** Takes the cookie back. A customer who wants to go is gone even when the gateway cannot be reached. Never rejects. */
export function useTakeCookieBack(): () => Promise<void> {
  const [send] = useSignOutMutation();
  const [takeCookieBack] = useState(() => async () => {
    const sent = send().catch(() => undefined);
    leaving = sent;
    await sent;
  });
  return takeCookieBack;
}

/** Signs out, here and in every tab. What follows (going home, forgetting) is the SessionKeeper's. Never rejects. */
export function useSignOut(): () => Promise<void> {
  const takeCookieBack = useTakeCookieBack();
  const [signOut] = useState(() => async () => {
    session.startLeaving();
    await takeCookieBack();
    session.end();
  });
  return signOut;
}

/**
 * Asks the gateway who is signed in and tells the session. A response that the session has ended is the link's to tell;
 * where the gateway cannot be reached, the browser's memory counts. Never rejects.
 */
export function useConfirmSession(): () => Promise<void> {
  // Out of the cache: a query that watches it would be sent again when a sign-out empties it.
  const [read] = useSignedInCustomerLazyQuery({ fetchPolicy: 'no-cache' });
  const [confirm] = useState(() => async () => {
    const generation = session.generation();
    const { data } = await read().catch(() => ({ data: undefined }));
    if (!data || generation !== session.generation()) return;
    const { customer } = data;
    if (!customer) return session.lose();
    session.confirm(customer);
    setSessionEnd(customer.sessionEndsAt);
  });
  return confirm;
}
