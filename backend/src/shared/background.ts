import type { FastifyInstance, RouteOptions } from 'fastify';

/** Work that a server does by itself. */
export interface RepeatedWork {
  readonly everyMs: number;
  /** `closing` is aborted when the server closes: what has not been begun by then is left for the next start. */
  readonly work: (closing: AbortSignal) => unknown;
  readonly onFault: (error: unknown) => void;
}

/**
 * Does the work again and again while the server listens, one round at a time; a round that fails is
 * done again. The server is closed when the round under way has ended, so that nothing is written afterwards.
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
 * Lets closing wait for the handlers that still work: a caller who has hung up ends his connection,
 * not what he requested. Call it before any route is registered.
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
