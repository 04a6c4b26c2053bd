import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { currentRecord, type RequestRecord, type UpstreamCall } from './request-record.ts';

/** Where the parts of the gateway report what they do. */
export interface Observer {
  /** A call that left, and how it ended. */
  upstream(call: UpstreamCall): void;
  /** Tells whether the circuit breaker of `service` is open whenever the metrics are read. */
  watchBreaker(service: string, isOpen: () => boolean): void;
  /** Redis was asked for a kept answer, or to keep one, and did not do it. */
  cacheFailed(): void;
  /** A field refused its caller for coming too often. */
  limited(field: string): void;
  /** A request was turned away before it was looked at. */
  shed(reason: string): void;
  /** So many streams more, or less, are open. */
  streams(by: number): void;
  /** A request was answered. `ms` is the time it took. */
  answered(record: RequestRecord, status: number, ms: number): void;
  /** Everything counted so far, as Prometheus reads it. */
  metrics(): Promise<string>;
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const operationMeters = (registers: Registry[]) => ({
  operations: new Counter({
    name: 'encore_operations_total',
    help: 'Operations answered, by kind, HTTP status, first error code and how the answer came about.',
    labelNames: ['operation', 'kind', 'status', 'code', 'cache'],
    registers,
  }),
  operationSeconds: new Histogram({
    name: 'encore_operation_seconds',
    help: 'Time to answer an operation.',
    labelNames: ['kind', 'cache'],
    buckets: SECONDS,
    registers,
  }),
});

const upstreamMeters = (registers: Registry[]) => ({
  upstream: new Counter({
    name: 'encore_upstream_calls_total',
    help: 'Calls to the services behind the gateway; status 0: no answer.',
    labelNames: ['service', 'method', 'status'],
    registers,
  }),
  upstreamSeconds: new Histogram({
    name: 'encore_upstream_seconds',
    help: 'Time that a service took to answer.',
    labelNames: ['service'],
    buckets: SECONDS,
    registers,
  }),
  breaker: new Gauge({
    name: 'encore_breaker_open',
    help: 'Circuit breaker of a service: 1 open, 0 closed.',
    labelNames: ['service'],
    registers,
  }),
  cacheFailures: new Counter({
    name: 'encore_cache_failures_total',
    help: 'Times that Redis did not do its part for a kept answer.',
    registers,
  }),
});

const loadMeters = (registers: Registry[]) => ({
  limited: new Counter({
    name: 'encore_rate_limited_total',
    help: 'Fields that refused a caller for coming too often.',
    labelNames: ['field'],
    registers,
  }),
  streams: new Gauge({
    name: 'encore_streams_open',
    help: 'Subscriptions that are being followed.',
    registers,
  }),
  shed: new Counter({
    name: 'encore_shed_total',
    help: 'Requests turned away because the gateway was busy or closing.',
    labelNames: ['reason'],
    registers,
  }),
});

/** What an observer is made of. */
export interface ObserverOptions {
  /** Names of operations that get a label of their own; others are `other`, so that labels stay few. */
  readonly knows?: (operation: string) => boolean;
  /** Adds the process's own numbers: memory, CPU, event loop. */
  readonly isWholeProcess?: boolean;
}

/** An observer that counts; each has a registry of its own. */
export const createObserver = (options: ObserverOptions = {}): Observer => {
  const registry = new Registry();
  if (options.isWholeProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const meters = {
    ...operationMeters(registers),
    ...upstreamMeters(registers),
    ...loadMeters(registers),
  };
  const breakers = new Map<string, () => boolean>();
  const knows = options.knows ?? (() => false);
  return {
    upstream(call) {
      const { service, method, status, ms } = call;
      meters.upstream.inc({ service, method, status });
      meters.upstreamSeconds.observe({ service }, ms / 1_000);
      currentRecord()?.calls.push(call);
    },
    watchBreaker: (service, isOpen) => breakers.set(service, isOpen),
    cacheFailed: () => meters.cacheFailures.inc(),
    limited: (field) => meters.limited.inc({ field }),
    streams: (by) => meters.streams.inc(by),
    shed: (reason) => meters.shed.inc({ reason }),
    answered({ operation, kind, cache, errorCodes }, status, ms) {
      const label = knows(operation) ? operation : 'other';
      const code = errorCodes[0] ?? '';
      meters.operations.inc({ operation: label, kind, status, code, cache });
      meters.operationSeconds.observe({ kind, cache }, ms / 1_000);
    },
    metrics: () => {
      for (const [service, isOpen] of breakers) meters.breaker.set({ service }, isOpen() ? 1 : 0);
      return registry.metrics();
    },
  };
};
