import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { markHydrated, useHydrated } from '#lib/browser/hydration.ts';
import { toaster } from '#ui/toaster.ts';

const NavigationEffects = lazy(() =>
  import('./NavigationEffects.tsx').then((m) => ({ default: m.NavigationEffects })),
);

const ToastRegion = lazy(() =>
  import('#ui/ToastRegion.tsx').then((m) => ({ default: m.ToastRegion })),
);

/**
 * Loads the navigation handling after hydration, and the toast region with the first toast. Mounted once, at the root.
 */
export function AfterHydration() {
  useEffect(markHydrated, []);
  const hasToasts = useSyncExternalStore(toaster.subscribe, toaster.hasToasts, () => false);
  if (!useHydrated()) return null;
  return (
    <>
      <Suspense fallback={null}>
        <NavigationEffects />
      </Suspense>
      <Suspense fallback={null}>{hasToasts && <ToastRegion />}</Suspense>
    </>
  );
}
