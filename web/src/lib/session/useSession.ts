import { useEffect, useRef, useSyncExternalStore } from 'react';
import { textStorage } from '../storage/jsonStorage.ts';
import { Intents } from './intents.ts';
import { Session, type SessionState } from './session.ts';

/** The session of this page. On the server it stays `unknown` for everybody: nothing there ever starts it. */
export const session = new Session({
  names: textStorage(() => window.localStorage, 'encore-customer'),
  intents: new Intents(() => window.sessionStorage),
});

/** Who is signed in, followed live. `unknown` in the server's HTML and the first render. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.getState, session.getServerState);
}

/** Goes on with an interrupted action of this kind once somebody has signed in; see Intents. */
export function useIntent(kind: string, handler: (value: string) => void): void {
  const newest = useRef(handler);
  newest.current = handler;
  useEffect(() => session.intents.on(kind, (value) => newest.current(value)), [kind]);
}
