import type { CreateToasterReturn } from '@chakra-ui/react';

type ToastOptions = Parameters<CreateToasterReturn['create']>[0];

const listeners = new Set<() => void>();
let hasToasts = false;

export const loadToasts = () => import('./ToastRegion.tsx');

/**
 * Shows short messages. Chakra's toaster has 25 kB (gzip) of scripts, so it is loaded with the first message, or when
 * the favorites have been loaded.
 */
export const toaster = {
  create(options: ToastOptions): void {
    hasToasts = true;
    for (const listener of listeners) listener();
    void loadToasts().then((region) => region.toaster.create(options));
  },
  /** Calls back on the first message. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  hasToasts: () => hasToasts,
};
