import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { currentRecord, type RequestRecord, type UpstreamCall } from '../core/request-scope.ts';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createMeters(registers: Registry[]) {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Histogram({ name, help, labelNames, buckets: SECONDS, registers });
  return {
    operations: counter(
      'encore_operations_total',
      'Operations, by kind, HTTP status, first error code and use of the cache.',
      ['operation', 'kind', 'status', 'code', 'cache'],
    ),
    operationSeconds: histogram(
      'encore_operation_seconds',
      'Time from the request to the response of an operation.',
      ['kind', 'cache'],
    ),
    calls: counter(
      'encore_upstream_calls_total',
      'Calls to the services behind the gateway; status 0: no response.',
      ['service', 'method', 'status'],
    ),
    callSeconds: histogram('encore_upstream_seconds', 'Time that a service took to respond.', [
      'service',
    ]),
    breaker: gauge('encore_breaker_open', 'Circuit breaker of a service: 1 open, 0 closed.', [
      'service',
    ]),
    cacheFailures: counter(
      'encore_cache_failures_total',
      'Times that Redis failed to read or store a response.',
    ),
    limited: counter(
      'encore_rate_limited_total',
      'Fields that rejected a caller for exceeding a rate limit.',
      ['field'],
    ),
    streams: gauge('encore_streams_open', 'Subscriptions that are open.'),
    shed: counter(
      'encore_shed_total',
      'Requests rejected because the gateway was busy or closing.',
      ['reason'],
    ),
  };
}

interface MetricsOptions {
  /** Names with a label value of their own; others become `other`, to limit cardinality. */
  readonly operationNames?: ReadonlySet<string>;
  /** Adds process metrics: memory, CPU, event loop. */
  readonly isWholeProcess?: boolean;
}

export function createMetrics(options: MetricsOptions = {}) {
  const registry = new Registry();
  if (options.isWholeProcess) collectDefaultMetrics({ register: registry });
  const meters = createMeters([registry]);
  const breakers = new Map<string, () => boolean>();
  return {
    createCallRecorder(service: string) {
      return (call: Omit<UpstreamCall, 'service'>): void => {
        const { method, status, ms } = call;
        meters.calls.inc({ service, method, status });
        meters.callSeconds.observe({ service }, ms / 1_000);
        currentRecord()?.calls.push({ ...call, service });
      };
    },
    recordRequest(
      { operation: name, kind, cache, errorCodes }: RequestRecord,
      status: number,
      ms: number,
    ): void {
      const [code = ''] = errorCodes;
      const operation = options.operationNames?.has(name) ? name : 'other';
      meters.operations.inc({ operation, kind, status, code, cache });
      meters.operationSeconds.observe({ kind, cache }, ms / 1_000);
    },
    recordCacheFailure: () => meters.cacheFailures.inc(),
    recordRateLimited: (field: string) => meters.limited.inc({ field }),
    recordShed: (reason: string) => meters.shed.inc({ reason }),
    /** Adds to the number of open streams; negative values subtract. */
    addStreams: (by: number) => meters.streams.inc(by),
    /** `isOpen` is read at each scrape. */
    watchBreaker: (service: string, isOpen: () => boolean) => void breakers.set(service, isOpen),
    /** All metrics in Prometheus text format. */
    print(): Promise<string> {
      for (const [service, isOpen] of breakers) meters.breaker.set({ service }, isOpen() ? 1 : 0);
      return registry.metrics();
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
