import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';

interface TtlStoreClient {
  mget(...keys: string[]): Promise<(string | null)[]>;
  set(key: string, text: string, unit: 'PX', ttlMs: number): Promise<unknown>;
  /** Null if the key exists. */
  set(key: string, text: string, unit: 'PX', ttlMs: number, when: 'NX'): Promise<unknown>;
  del(key: string): Promise<unknown>;
}

const PREFIX = 'encore:store:';
const MAX_ENTRIES = 100_000;
const POLL_MS = 50;
const RECENT_FAILURE_MS = 60_000;

/**
 * Short texts with a time to live in memory, and in Redis if available, where they are shared and survive restarts.
 * While Redis is unavailable, the texts of this process remain valid.
 */
export function createTtlStore(server?: TtlStoreClient) {
  // With `max` instead, it would allocate its lists for all entries at once.
  const own = new LRUCache<string, string>({ maxSize: MAX_ENTRIES, sizeCalculation: () => 1 });
  let failedAt = Number.NEGATIVE_INFINITY;
  const afterFailure = <T>(value: T): T => {
    failedAt = Date.now();
    return value;
  };
  const fromServer = async (keys: readonly string[]): Promise<(string | null)[]> => {
    if (server === undefined || keys.length === 0) return keys.map(() => null);
    const prefixed = keys.map((key) => PREFIX + key);
    return server.mget(...prefixed).catch(() => afterFailure(keys.map(() => null)));
  };
  const release = async (key: string): Promise<void> => {
    own.delete(key);
    await server?.del(PREFIX + key).catch(() => undefined);
  };
  const store = {
    /** True if Redis failed within the last minute: another gateway may have set or written the same keys. */
    hasFailedRecently: (): boolean => Date.now() - failedAt < RECENT_FAILURE_MS,
    /** The texts of each of `keys`, of this process and in Redis: another gateway may have written a newer one. */
    async readAll(keys: readonly string[]): Promise<string[][]> {
      const shared = await fromServer(keys);
      return keys.map((key, at) => [own.get(key), shared[at]].flatMap((text) => text ?? []));
    },
    /** The texts of `keys` in order; null for missing ones. For texts that are written once. */
    async read(keys: readonly string[]): Promise<(string | null)[]> {
      return (await store.readAll(keys)).map(([text = null]) => text);
    },
    async write(key: string, text: string, ttlMs: number): Promise<void> {
      own.set(key, text, { ttl: ttlMs });
      await server?.set(PREFIX + key, text, 'PX', ttlMs).catch(() => undefined);
    },
    /** True for the first call with `key` within `ttlMs` milliseconds across all gateways. */
    async setIfAbsent(key: string, ttlMs: number): Promise<boolean> {
      if (own.has(key)) return false;
      own.set(key, '', { ttl: ttlMs });
      const set = server?.set(PREFIX + key, '', 'PX', ttlMs, 'NX').then((done) => done !== null);
      const isFirst = (await set?.catch(() => afterFailure(true))) ?? true;
      // Only the process that set the key may release it.
      if (!isFirst) own.delete(key);
      return isFirst;
    },
    /** Runs one job of `key` at a time across all gateways; after `ttlMs`, the gateway of a job counts as killed. */
    async runExclusive<T>(key: string, ttlMs: number, job: () => Promise<T>): Promise<T> {
      while (!(await store.setIfAbsent(key, ttlMs))) await sleep(POLL_MS);
      return job().finally(() => release(key));
    },
    /** Writes the texts of this process that Redis lacks: it was restarted, or unavailable when they were written. */
    async restore(): Promise<void> {
      for (const key of [...own.keys()]) {
        const ttlMs = Math.ceil(own.getRemainingTTL(key));
        const text = own.get(key);
        if (text === undefined) continue;
        await server?.set(PREFIX + key, text, 'PX', ttlMs, 'NX').catch(() => undefined);
      }
    },
  };
  return store;
}

export type TtlStore = ReturnType<typeof createTtlStore>;
