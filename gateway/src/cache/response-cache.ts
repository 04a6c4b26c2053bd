import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/** An answer as it goes over the wire. */
export interface CachedResponse {
  readonly body: Buffer;
  readonly contentType: string;
  readonly etag: string;
  /** When it was made, in milliseconds since 1970. */
  readonly madeAt: number;
  /** How long it may be used, in milliseconds. */
  readonly ttlMs: number;
  readonly tags: readonly string[];
}

/** Where answers are kept beyond this process. Every method may fail; nothing is lost then but time. */
export interface RemoteCache {
  get(key: string): Promise<CachedResponse | null>;
  put(key: string, answer: CachedResponse): Promise<void>;
  /** Drops the answers with one of `tags` and tells the other gateways. */
  purge(tags: readonly string[]): Promise<void>;
  /** Calls back with the tags that another gateway has purged; with none when messages may have been missed. */
  onPurge(listener: (tags: readonly string[]) => void): void;
}

/** An answer and where it was found. */
export interface Found {
  readonly answer: CachedResponse;
  readonly tier: 'memory' | 'redis';
}

/** Keeps public answers as bytes. */
export interface ResponseCache {
  get(key: string): Promise<Found | null>;
  /** Keeps an answer, unless one of its tags was purged since it was begun. */
  keep(key: string, answer: CachedResponse): Promise<void>;
  /** Drops every answer with one of `tags`; all of them when there are none. */
  purge(tags: readonly string[]): Promise<void>;
}

/** What a cache of answers is made of. */
export interface ResponseCacheOptions {
  readonly far?: RemoteCache;
  /** Called when the far one did not do its part. */
  readonly onFailure?: () => void;
  /** Called when answers were purged, here or by another gateway. */
  readonly onPurge?: () => void;
  /** Bytes that this process may keep: 64 MB unless told. */
  readonly maxBytes?: number;
}

/** Every answer has this tag. */
export const EVERYTHING = '*';
const PURGES_REMEMBERED = 10_000;
const OVERHEAD_BYTES = 500;

const isFresh = ({ madeAt, ttlMs }: CachedResponse): boolean => {
  const age = Date.now() - madeAt;
  return age >= -1_000 && age < ttlMs;
};

/** A strong entity tag: no two representations have the same, also those whose media type alone differs. */
export const etagOf = (body: Buffer | string, representation: string): string => {
  const hash = createHash('sha256').update(`${representation}\0`).update(body);
  return `"${hash.digest('base64url').slice(0, 27)}"`;
};

/** A cache in this process's memory, and behind it the far one. A far one that fails is gone around. */
export const createResponseCache = (options: ResponseCacheOptions = {}): ResponseCache => {
  const { far, onFailure = () => undefined, onPurge, maxBytes = 64_000_000 } = options;
  const near = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length + OVERHEAD_BYTES,
  });
  const purgedAt = new LRUCache<string, number>({ max: PURGES_REMEMBERED });
  const isPurged = ({ madeAt, tags }: CachedResponse): boolean =>
    [EVERYTHING, ...tags].some((tag) => madeAt <= (purgedAt.get(tag) ?? 0));
  const isUsable = (answer: CachedResponse): boolean => isFresh(answer) && !isPurged(answer);
  const forget = (tags: readonly string[]) => {
    for (const tag of tags.length === 0 ? [EVERYTHING] : tags) purgedAt.set(tag, Date.now());
    onPurge?.();
  };
  far?.onPurge(forget);
  return {
    async get(key) {
      const own = near.get(key);
      if (own !== undefined && isUsable(own)) return { answer: own, tier: 'memory' };
      near.delete(key);
      const answer = (await far?.get(key).catch(onFailure)) ?? null;
      if (answer === null || !isUsable(answer)) return null;
      near.set(key, answer);
      return { answer, tier: 'redis' };
    },
    async keep(key, answer) {
      if (!isUsable(answer)) return;
      near.set(key, answer);
      await far?.put(key, answer).catch(onFailure);
    },
    async purge(tags) {
      forget(tags);
      await far?.purge(tags.length === 0 ? [EVERYTHING] : tags).catch(onFailure);
    },
  };
};
