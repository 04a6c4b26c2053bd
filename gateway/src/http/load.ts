import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../telemetry/metrics.ts';
import { type HttpError, httpError, sendHttpError } from './errors.ts';

export interface LoadLimits {
  /** Concurrent requests. */
  readonly maxInFlight: number;
  /**
   * Maximum event loop delay in milliseconds, averaged over half a second, and maximum time for which an operation waits
   * for its start; 0 disables both checks.
   */
  readonly maxLagMs: number;
}

export const BUSY: HttpError = {
  ...httpError(503, 'OVERLOADED', 'The shop is very busy. Try again in a moment.'),
  retryAfter: 1,
};

/** Rejects requests to the routes of `scope` with 503 and Retry-After under overload. */
export async function shedLoad(
  scope: FastifyInstance,
  { maxInFlight, maxLagMs }: LoadLimits,
  metrics: Metrics,
): Promise<void> {
  if (maxLagMs > 0) {
    await scope.register(underPressure, {
      maxEventLoopDelay: maxLagMs,
      sampleInterval: 500,
      pressureHandler: (_request, reply) => {
        metrics.recordShed('event-loop-lag');
        sendHttpError(reply, BUSY);
      },
    });
  }
  let inFlight = 0;
  scope.addHook('onRequest', async (_request, reply) => {
    if (inFlight >= maxInFlight) {
      metrics.recordShed('in-flight');
      return sendHttpError(reply, BUSY);
    }
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    return undefined;
  });
}

/**
 * Operations that start in one turn of the event loop. Under load, the others wait before they allocate anything; those
 * that have started respond within a few turns, so that their data is garbage before V8 moves it to the old space.
 */
const STARTS_PER_TURN = 4;

/**
 * Creates a function that waits until an operation may start. It returns false if that took longer than `maxLagMs`: the
 * operation must be rejected.
 */
export function createStartQueue({ maxLagMs }: LoadLimits, metrics: Metrics) {
  const waiting: (() => void)[] = [];
  let started = 0;
  function start(operation: () => void): void {
    if (started === 0) setImmediate(endTurn);
    started += 1;
    operation();
  }
  function endTurn(): void {
    started = 0;
    for (const operation of waiting.splice(0, STARTS_PER_TURN)) start(operation);
  }
  return async (): Promise<boolean> => {
    const arrivedAt = performance.now();
    await new Promise<void>((resolve) => {
      if (started < STARTS_PER_TURN) start(resolve);
      else waiting.push(resolve);
    });
    const isLate = maxLagMs > 0 && performance.now() - arrivedAt > maxLagMs;
    if (isLate) metrics.recordShed('event-loop-lag');
    return !isLate;
  };
}
