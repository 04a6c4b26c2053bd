import type { WorkboxPlugin } from 'workbox-core';

/**
 * Holds a cache to its newest entries. Workbox's own expiry writes every address into a database of its own, where it
 * would outlive a sign-out.
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
