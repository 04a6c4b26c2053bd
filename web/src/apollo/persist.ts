import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';
import type { CachePersistor } from 'apollo3-cache-persist';
import { onBfcacheRestore } from '#lib/browser/onBfcacheRestore.ts';
import type { ShopCache } from './cache.ts';
import { persistedPart } from './persistedPart.ts';
import { persistTab } from './persistTab.ts';

/** Raise it when the shape of what is persisted changes: older state is then dropped instead of misread. */
const STATE_VERSION = 5;
const KEY_PREFIX = 'encore-cache-v';
/** Where the cache is in the browser's storage. */
export const STORAGE_KEY = `${KEY_PREFIX}${STATE_VERSION}`;
/** Room for a submission of twenty items with twenty photos each. */
const MAX_CHARACTERS = 400_000;
const DEBOUNCE_MS = 50;

/**
 * The browser's storage, written only where this tab has changed something since it has read or written last: no tab takes
 * back what another one has written meanwhile. Reads nothing where storage is forbidden.
 */
class ChangedOnlyStorage {
  known: string | null = null;

  getItem(key: string): string | null {
    try {
      this.known = window.localStorage.getItem(key);
    } catch {
      this.known = null;
    }
    return this.known;
  }

  setItem(key: string, text: string): void {
    if (text !== this.known) window.localStorage.setItem(key, text);
    this.known = text;
  }

  removeItem(key: string): void {
    this.known = null;
    removeStored(key);
  }
}

/** The cache of a page in the browser's storage. No method throws: without storage, the shop works as long as the page lives. */
class Persistence {
  #cache: ShopCache | null = null;
  #persistor: Promise<CachePersistor<NormalizedCacheObject>> | null = null;
  readonly #storage = new ChangedOnlyStorage();

  /**
   * Restores what was persisted, keeps it up to date from then on, and follows what other tabs write. To be called after
   * hydration, so that the first render is the server's. A broken or old state starts clean. Who has nothing persisted
   * loads nothing for it before there is something to write.
   */
  start(cache: ShopCache): void {
    if (this.#cache === cache) return;
    this.#cache = cache;
    this.#persistor = null;
    this.#storage.known = null;
    onBfcacheRestore(persistTab(cache));
    dropOtherVersions();
    this.load();
    window.addEventListener('storage', ({ key, newValue }) => {
      if (key !== STORAGE_KEY || newValue === null || cache !== this.#cache) return;
      // A sign-out counts even where somebody has signed in again before this tab got to know.
      if (customerIn(parse(newValue)) === null) {
        cache.evict({ id: 'ROOT_QUERY', fieldName: 'localCustomer' });
      }
      this.load();
    });
    const stop = cache.onChange(() => {
      if (!readStorage() && Object.keys(persistedPart(cache.extract())).length === 0) return;
      stop();
      this.#getPersistor()?.catch(ignoreStorageErrors);
    });
  }

  /** Takes in what is in the storage now, such as what another tab has written. */
  load(): void {
    const { known } = this.#storage;
    const text = this.#storage.getItem(STORAGE_KEY);
    const stored = text === known ? null : parse(text);
    if (stored) this.#cache?.takePersisted(persistedPart(stored));
  }

  /** The first name of the customer whom the browser remembers by now; null for a guest. */
  readCustomer(): string | null {
    return customerIn(readStorage());
  }

  /** Loads what writes, so that `flush` after the next change writes before the page can be left. */
  async preload(): Promise<void> {
    await this.#getPersistor()?.catch(ignoreStorageErrors);
  }

  /** Writes at once what is otherwise written a moment later. */
  async flush(): Promise<void> {
    const persistor = await this.#persistor?.catch(ignoreStorageErrors);
    await persistor?.persist().catch(ignoreStorageErrors);
  }

  /** Deletes what was written while `change` changes the cache, and goes on writing after it. */
  async clear(change: () => Promise<void>): Promise<void> {
    this.#storage.removeItem(STORAGE_KEY);
    const persistor = await this.#getPersistor()?.catch(ignoreStorageErrors);
    persistor?.pause();
    await change();
    await persistor?.purge();
    persistor?.resume();
    await this.flush();
  }

  #getPersistor(): Promise<CachePersistor<NormalizedCacheObject>> | null {
    if (this.#cache) this.#persistor ??= createPersistor(this.#cache, this.#storage);
    return this.#persistor;
  }
}

/** The page's own. */
export const persistence = new Persistence();

/** Writes after each change. It reads nothing: what a page begins with must not wait for its chunk. */
async function createPersistor(
  cache: ShopCache,
  storage: ChangedOnlyStorage,
): Promise<CachePersistor<NormalizedCacheObject>> {
  const { CachePersistor: Persistor } = await import('apollo3-cache-persist');
  const persistor = new Persistor<NormalizedCacheObject>({
    // The persistor calls this method of a cache and no other until it restores.
    cache: { extract: () => persistedPart(cache.extract()) } as unknown as ApolloCache,
    storage,
    key: STORAGE_KEY,
    maxSize: MAX_CHARACTERS,
    debounce: DEBOUNCE_MS,
    trigger: (persist) => cache.onChange(persist),
  });
  await persistor.persist();
  return persistor;
}

/** What is stored; null for nothing, or nothing that can be read. */
function readStorage(): NormalizedCacheObject | null {
  try {
    return parse(window.localStorage.getItem(STORAGE_KEY));
  } catch {
    return null;
  }
}

function parse(text: string | null): NormalizedCacheObject | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

function customerIn(stored: NormalizedCacheObject | null): string | null {
  const customer = stored?.ROOT_QUERY?.localCustomer;
  return (customer as { firstName: string } | null | undefined)?.firstName ?? null;
}

/** Storage may be forbidden or full. */
function ignoreStorageErrors(): undefined {}

function dropOtherVersions(): void {
  try {
    const keys = Object.keys(window.localStorage);
    for (const key of keys)
      if (key.startsWith(KEY_PREFIX) && key !== STORAGE_KEY) removeStored(key);
  } catch {
    ignoreStorageErrors();
  }
}

function removeStored(key: string): void {
  try {
    window.localStorage.removeItem(key);
  } catch {
    ignoreStorageErrors();
  }
}
