import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { currentRecord, type RequestRecord, type UpstreamCall } from '../core/request-scope.ts';

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function createMeters(registers: Registry[]) {
  return {
    operations: new Counter({
      name: 'encore_operations_total',
      help: 'Operations, by kind, HTTP status, first error code and use of the cache.',
      labelNames: ['operation', 'kind', 'status', 'code', 'cache'],
      registers,
    }),
    operationSeconds: new Histogram({
      name: 'encore_operation_seconds',
      help: 'Time from the request to the response of an operation.',
      labelNames: ['kind', 'cache'],
      buckets: SECONDS,
      registers,
    }),
    calls: new Counter({
      name: 'encore_upstream_calls_total',
      help: 'Calls to the services behind the gateway; status 0: no response.',
      labelNames: ['service', 'method', 'status'],
      registers,
    }),
    callSeconds: new Histogram({
      name: 'encore_upstream_seconds',
      help: 'Time that a service took to respond.',
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
      help: 'Times that Redis failed to read or store a response.',
      registers,
    }),
    limited: new Counter({
      name: 'encore_rate_limited_total',
      help: 'Fields that rejected a caller for coming too often.',
      labelNames: ['field'],
      registers,
    }),
    streams: new Gauge({
      name: 'encore_streams_open',
      help: 'Subscriptions that are open.',
      registers,
    }),
    shed: new Counter({
      name: 'encore_shed_total',
      help: 'Requests rejected because the gateway was busy or closing.',
      labelNames: ['reason'],
      registers,
    }),
  };
}

interface MetricsOptions {
  /** Selects the operation names with their own label value; others become `other`, to limit cardinality. */
  readonly knows?: (operation: string) => boolean;
  /** Adds process metrics: memory, CPU, event loop. */
  readonly isWholeProcess?: boolean;
}

export function createMetrics(options: MetricsOptions = {}) {
  const registry = new Registry();
  if (options.isWholeProcess) collectDefaultMetrics({ register: registry });
  const meters = createMeters([registry]);
  const breakers = new Map<string, () => boolean>();
  const knows = options.knows ?? (() => false);
  return {
    recordCall(call: UpstreamCall): void {
      const { service, method, status, ms } = call;
      meters.calls.inc({ service, method, status });
      meters.callSeconds.observe({ service }, ms / 1_000);
      currentRecord()?.calls.push(call);
    },
    recordRequest(
      { operation: name, kind, cache, errorCodes }: RequestRecord,
      status: number,
      ms: number,
    ): void {
      const [code = ''] = errorCodes;
      const operation = knows(name) ? name : 'other';
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
