/** Runs one job at a time for each key; jobs of different keys run side by side. */
export interface KeyedLock {
  run<T>(key: string, job: () => Promise<T>): Promise<T>;
}

/** A lock within this process. A key is forgotten once nobody waits for it. */
export const createKeyedLock = (): KeyedLock => {
  const tails = new Map<string, Promise<unknown>>();
  return {
    async run(key, job) {
      const before = tails.get(key) ?? Promise.resolve();
      const mine = before.then(job, job);
      const tail = mine.catch(() => undefined);
      tails.set(key, tail);
      try {
        return await mine;
      } finally {
        if (tails.get(key) === tail) tails.delete(key);
      }
    },
  };
};
