/** Makes a function that runs the work given for one key one after another, in the order asked. */
export function oneAtATime(): <Result>(
  key: string,
  work: () => Promise<Result>,
) => Promise<Result> {
  const tails = new Map<string, Promise<unknown>>();
  return async (key, work) => {
    const before = tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    tails.set(key, mine);
    try {
      return await mine;
    } finally {
      if (tails.get(key) === mine) tails.delete(key);
    }
  };
}
