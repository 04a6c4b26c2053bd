import { lazy, Suspense, useEffect } from 'react';
import { markPageAlive } from '../../shared/pageLife.ts';
import { useIsAlive } from '../../shared/useIsAlive.ts';

const PageKeeper = lazy(() => import('./PageKeeper.tsx').then((m) => ({ default: m.PageKeeper })));

/** Loads what follows the way through the shop, once the page is alive. Mounted once, at the root. */
export function PageStart() {
  useEffect(markPageAlive, []);
  if (!useIsAlive()) return null;
  return (
    <Suspense fallback={null}>
      <PageKeeper />
    </Suspense>
  );
}
