import type { ApolloClient } from '@apollo/client';
import type { Session } from '#lib/session/session.ts';
import { SessionEnd } from './SessionEnd.generated.ts';
import { SessionRead } from './SessionRead.generated.ts';

/**
 * Asks the gateway who is signed in and tells the session. Where the gateway answers that the session has ended, the link
 * has told it already; where it cannot be reached, the browser's memory counts. Never rejects.
 */
export async function confirmSession(client: ApolloClient, session: Session): Promise<void> {
  const generation = session.generation();
  try {
    const { data } = await client.query({ query: SessionRead, fetchPolicy: 'network-only' });
    if (generation !== session.generation()) return;
    if (data?.customer) session.rename(data.customer.firstName);
    else session.lose();
  } catch {
    // Answered by the link, or nobody could be reached.
  }
}

let leaving: Promise<unknown> = Promise.resolve();

/** Takes the cookie back. A customer who wants to go is gone even when nobody can be reached. Never rejects. */
export async function takeCookieBack(client: ApolloClient): Promise<void> {
  const taken = client.mutate({ mutation: SessionEnd }).catch(() => undefined);
  leaving = taken;
  await taken;
}

/** Signs out, here and in every tab. What follows (going home, forgetting) is the SessionKeeper's. Never rejects. */
export async function signOut(client: ApolloClient, session: Session): Promise<void> {
  session.startLeaving();
  await takeCookieBack(client);
  session.end();
}

/** Resolves once no sign-out is under way any more: its answer would take the cookie of the next sign-in back. */
export const afterLeaving = (): Promise<unknown> => leaving;
