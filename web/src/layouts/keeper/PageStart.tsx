import { lazy, Suspense, useEffect, useState } from 'react';

const PageKeeper = lazy(() => import('./PageKeeper.tsx').then((m) => ({ default: m.PageKeeper })));

/** Loads what follows the way through the shop, once the page is alive. Mounted once, at the root. */
export function PageStart() {
  const [isAlive, setIsAlive] = useState(false);
  useEffect(() => setIsAlive(true), []);
  if (!isAlive) return null;
  return (
    <Suspense fallback={null}>
      <PageKeeper />
    </Suspense>
  );
}
