import pLimit from 'p-limit';

/**
 * Pages rendered at the same time. A page comes back to the event loop about fifteen times, and each time waits for a
 * turn of every other one: with 8 a page took 26 seconds under load, with 3 it takes as long as its share of the core.
 */
const MAX_RENDERING = 3;
/** Pages that may wait for their turn: what the last one waits stays below three seconds. */
const MAX_WAITING = 26;

/** A page cannot be rendered soon enough. */
export class OverloadedError extends Error {
  override readonly name = 'OverloadedError';
}

export type RenderQueue = <T>(render: () => Promise<T>) => Promise<T>;

/** Renders a few pages at a time. Rejects with an OverloadedError at once where too many wait already. */
export function createRenderQueue(): RenderQueue {
  const limit = pLimit(MAX_RENDERING);
  return (render) =>
    limit.pendingCount < MAX_WAITING
      ? limit(render)
      : Promise.reject(new OverloadedError('Too many pages wait to be rendered.'));
}
