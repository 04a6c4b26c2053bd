import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { Observer } from '../telemetry/observer.ts';
import { type HttpError, sendHttpError } from './http-errors.ts';

/** How much a gateway takes on before it turns requests away. */
export interface LoadLimits {
  /** Requests that are answered at the same time. */
  readonly maxInFlight: number;
  /** Milliseconds that the event loop may lag behind, on average of half a second; 0 never minds. */
  readonly maxLagMs: number;
}

const RETRY_SECONDS = 1;
const BUSY: HttpError = {
  status: 503,
  code: 'OVERLOADED',
  message: 'The shop is very busy. Try again in a moment.',
  retryAfter: RETRY_SECONDS,
};

/** Turns requests to the routes of `scope` away with 503 and Retry-After while there are too many of them. */
export const shedLoad = async (
  scope: FastifyInstance,
  { maxInFlight, maxLagMs }: LoadLimits,
  observer: Observer,
): Promise<void> => {
  if (maxLagMs > 0) {
    await scope.register(underPressure, {
      maxEventLoopDelay: maxLagMs,
      sampleInterval: 500,
      pressureHandler: (_request, reply) => {
        observer.shed('event-loop-lag');
        sendHttpError(reply, BUSY);
      },
    });
  }
  let inFlight = 0;
  scope.addHook('onRequest', async (_request, reply) => {
    if (inFlight >= maxInFlight) {
      observer.shed('in-flight');
      return sendHttpError(reply, BUSY);
    }
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    return undefined;
  });
};
