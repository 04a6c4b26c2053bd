import { setTimeout as sleep } from 'node:timers/promises';
import {
  BrokenCircuitError,
  type CircuitBreakerPolicy,
  CircuitState,
  CountBreaker,
  circuitBreaker,
  handleWhen,
} from 'cockatiel';
import { UpstreamError } from '../upstream-error.ts';
import { createRetryBudget } from './retry-budget.ts';

/** When a service is left alone, and how long. */
export interface GuardLimits {
  /** How long it is left alone before one call tries it again, in milliseconds. */
  readonly openMs: number;
  /** The longest wait before a retry, in milliseconds; the wait is random below it. */
  readonly retryWithinMs: number;
}

/** Five seconds alone; a retry within 200 ms. */
export const DEFAULT_GUARD: GuardLimits = { openMs: 5_000, retryWithinMs: 200 };

const RETRY_SHARE = 0.1;
/** Opens when more than half of the last 38 calls, and at least 20 of them, failed. */
const WINDOW = { threshold: 0.5, size: 38, minimumNumberOfCalls: 20 };
const RETRIED_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);

/** Stands before a service: counts its failures, retries reads, and leaves it alone when it is down. */
export interface Guard {
  /** @throws {UpstreamError} at once when the service is being left alone; else what `job` throws. */
  run<T>(job: () => Promise<T>, call: { readonly isRead: boolean }): Promise<T>;
  /** Whether the service is being left alone by calls of a kind. */
  isOpen(kind: 'read' | 'write'): boolean;
}

const isOutage = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  !error.isCutShort &&
  (error.status >= 500 ||
    error.fault === 'UPSTREAM_TIMEOUT' ||
    error.fault === 'UPSTREAM_UNAVAILABLE');

/** A dropped connection, or a status that means "not now", and nobody asked for more time. */
const mayRetry = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  !error.isCutShort &&
  error.retryAfterMs === 0 &&
  (RETRIED_STATUSES.has(error.status) ||
    (error.status === 0 && error.fault === 'UPSTREAM_UNAVAILABLE'));

const through = async <T>(
  breaker: CircuitBreakerPolicy,
  service: string,
  job: () => Promise<T>,
): Promise<T> => {
  try {
    return await breaker.execute(job);
  } catch (error) {
    if (!(error instanceof BrokenCircuitError)) throw error;
    const message = 'left alone after too many failures';
    throw new UpstreamError('UPSTREAM_UNAVAILABLE', service, {
      message,
      status: 503,
      cause: error,
    });
  }
};

/** Reads, or writes, of a service: one kind of call that fails does not stop the other. */
const createLane = (service: string, limits: GuardLimits) => {
  const breaker = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: limits.openMs,
    breaker: new CountBreaker(WINDOW),
  });
  let waitUntil = 0;
  return {
    breaker,
    async once<T>(job: () => Promise<T>): Promise<T> {
      if (performance.now() < waitUntil) {
        const message = 'has asked to wait';
        throw new UpstreamError('UPSTREAM_UNAVAILABLE', service, { message, isCutShort: true });
      }
      try {
        return await through(breaker, service, job);
      } catch (error) {
        if (error instanceof UpstreamError && error.retryAfterMs > 0) {
          waitUntil = performance.now() + error.retryAfterMs;
        }
        throw error;
      }
    },
  };
};

/** A guard before `service`. Writes are never retried. */
export const createGuard = (service: string, limits: GuardLimits = DEFAULT_GUARD): Guard => {
  const lanes = { read: createLane(service, limits), write: createLane(service, limits) };
  const budget = createRetryBudget(RETRY_SHARE);
  return {
    async run(job, { isRead }) {
      const { breaker, once } = lanes[isRead ? 'read' : 'write'];
      budget.earn();
      try {
        return await once(job);
      } catch (error) {
        const isClosed = breaker.state === CircuitState.Closed;
        if (!isRead || !isClosed || !mayRetry(error) || !budget.spend()) throw error;
        await sleep(Math.random() * limits.retryWithinMs);
        return once(job);
      }
    },
    isOpen: (kind) => lanes[kind].breaker.state === CircuitState.Open,
  };
};
