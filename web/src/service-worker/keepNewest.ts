import type { WorkboxPlugin } from 'workbox-core';

/**
 * Limits a cache to its newest entries. Workbox's expiration plugin stores every URL in its own database, where it
 * would survive a sign-out.
 */
export function keepNewest(count: number): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const entries = await cache.keys();
      const old = entries.slice(0, Math.max(0, entries.length - count));
      await Promise.all(old.map((entry) => cache.delete(entry)));
    },
  };
}
