/**
 * Runs a task while no other tab of the browser runs one of the same name. Browsers without locks, and those that refuse
 * them because they keep nothing for this site, run it at once. Rejects as the task does.
 */
export async function withLock<Result>(
  name: string,
  task: () => Promise<Result>,
  locks: Pick<LockManager, 'request'> | undefined = navigator.locks,
): Promise<Result> {
  if (!locks) return task();
  let running: Promise<Result> | undefined;
  try {
    return await locks.request(name, () => {
      running = task();
      return running;
    });
  } catch {
    return running ?? task();
  }
}
