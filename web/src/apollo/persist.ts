import type { ApolloCache, NormalizedCacheObject } from '@apollo/client';
import type { CachePersistor } from 'apollo3-cache-persist';
import { onBfcacheRestore } from '#lib/browser/onBfcacheRestore.ts';
import { tryTo } from '#lib/tryTo.ts';
import type { ShopCache } from './cache.ts';
import { isTabField, persistedPart, tabPart } from './persistedPart.ts';

/** Raise it when the shape of the persisted state changes; older state is then dropped. */
const STATE_VERSION = 6;
const KEY_PREFIX = 'encore-cache-v';
export const STORAGE_KEY = `${KEY_PREFIX}${STATE_VERSION}`;
/** Enough for a submission of twenty items with twenty photos each. */
const MAX_CHARACTERS = 400_000;
const DEBOUNCE_MS = 50;

/**
 * localStorage that is written only if this tab has changed the state since its last read or write, so that a tab never
 * overwrites newer state of another tab. Returns null if storage is forbidden.
 */
class ChangedOnlyStorage {
  known: string | null = null;

  getItem(key: string): string | null {
    this.known = tryTo(() => window.localStorage.getItem(key)) ?? null;
    return this.known;
  }

  setItem(key: string, text: string): void {
    if (text !== this.known) window.localStorage.setItem(key, text);
    this.known = text;
  }

  removeItem(key: string): void {
    this.known = null;
    tryTo(() => window.localStorage.removeItem(key));
  }
}

/** Persists a page's cache to localStorage. No method throws: without storage, the state lasts as long as the page. */
class Persistence {
  #cache: ShopCache | null = null;
  #persistor: Promise<CachePersistor<NormalizedCacheObject>> | null = null;
  readonly #storage = new ChangedOnlyStorage();

  /**
   * Restores the persisted state, persists later changes and applies the changes of other tabs. Call it after hydration
   * so that the first render matches the server's. Broken or outdated state is dropped. The code for writing is loaded
   * when there is something to write.
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
      // Another tab signed out; this counts even if a customer has signed in again since.
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

  /** Applies the stored state, such as the changes of another tab. */
  load(): void {
    const { known } = this.#storage;
    const text = this.#storage.getItem(STORAGE_KEY);
    const stored = text === known ? null : parse(text);
    if (stored) this.#cache?.takePersisted(persistedPart(stored));
  }

  /** The first name of the customer in the stored state; null for a guest. */
  readCustomer(): string | null {
    return customerIn(readStorage());
  }

  /** Loads the code for writing, so that `flush` can write before the page is left. */
  async preload(): Promise<void> {
    await this.#getPersistor()?.catch(ignoreStorageErrors);
  }

  async flush(): Promise<void> {
    const persistor = await this.#persistor?.catch(ignoreStorageErrors);
    await persistor?.persist().catch(ignoreStorageErrors);
  }

  /** Deletes the stored state while `change` modifies the cache, then resumes persisting. */
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

export const persistence = new Persistence();

/** A persistor that writes each change. It restores nothing: the first state must not wait for this chunk. */
async function createPersistor(
  cache: ShopCache,
  storage: ChangedOnlyStorage,
): Promise<CachePersistor<NormalizedCacheObject>> {
  const { CachePersistor: Persistor } = await import('apollo3-cache-persist');
  const persistor = new Persistor<NormalizedCacheObject>({
    // Until it restores, the persistor calls only `extract`.
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

const readStorage = (): NormalizedCacheObject | null =>
  tryTo(() => parse(window.localStorage.getItem(STORAGE_KEY))) ?? null;

const parse = (text: string | null): NormalizedCacheObject | null =>
  tryTo(() => JSON.parse(text ?? 'null')) ?? null;

function customerIn(stored: NormalizedCacheObject | null): string | null {
  const customer = stored?.ROOT_QUERY?.localCustomer;
  return (customer as { firstName: string } | null | undefined)?.firstName ?? null;
}

/** Storage may be forbidden or full. */
function ignoreStorageErrors(): undefined {}

function dropOtherVersions(): void {
  const isOther = (key: string) => key.startsWith(KEY_PREFIX) && key !== STORAGE_KEY;
  tryTo(() => {
    for (const key of Object.keys(window.localStorage).filter(isOther))
      window.localStorage.removeItem(key);
  });
}

/** Raise the version when the shape of a tab's fields changes; state of an older release is then ignored. */
const KEY = 'encore-tab-v1';
const NOTHING = '{}';

/**
 * Restores this tab's fields from sessionStorage and writes every change synchronously: a reload can happen at any
 * moment of an order, and the idempotency key must survive it. Without storage, the fields last as long as the page.
 * Returns a function that restores them again, for a page from the back/forward cache.
 */
export function persistTab(cache: ShopCache): () => void {
  let written = NOTHING;
  const restore = () => {
    const text = tryTo(() => window.sessionStorage.getItem(KEY)) ?? NOTHING;
    if (text === written) return;
    written = text;
    tryTo(() => cache.takePersisted(JSON.parse(text), isTabField));
  };
  cache.onChange(() => {
    const text = JSON.stringify(tabPart(cache.extract()));
    if (text === written) return;
    written = text;
    tryTo(() =>
      text === NOTHING
        ? window.sessionStorage.removeItem(KEY)
        : window.sessionStorage.setItem(KEY, text),
    );
  });
  restore();
  return restore;
}
