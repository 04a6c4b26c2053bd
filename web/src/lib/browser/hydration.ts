let isAlive = false;

/**
 * False during server rendering and hydration, true afterwards. Read it in the initial state, so that server and
 * browser agree.
 */
export function isHydrated(): boolean {
  return isAlive;
}

/** Called in an effect of the root, when hydration is complete. */
export function markHydrated(): void {
  isAlive = true;
}
