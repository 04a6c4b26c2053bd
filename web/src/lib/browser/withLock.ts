/**
 * Runs a task while no other tab runs one with the same name (Web Locks API). Browsers without locks, or that deny them
 * because storage is forbidden, run it immediately. Rejects if the task does.
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
