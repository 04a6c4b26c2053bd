import { useEffect, useState } from 'react';

/**
 * True once the page answers to a hand. Until then a browser would send a form by itself, with all that was typed in the
 * address: a form of the server's page has its button disabled so long.
 */
export function useHydrated(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive;
}
