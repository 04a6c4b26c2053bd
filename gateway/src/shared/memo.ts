import { LRUCache } from 'lru-cache';

/** Remembers public answers for a short while. Never for anything with a session. */
export interface Memo {
  /**
   * The answer kept under `key`, or what `read` gives. A read under way is shared; a failure, and an answer
   * that `isKept` refuses, is not kept.
   */
  get<T>(key: string, read: () => Promise<T>, isKept?: (answer: T) => boolean): Promise<T>;
  clear(): void;
}

/** Keeps up to `max` answers for `ttlMs` milliseconds. */
export const createMemo = (options: { max: number; ttlMs: number }): Memo => {
  const kept = new LRUCache<string, Promise<unknown>>({ max: options.max, ttl: options.ttlMs });
  return {
    get<T>(
      key: string,
      read: () => Promise<T>,
      isKept: (answer: T) => boolean = () => true,
    ): Promise<T> {
      // A key is only ever written by the read that belongs to it, so the type holds.
      const known = kept.get(key) as Promise<T> | undefined;
      if (known !== undefined) return known;
      const fresh = read();
      kept.set(key, fresh);
      const forget = () => {
        if (kept.peek(key) === fresh) kept.delete(key);
      };
      fresh.then((answer) => (isKept(answer) ? undefined : forget()), forget);
      return fresh;
    },
    clear: () => kept.clear(),
  };
};

/** Remembers nothing, but still shares a read that is under way. */
export const createNoMemo = (): Memo => {
  const underWay = new Map<string, Promise<unknown>>();
  return {
    get<T>(key: string, read: () => Promise<T>): Promise<T> {
      const known = underWay.get(key) as Promise<T> | undefined;
      if (known !== undefined) return known;
      const fresh = read().finally(() => underWay.delete(key));
      underWay.set(key, fresh);
      return fresh;
    },
    clear: () => underWay.clear(),
  };
};
