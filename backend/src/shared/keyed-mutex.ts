import { Mutex } from 'async-mutex';

/** A mutex per key: jobs of one key run sequentially, jobs of different keys concurrently. */
export interface KeyedMutex {
  runExclusive<Result>(key: string, job: () => Promise<Result>): Promise<Result>;
}

/** Mutexes within this process; unused ones are dropped. */
export function createKeyedMutex(): KeyedMutex {
  const mutexes = new Map<string, Mutex>();
  return {
    async runExclusive(key, job) {
      const mutex = mutexes.get(key) ?? new Mutex();
      mutexes.set(key, mutex);
      try {
        return await mutex.runExclusive(job);
      } finally {
        if (!mutex.isLocked() && mutexes.get(key) === mutex) mutexes.delete(key);
      }
    },
  };
}
