import { useEffect, useState } from 'react';

let isDone = false;

/** False until hydration is complete. Read it in the initial state, so that server and browser agree. */
export function isHydrated(): boolean {
  return isDone;
}

/** Called in an effect of the root, when hydration is complete. */
export function markHydrated(): void {
  isDone = true;
}

/**
 * True after hydration. Until then the browser would submit forms natively, with their values in the URL, so the submit
 * buttons of server-rendered forms are disabled.
 */
export function useHydrated(): boolean {
  const [isDoneHere, setIsDoneHere] = useState(false);
  useEffect(() => setIsDoneHere(true), []);
  return isDoneHere;
}
