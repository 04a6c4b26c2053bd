import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';
import type { CachePersistor } from 'apollo3-cache-persist';
import type { ShopCache } from './cache.ts';
import { persistedPart } from './persistedPart.ts';

/** Raise it when the shape of what is persisted changes: older state is then dropped instead of misread. */
const STATE_VERSION = 3;
const KEY_PREFIX = 'encore-cache-v';
const KEY = `${KEY_PREFIX}${STATE_VERSION}`;
const MAX_CHARACTERS = 200_000;
const DEBOUNCE_MS = 50;

/** The cache of a page in the browser's storage. No method rejects: without storage, the shop works as long as the page lives. */
class Persistence {
  #cache: ShopCache | null = null;
  #started: Promise<void> = Promise.resolve();
  #persistor: Promise<CachePersistor<NormalizedCacheObject>> | null = null;

  /**
   * Restores what was persisted, keeps it up to date from then on, and follows what other tabs write. To be called after
   * hydration, so that the first render is the server's. A broken or old state starts clean. Who has nothing persisted
   * loads nothing for it before there is something to write.
   */
  start(cache: ShopCache): Promise<void> {
    if (this.#cache === cache) return this.#started;
    this.#cache = cache;
    this.#persistor = null;
    this.#started = this.#start(cache).catch(ignoreStorageErrors);
    return this.#started;
  }

  /** Takes in what another tab has written. */
  async load(): Promise<void> {
    if (!hasPersisted() || this.#cache === null) return;
    const persistor = await this.#getPersistor(this.#cache).catch(ignoreStorageErrors);
    await persistor?.restore().catch(ignoreStorageErrors);
  }

  /** Writes at once what is otherwise written a moment later. */
  async flush(): Promise<void> {
    const persistor = await this.#persistor?.catch(ignoreStorageErrors);
    await persistor?.persist().catch(ignoreStorageErrors);
  }

  /** Deletes what was written while `change` changes the cache, and goes on writing after it. */
  async clear(change: () => Promise<void>): Promise<void> {
    const persistor = await this.#persistor?.catch(ignoreStorageErrors);
    persistor?.pause();
    await change();
    await persistor?.purge();
    persistor?.resume();
    await this.flush();
  }

  async #start(cache: ShopCache): Promise<void> {
    dropOtherVersions(window.localStorage);
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY && newValue !== null && cache === this.#cache) void this.load();
    });
    if (hasPersisted()) return void (await this.#getPersistor(cache));
    const stop = cache.onChange(() => {
      if (Object.keys(persistedPart(cache.extract())).length === 0) return;
      stop();
      void this.#getPersistor(cache).catch(ignoreStorageErrors);
    });
  }

  #getPersistor(cache: ShopCache): Promise<CachePersistor<NormalizedCacheObject>> {
    this.#persistor ??= createPersistor(cache);
    return this.#persistor;
  }
}

/** The page's own. */
export const persistence = new Persistence();

async function createPersistor(cache: ShopCache): Promise<CachePersistor<NormalizedCacheObject>> {
  const { CachePersistor: Persistor } = await import('apollo3-cache-persist');
  const persistor = new Persistor<NormalizedCacheObject>({
    cache: asPersistedCache(cache),
    storage: window.localStorage,
    key: KEY,
    maxSize: MAX_CHARACTERS,
    debounce: DEBOUNCE_MS,
    trigger: (persist) => cache.onChange(persist),
  });
  await persistor.restore().catch(() => persistor.purge());
  await persistor.persist();
  return persistor;
}

const hasPersisted = () => window.localStorage.getItem(KEY) !== null;

/** Storage may be forbidden or full. */
function ignoreStorageErrors(): undefined {}

/** The persistor replaces a cache when it restores one, which would lose what the server's page brought. */
function asPersistedCache(cache: ShopCache): ApolloCache {
  const part = {
    extract: () => persistedPart(cache.extract()),
    restore: (persisted: NormalizedCacheObject) => cache.takePersisted(persistedPart(persisted)),
  };
  // The persistor calls these two methods of a cache and no other.
  return part as unknown as ApolloCache;
}

function dropOtherVersions(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(KEY_PREFIX) && key !== KEY) storage.removeItem(key);
  }
}
