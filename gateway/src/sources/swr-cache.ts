import { LRUCache } from 'lru-cache';
import { currentRequest, detached, whileWaited } from '../core/request-scope.ts';
import { isServiceFailure } from './service-failure.ts';
import { UpstreamError } from './upstream-error.ts';

/** Remembers public answers for a short while. Never for anything with a session. */
export interface SwrCache {
  /**
   * The answer kept under `key`, or what `read` gives. A read under way is shared; a failure, and an answer
   * that `isKept` refuses, is not kept. When the source fails, an answer that is out of date is given
   * instead, and the request is told so by the part of `key` before its first colon.
   */
  get<T>(key: string, read: () => Promise<T>, isKept?: (answer: T) => boolean): Promise<T>;
  clear(): void;
}

/** How much is kept and how long, in milliseconds. */
export interface SwrCacheLimits {
  readonly max: number;
  /** 0: a read is shared while it is under way, and not longer. */
  readonly ttlMs: number;
  /** How long an answer may stand in for its source while that fails; 0 for never. */
  readonly staleMs?: number;
}

const markStale = (key: string): void => {
  currentRequest()?.stale.add(key.split(':', 1)[0] ?? key);
};

/** Looked up at each call, so that whoever sets the clock is heard. */
const perf = { now: () => performance.now() };

/** What ended the wait, as a failure of the source that was waited for. */
const failureInTime = (thrown: unknown): unknown => {
  const signal = currentRequest()?.signal;
  if (signal?.aborted !== true || signal.reason !== thrown) return thrown;
  const detail = { message: 'did not answer in time', cause: thrown, isCutShort: true };
  return new UpstreamError('UPSTREAM_TIMEOUT', 'source', detail);
};

interface Last {
  readonly answer: unknown;
}

/** Keeps up to `max` answers for `ttlMs` milliseconds. */
export const createSwrCache = ({ max, ttlMs, staleMs = 0 }: SwrCacheLimits): SwrCache => {
  const kept = new LRUCache<string, Promise<unknown>>({ max, ttl: ttlMs, perf });
  const last = staleMs > 0 ? new LRUCache<string, Last>({ max, ttl: staleMs, perf }) : null;
  const readAnew = <T>(
    key: string,
    read: () => Promise<T>,
    isKept: (answer: T) => boolean,
  ): Promise<T> => {
    const fresh = detached(read);
    kept.set(key, fresh);
    const forget = () => {
      if (kept.peek(key) === fresh) kept.delete(key);
    };
    fresh.then((answer) => {
      if (ttlMs === 0 || !isKept(answer)) forget();
      if (isKept(answer)) last?.set(key, { answer });
    }, forget);
    return fresh;
  };
  return {
    async get<T>(
      key: string,
      read: () => Promise<T>,
      isKept: (answer: T) => boolean = () => true,
    ): Promise<T> {
      try {
        // A key is only ever written by the read that belongs to it, so the type holds.
        const known = kept.get(key) as Promise<T> | undefined;
        return await whileWaited(known ?? readAnew(key, read, isKept));
      } catch (thrown) {
        const error = failureInTime(thrown);
        const old = last?.get(key);
        if (old === undefined || !isServiceFailure(error)) throw error;
        markStale(key);
        return old.answer as T;
      }
    },
    clear: () => {
      kept.clear();
      last?.clear();
    },
  };
};

/** Remembers nothing, but still shares a read that is under way. */
export const createCoalescingCache = (): SwrCache => createSwrCache({ max: 1_000, ttlMs: 0 });
