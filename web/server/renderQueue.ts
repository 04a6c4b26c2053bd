import pLimit from 'p-limit';

/**
 * Pages rendered at the same time. A rendering yields to the event loop about fifteen times, and each time waits for all
 * others: with 8 at a time a page took 26 seconds under load.
 */
const MAX_RENDERING = 3;
/** Length of the queue: no page of 35 visitors who arrive at once is rejected, and the last page in it waits less than three seconds. */
const MAX_WAITING = 32;

/** The queue of pages to render is full. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

export type RenderQueue = <T>(render: () => Promise<T>) => Promise<T>;

/** Limits how many pages are rendered at a time. Rejects with an OverloadedError when the queue is full. */
export function createRenderQueue(): RenderQueue {
  const limit = pLimit(MAX_RENDERING);
  return (render) =>
    limit.pendingCount < MAX_WAITING
      ? limit(render)
      : Promise.reject(new OverloadedError('The render queue is full.'));
}
