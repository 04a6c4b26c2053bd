import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  CircuitState,
  CountBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
  TaskCancelledError,
  wrap,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { currentRequest, raiseRetryAfter } from '../core/request-scope.ts';
import type { HttpRequest, HttpResponse, HttpService, OnCall } from './http.ts';
import { UpstreamError } from './upstream-error.ts';

/** Opens if more than half of the last 38 calls, with a minimum of 20, failed. */
const BREAKER = { threshold: 0.5, size: 38, minimumNumberOfCalls: 20 };
/** Upper limit of the random delay before a retry, in milliseconds. */
const MAX_RETRY_DELAY_MS = 200;
const RETRIED_STATUSES: ReadonlySet<number> = new Set([502, 503, 504]);
/**
 * One retry per ten calls, and at most ten concurrently, so that retries add at most a tenth to the load in an outage.
 */
const RETRY_SHARE = 0.1;
const MAX_RETRIES_SAVED = 10;
/** Concurrent calls; hanging reads leave connections for writes. */
const MAX_CALLS = { read: 64, write: 32 } as const;
const MAX_QUEUED = 1_000;

type CallKind = keyof typeof MAX_CALLS;

/** Returns the outcome of a call, thrown or returned; null for a response without a status of its own. */
function toOutcome(result: unknown): UpstreamError | HttpResponse | null {
  if (result instanceof UpstreamError) return result;
  const isResponse = typeof result === 'object' && result !== null && 'retryAfterMs' in result;
  // Only HTTP responses have this property.
  return isResponse ? (result as HttpResponse) : null;
}

function isOutage(result: unknown): boolean {
  const outcome = toOutcome(result);
  if (!(outcome instanceof UpstreamError)) return outcome !== null && outcome.status >= 500;
  return (
    !outcome.isAborted &&
    (outcome.status >= 500 ||
      outcome.fault === 'UPSTREAM_TIMEOUT' ||
      outcome.fault === 'UPSTREAM_UNAVAILABLE')
  );
}

/** A dropped connection or a temporary error status, without a Retry-After. */
function isTransient(result: unknown): boolean {
  const outcome = toOutcome(result);
  if (outcome === null || outcome.retryAfterMs > 0) return false;
  return (
    RETRIED_STATUSES.has(outcome.status) ||
    (outcome instanceof UpstreamError && outcome.fault === 'UPSTREAM_UNAVAILABLE')
  );
}

/** Whether one endpoint fails, while the service responds. */
function isEndpointFault(result: unknown): boolean {
  return toOutcome(result)?.status === 500;
}

function createBreaker(openMs: number, isFailure: (result: unknown) => boolean) {
  return circuitBreaker(handleWhen(isFailure).orWhenResult(isFailure), {
    halfOpenAfter: openMs,
    breaker: new CountBreaker(BREAKER),
  });
}

type Breaker = ReturnType<typeof createBreaker>;

/** One call tests whether a service is back; others would wait for its result. */
function rejectWhileTesting(breaker: Breaker): void {
  if (breaker.state === CircuitState.HalfOpen)
    throw new BrokenCircuitError('being tested after an outage');
}

/** cockatiel retries every failed call; the retry budget limits the added load in an outage. */
function createReadPolicy(openMs: number) {
  const breaker = createBreaker(openMs, isOutage);
  let budget = 1;
  const mayRetry = (result: unknown): boolean =>
    budget >= 1 && breaker.state === CircuitState.Closed && isTransient(result);
  const retries = retry(handleWhen(mayRetry).orWhenResult(mayRetry), {
    maxAttempts: 1,
    backoff: new DelegateBackoff(() => Math.random() * MAX_RETRY_DELAY_MS),
  });
  retries.onRetry(() => {
    budget -= 1;
  });
  const policy = wrap(bulkhead(MAX_CALLS.read, MAX_QUEUED), retries, breaker);
  return {
    execute<T>(call: () => Promise<T>): Promise<T> {
      rejectWhileTesting(breaker);
      budget = Math.min(budget + RETRY_SHARE, MAX_RETRIES_SAVED);
      return policy.execute(call, currentRequest()?.signal);
    },
    isOpen: (): boolean => breaker.state !== CircuitState.Closed,
  };
}

