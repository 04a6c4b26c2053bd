import { useEffect, useState } from 'react';

/**
 * True after hydration. Until then the browser would submit forms natively, with their values in the URL, so the submit
 * buttons of server-rendered forms are disabled.
 */
export function useHydrated(): boolean {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  return isAlive;
}
