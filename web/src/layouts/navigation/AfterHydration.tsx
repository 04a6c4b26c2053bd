import { useEffect, useSyncExternalStore } from 'react';
import { markHydrated, useHydrated } from '#lib/browser/hydration.ts';
import { lazyComponent } from '#lib/browser/lazyComponent.ts';
import { loadToasts, toaster } from '#ui/toaster.ts';

const PageEffects = lazyComponent(() => import('./PageEffects.tsx'), 'PageEffects');

const ToastRegion = lazyComponent(loadToasts, 'ToastRegion');

/** Loads the effects of every page after hydration, and the toast region with the first toast. Mounted once, at the root. */
export function AfterHydration() {
  useEffect(markHydrated, []);
  const hasToasts = useSyncExternalStore(toaster.subscribe, toaster.hasToasts, () => false);
  if (!useHydrated()) return null;
  return (
    <>
      <PageEffects />
      {hasToasts && <ToastRegion />}
    </>
  );
}
