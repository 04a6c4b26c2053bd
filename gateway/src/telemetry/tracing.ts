import type { Tracer } from '@opentelemetry/api';
import type { RequestRecord } from './request-record.ts';

/** Sends finished requests to a collector of traces. */
export interface Tracing {
  /**
   * A request that began at `startedAt` (milliseconds since 1970) and took `ms`.
   * @param traceparent The header of that name (W3C Trace Context), so that it joins its caller's trace.
   */
  answered(record: RequestRecord, timing: Timing): void;
  /** Sends what is waiting. */
  close(): Promise<void>;
}

/** When a request ran, how it ended, and whose trace it belongs to. */
export interface Timing {
  readonly startedAt: number;
  readonly ms: number;
  readonly status: number;
  readonly traceparent: string | undefined;
}

const TRACEPARENT = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

type Api = typeof import('@opentelemetry/api');

const parentOf = ({ trace, ROOT_CONTEXT }: Api, header: string | undefined) => {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(header ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT;
  const context = { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, context);
};

const createReport =
  (api: Api, tracer: Tracer) =>
  (record: RequestRecord, timing: Timing): void => {
    const { kind, operation, calls, cache, requestId, errorCodes } = record;
    const { startedAt, ms, status } = timing;
    const parent = parentOf(api, timing.traceparent);
    const attributes = {
      'graphql.operation.type': kind,
      'graphql.operation.name': operation,
      'http.response.status_code': status,
      'encore.cache': cache,
      'encore.request_id': requestId,
      ...(errorCodes.length === 0 ? {} : { 'encore.error_codes': errorCodes }),
    };
    const options = { startTime: startedAt, kind: api.SpanKind.SERVER, attributes };
    const span = tracer.startSpan(`${kind} ${operation}`, options, parent);
    const inside = api.trace.setSpan(parent, span);
    for (const call of calls) {
      const child = tracer.startSpan(
        `${call.method} ${call.service}`,
        {
          startTime: call.startedAt,
          kind: api.SpanKind.CLIENT,
          attributes: { 'peer.service': call.service, 'http.response.status_code': call.status },
        },
        inside,
      );
      if (call.status === 0 || call.status >= 500)
        child.setStatus({ code: api.SpanStatusCode.ERROR });
      child.end(call.startedAt + call.ms);
    }
    if (status >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR });
    span.end(startedAt + ms);
  };

/**
 * Traces to the OTLP collector at `endpoint` (its base address; traces go to /v1/traces). Its packages are loaded
 * only here, so that a gateway without traces starts without them. Spans hold names, times and codes; never variables.
 */
export const startTracing = async (endpoint: string): Promise<Tracing> => {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new sdk.BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'encore-gateway' }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer('encore-gateway');
  return {
    answered: createReport(api, tracer),
    close: () => provider.shutdown().catch(() => undefined),
  };
};
