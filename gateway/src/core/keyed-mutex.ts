import { Mutex } from 'async-mutex';

/** A mutex per key within this process: jobs with the same key run sequentially. Idle mutexes are dropped. */
export function createKeyedMutex() {
  const mutexes = new Map<string, Mutex>();
  return {
    async runExclusive<Result>(key: string, job: () => Promise<Result>): Promise<Result> {
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

export type KeyedMutex = ReturnType<typeof createKeyedMutex>;
