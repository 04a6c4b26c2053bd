import { expect, it } from 'vitest';
import { withLock } from './withLock.ts';

const refusing = {
  request: () => Promise.reject(new DOMException('Access is denied.', 'SecurityError')),
};

/** A task that counts its runs; the first run fails if `fails` is set. */
function aTask(fails = false) {
  const task = async () => {
    task.runs += 1;
    if (fails) throw new Error('rejected');
    return task.runs;
  };
  task.runs = 0;
  return task;
}

it('runs tasks of the same name one after another', async () => {
  const order: string[] = [];
  const task = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
  };
  await Promise.all([withLock('bag', task('first')), withLock('bag', task('second'))]);
  expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

it('runs the task when the browser denies locks', async () => {
  expect(await withLock('bag', aTask(), refusing)).toBe(1);
});

it('runs a task once, also when it fails', async () => {
  const task = aTask(true);
  await expect(withLock('bag', task)).rejects.toThrow('rejected');
  expect(task.runs).toBe(1);
});
