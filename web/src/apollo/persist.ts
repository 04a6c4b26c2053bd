import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';
import type { CachePersistor } from 'apollo3-cache-persist';
import type { ShopCache } from './cache.ts';
import { keepable } from './keepable.ts';

/** Raise it when the shape of what is kept changes: older state is then dropped instead of misread. */
const STATE_VERSION = 2;
const KEY_PREFIX = 'encore-cache-v';
const KEY = `${KEY_PREFIX}${STATE_VERSION}`;
const MAX_CHARACTERS = 200_000;
const DEBOUNCE_MS = 250;

let isStarted = false;
let running: CachePersistor<NormalizedCacheObject> | null = null;

/**
 * Brings back the kept state and keeps it up to date from then on. To be called after hydration, so that the first
 * render is the server's. What the page already knows wins over what was kept; a broken or old state starts clean. Who
 * has nothing kept yet loads nothing for it before there is something to keep.
 */
export async function startPersistence(cache: ShopCache): Promise<void> {
  if (isStarted) return;
  isStarted = true;
  try {
    dropOtherVersions(window.localStorage);
    if (window.localStorage.getItem(KEY) !== null) return await keep(cache);
    const stop = cache.onChange(() => {
      if (!hasSomethingToKeep(cache)) return;
      stop();
      void keep(cache);
    });
  } catch {
    // Storage may be forbidden; the shop works without it.
  }
}

async function keep(cache: ShopCache): Promise<void> {
  try {
    const { CachePersistor: Persistor } = await import('apollo3-cache-persist');
    const persistor = new Persistor<NormalizedCacheObject>({
      cache: persistable(cache),
      storage: window.localStorage,
      key: KEY,
      maxSize: MAX_CHARACTERS,
      debounce: DEBOUNCE_MS,
      trigger: (persist) => cache.onChange(persist),
    });
    await persistor.restore().catch(() => persistor.purge());
    running = persistor;
    if (hasSomethingToKeep(cache)) await persistor.persist();
  } catch {
    // Storage may be forbidden or full; the shop works without it.
  }
}

const hasSomethingToKeep = (cache: ShopCache) => Object.keys(keepable(cache.extract())).length > 0;

/** Stops writing; to be called before the cache is cleared. */
export function pausePersistence(): void {
  running?.pause();
}

/** Deletes what was written and goes on writing. */
export async function resumePersistence(): Promise<void> {
  await running?.purge();
  running?.resume();
}

/** The persistor replaces a cache when it restores one, which would lose what the server handed over. */
function persistable(cache: ShopCache): ApolloCache {
  const door = {
    extract: () => keepable(cache.extract()),
    restore: (kept: NormalizedCacheObject) => cache.addKept(keepable(kept)),
  };
  // The persistor calls these two methods of a cache and no other.
  return door as unknown as ApolloCache;
}

function dropOtherVersions(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(KEY_PREFIX) && key !== KEY) storage.removeItem(key);
  }
}
