import { underLock } from '../../../shared/underLock.ts';

const LOCK = 'encore-bag';

/** Runs tasks one after the other; the promise is the task's own. A task that fails does not stop the next. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** A line of tasks within this page. */
export function makeQueue(): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const own = last.then(task, task);
    last = own.catch(() => undefined);
    return own;
  };
}

/** A line that all tabs of the browser share where it can lock: two tabs that start a bag at once then share one cart. */
export function makeSharedQueue(): InTurn {
  const queue = makeQueue();
  return (task) => queue(() => underLock(LOCK, task));
}
