import { LRUCache } from 'lru-cache';
import { currentRequest, detached, rejectOnAbort } from '../core/request-scope.ts';
import { isServiceFailure, UpstreamError } from './upstream-error.ts';

/** A short-lived cache of public reads. Never used for data of a session. */
export interface SwrCache {
  /**
   * Returns the cached value of `key`, or the result of `read`. Concurrent reads are shared. Errors and values that
   * `isCacheable` rejects are not cached; if it returns milliseconds, they are the value's lifetime. If the source
   * fails, a stale value is returned, and the request records this under the part of `key` before the first colon.
   */
  get<T>(
    key: string,
    read: () => Promise<T>,
    isCacheable?: (value: T) => boolean | number,
  ): Promise<T>;
  clear(): void;
}

interface SwrCacheLimits {
  readonly max: number;
  /** Milliseconds. With 0, only concurrent reads are shared. */
  readonly ttlMs: number;
  /** Milliseconds after `ttlMs` during which a stale value may be returned if the source fails; 0 for never. */
  readonly staleMs?: number;
}

/** A wrapper, because lru-cache treats undefined as a missing value. */
interface Entry {
  readonly value: unknown;
  /** Lifetime in milliseconds; the cache's default if omitted. */
  readonly ttlMs?: number;
}

/** Rejects a fetch, so that it is not cached and the previous value remains. */
class NotCacheable extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super('The value is not cacheable.');
    this.value = value;
  }
}

/** Resolves the clock on each call, so that tests can replace it. */
const perf = { now: () => performance.now() };

/** Treats a caller's expired deadline as a failure of the source, so that a stale value is returned. */
function toSourceFailure(error: unknown): unknown {
  const signal = currentRequest()?.signal;
  if (signal?.aborted !== true || signal.reason !== error) return error;
  const detail = { message: 'did not respond in time', cause: error, isAborted: true };
  return new UpstreamError('UPSTREAM_TIMEOUT', 'source', detail);
}

export function createSwrCache({ max, ttlMs, staleMs = 0 }: SwrCacheLimits): SwrCache {
  const cache = new LRUCache<string, Entry, () => Promise<Entry>>({
    max,
    ttl: ttlMs + staleMs,
    perf,
    async fetchMethod(_key, _stale, { context, options }) {
      const entry = await detached(context);
      if (entry.ttlMs !== undefined) options.ttl = entry.ttlMs + staleMs;
      return entry;
    },
    ignoreFetchAbort: true,
    noDeleteOnFetchRejection: true,
  });
  return {
    async get<T>(
      key: string,
      read: () => Promise<T>,
      isCacheable: (value: T) => boolean | number = () => true,
    ): Promise<T> {
      const context = async (): Promise<Entry> => {
        const value = await read();
        const decision = isCacheable(value);
        if (decision === false) throw new NotCacheable(value);
        return { value, ...(typeof decision === 'number' && { ttlMs: decision }) };
      };
      const forceRefresh = cache.getRemainingTTL(key) <= staleMs || ttlMs === 0;
      try {
        const { value } = await rejectOnAbort(cache.forceFetch(key, { context, forceRefresh }));
        // Each key is only written by its own read, so the type is correct.
        return value as T;
      } catch (error) {
        if (error instanceof NotCacheable) return error.value as T;
        const failure = toSourceFailure(error);
        const stale = isServiceFailure(failure) ? cache.peek(key) : undefined;
        if (stale === undefined) throw failure;
        currentRequest()?.stale.add(key.split(':', 1)[0] ?? key);
        return stale.value as T;
      }
    },
    clear: () => cache.clear(),
  };
}

/** Caches nothing, but shares concurrent reads. An LRU cache would keep each value until its key is read again. */
export function createCoalescingCache(): SwrCache {
  const pending = new Map<string, Promise<unknown>>();
  return {
    async get<T>(key: string, read: () => Promise<T>): Promise<T> {
      const shared = pending.get(key) ?? detached(read).finally(() => pending.delete(key));
      pending.set(key, shared);
      try {
        // Each key is only read by its own function, so the type is correct.
        return (await rejectOnAbort(shared)) as T;
      } catch (error) {
        throw toSourceFailure(error);
      }
    },
    clear: () => pending.clear(),
  };
}