/** Writes are never retried. An endpoint that responds with 500 has its own breaker, so that others stay usable. */
function createWritePolicy(openMs: number) {
  const outage = createBreaker(openMs, (result) => isOutage(result) && !isEndpointFault(result));
  const slots = bulkhead(MAX_CALLS.write, MAX_QUEUED);
  const endpoints = new Map<string, Breaker>();
  return {
    execute<T>(call: () => Promise<T>, endpoint: string): Promise<T> {
      const breaker = endpoints.get(endpoint) ?? createBreaker(openMs, isEndpointFault);
      endpoints.set(endpoint, breaker);
      rejectWhileTesting(outage);
      rejectWhileTesting(breaker);
      return wrap(slots, outage, breaker).execute(call);
    },
    isOpen: (): boolean =>
      [outage, ...endpoints.values()].some(({ state }) => state !== CircuitState.Closed),
  };
}

/**
 * Retries, concurrency limits and circuit breakers of a service, separate for reads and writes.
 *
 * @param openMs Milliseconds before an open breaker lets one call through.
 */
export function createServicePolicy(service: string, openMs: number) {
  const policies = { read: createReadPolicy(openMs), write: createWritePolicy(openMs) };
  /** The error of a call that a policy did not send; itself if it is another one. */
  const toUpstreamError = (error: unknown): unknown => {
    if (error instanceof TaskCancelledError) {
      const detail = { message: 'the request has ended', cause: error, isAborted: true };
      return new UpstreamError('UPSTREAM_TIMEOUT', service, detail);
    }
    if (!(error instanceof BrokenCircuitError || error instanceof BulkheadRejectedError))
      return error;
    const detail = { message: error.message, status: 503, cause: error };
    return new UpstreamError('UPSTREAM_UNAVAILABLE', service, detail);
  };
  return {
    /** @throws {UpstreamError} immediately while the breaker is open; otherwise the errors of `call` */
    async execute<T>(
      call: () => Promise<T>,
      { isRead, endpoint = '' }: Pick<HttpRequest, 'isRead' | 'endpoint'>,
    ): Promise<T> {
      try {
        return await (isRead
          ? policies.read.execute(call)
          : policies.write.execute(call, endpoint));
      } catch (error) {
        throw toUpstreamError(error);
      }
    },
    isOpen: (kind: CallKind): boolean => policies[kind].isOpen(),
  };
}

export type ServicePolicy = ReturnType<typeof createServicePolicy>;

/** Identical requests of the same caller share a key. */
function toRequestKey({ method, path, headers, body = '' }: HttpRequest): string {
  return [method, path, headers.authorization ?? '', body].join('\n');
}

const MAX_RATE_LIMITED = 1_000;
/** Too many requests, and a service that is unavailable for this request. */
const WAITING_STATUSES: ReadonlySet<number> = new Set([429, 503]);

/**
 * Wraps `http` with `policy`. After a 429 or 503 with Retry-After, identical requests get it until then. The
 * response to the client has a Retry-After, too.
 */
export function withPolicy(http: HttpService, policy: ServicePolicy): HttpService {
  const rateLimited = new LRUCache<string, HttpResponse>({ max: MAX_RATE_LIMITED });
  return {
    async send(request) {
      const key = rateLimited.size > 0 ? toRequestKey(request) : '';
      const known = rateLimited.get(key);
      if (known !== undefined) {
        raiseRetryAfter(rateLimited.getRemainingTTL(key));
        return known;
      }
      const response = await policy.execute(() => http.send(request), request);
      const { status, retryAfterMs } = response;
      if (WAITING_STATUSES.has(status) && retryAfterMs > 0) {
        rateLimited.set(toRequestKey(request), response, { ttl: retryAfterMs });
        raiseRetryAfter(retryAfterMs);
      }
      return response;
    },
    close: () => http.close(),
  };
}

/** Minimum time between two notices of a service that fails repeatedly, in milliseconds. */
const MIN_PAUSE_MS = 30_000;

/** Passes on the calls of a service; `onRecovery` is called when it responds again after it was down or in maintenance. */
export function createRecoveryWatch(onCall: OnCall, onRecovery: () => void): OnCall {
  let isDown = false;
  let calledAt = Number.NEGATIVE_INFINITY;
  return (call, error) => {
    onCall(call, error);
    // Other failures, such as a timeout or a client that has gone, do not show whether the service is down.
    if (error?.isAborted || (error && error.fault !== 'UPSTREAM_UNAVAILABLE')) return;
    const isDownNow = error !== undefined || call.status === 503;
    const isBack = isDown && !isDownNow && performance.now() - calledAt >= MIN_PAUSE_MS;
    isDown = isDownNow || (isDown && !isBack);
    if (!isBack) return;
    calledAt = performance.now();
    onRecovery();
  };
}
