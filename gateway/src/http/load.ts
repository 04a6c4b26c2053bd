import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../telemetry/metrics.ts';
import { type HttpError, httpError, sendHttpError } from './errors.ts';

export interface LoadLimits {
  /** Concurrent requests. */
  readonly maxInFlight: number;
  /** Maximum event loop delay in milliseconds, averaged over half a second; 0 disables the check. */
  readonly maxLagMs: number;
}

const BUSY: HttpError = {
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
