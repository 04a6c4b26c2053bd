let isAlive = false;

/**
 * False while the server's page is rendered and taken over, true for all that is shown after. To be read when a part
 * first appears (in the initial state), so that server and browser agree.
 */
export function isHydrated(): boolean {
  return isAlive;
}

/** To be called in an effect of the root: the server's page has been taken over. */
export function markHydrated(): void {
  isAlive = true;
}
