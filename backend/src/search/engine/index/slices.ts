import { setImmediate } from 'node:timers/promises';

/** How long one slice may keep requests waiting. */
const SLICE_MS = 10;

/** Runs work that can be interrupted, a slice at a time between requests. */
export async function inSlices(work: Generator<void>): Promise<void> {
  let startedAt = performance.now();
  while (!work.next().done) {
    if (performance.now() - startedAt < SLICE_MS) continue;
    await setImmediate();
    startedAt = performance.now();
  }
}
