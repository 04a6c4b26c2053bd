import type { FastifyInstance, RouteOptions } from 'fastify';

export interface RepeatedWork {
  readonly everyMs: number;
  /** `closing` is aborted when the server closes; remaining work is left for the next start. */
  readonly work: (closing: AbortSignal) => unknown;
  readonly onFault: (error: unknown) => void;
}

/**
 * Repeats the work while the server listens, one run at a time; a failed run is retried. Closing the server waits for
 * the current run, so that nothing is written afterwards.
 */
export function repeat(app: FastifyInstance, { everyMs, work, onFault }: RepeatedWork): void {
  const closing = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let underway: Promise<void> | undefined;
  const round = async (): Promise<void> => {
    try {
      await work(closing.signal);
    } catch (error) {
      onFault(error);
    }
  };
  app.addHook('onListen', async () => {
    if (closing.signal.aborted) return;
    timer = setInterval(() => {
      underway ??= round().finally(() => {
        underway = undefined;
      });
    }, everyMs);
  });
  app.addHook('onClose', async () => {
    closing.abort();
    clearInterval(timer);
    await underway;
  });
}

/**
 * Makes closing wait for running handlers: a client's disconnection does not end its request. Must be called before any
 * route is registered.
 */
export function followRequests(app: FastifyInstance): void {
  const underway = new Set<Promise<unknown>>();
  app.addHook('onRoute', (route: RouteOptions) => {
    const { handler } = route;
    route.handler = function followed(request, reply) {
      const result = handler.call(this, request, reply);
      if (result instanceof Promise) {
        const end = (): boolean => underway.delete(result);
        underway.add(result);
        result.then(end, end);
      }
      return result;
    };
  });
  app.addHook('onClose', async () => {
    await Promise.allSettled(underway);
  });
}
