import { LRUCache } from 'lru-cache';
import { currentRequest, detached, whileWaited } from '../core/request-scope.ts';
import { isServiceFailure, UpstreamError } from './upstream-error.ts';

/** Caches public reads for a short while. Never for anything with a session. */
export interface SwrCache {
  /**
   * The cached value of `key`, or what `read` gives. A read under way is shared; a failure, and a value that
   * `isCacheable` rejects, is not cached; where it gives milliseconds, the value is cached for so long. When the source fails, a stale value is given instead, and the request
   * records so by the part of `key` before its first colon.
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
  /** Milliseconds. 0: a read is shared while it is under way, and not longer. */
  readonly ttlMs: number;
  /** How long after `ttlMs` a value may stand in for its source while that fails, in milliseconds; 0 for never. */
  readonly staleMs?: number;
}

/** Wrapped, because lru-cache takes an undefined value for none. */
interface Entry {
  readonly value: unknown;
  /** How long it is fresh, in milliseconds; as long as any where it is not said. */
  readonly ttlMs?: number;
}

/** A rejected fetch is not cached, and leaves the value before it. */
class NotCacheable extends Error {
  readonly value: unknown;

  constructor(value: unknown) {
    super('The value is not cacheable.');
    this.value = value;
  }
}

/** Looked up at each call, so that a clock that a test sets is heard. */
const perf = { now: () => performance.now() };

/** A caller whose time is over gets a stale value, as if the source had failed. */
function toSourceFailure(error: unknown): unknown {
  const signal = currentRequest()?.signal;
  if (signal?.aborted !== true || signal.reason !== error) return error;
  const detail = { message: 'did not respond in time', cause: error, isAborted: true };
  return new UpstreamError('UPSTREAM_TIMEOUT', 'source', detail);
}

export function createSwrCache({ max, ttlMs, staleMs = 0 }: SwrCacheLimits): SwrCache {
  const cache = new LRUCache<string, Entry, () => Promise<Entry>>({
    max,
    // Without a life of its own an entry would never end; `forceRefresh` decides before.
    ttl: Math.max(ttlMs + staleMs, 1),
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
        const { value } = await whileWaited(cache.forceFetch(key, { context, forceRefresh }));
        // A key is only ever written by the read that belongs to it, so the type holds.
        return value as T;
      } catch (error) {
        if (error instanceof NotCacheable) return error.value as T;
        const failure = toSourceFailure(error);
        const stale = staleMs > 0 && isServiceFailure(failure) ? cache.peek(key) : undefined;
        if (stale === undefined) throw failure;
        currentRequest()?.stale.add(key.split(':', 1)[0] ?? key);
        return stale.value as T;
      }
    },
    clear: () => cache.clear(),
  };
}

/** Caches nothing, but still shares a read that is under way. */
export function createCoalescingCache(): SwrCache {
  return createSwrCache({ max: 1_000, ttlMs: 0 });
}
