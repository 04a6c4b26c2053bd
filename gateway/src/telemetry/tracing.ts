import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RequestRecord } from '../core/request-scope.ts';

/** URLs contain cart ids and search terms, so spans omit them. */
const NO_ADDRESS = { 'url.full': undefined, 'url.path': undefined, 'url.query': undefined };

/**
 * Exports traces to the OTLP collector at `endpoint` (its base URL; traces go to /v1/traces), with nested spans for
 * each request, its handler and each upstream call. The packages are only loaded here, so a gateway without tracing
 * starts without them. Spans contain names, durations and codes, but never variables.
 * @opentelemetry/instrumentation-graphql is not used: it wraps graphql-js' `execute`, whereas operations here run
 * compiled.
 */
export async function startTracing(endpoint: string) {
  const [sdk, exporter, resources, undici, fastifyOtel] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/instrumentation-undici'),
    import('@fastify/otel'),
  ]);
  const otlp = new exporter.OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const provider = new sdk.NodeTracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'encore-gateway' }),
    spanProcessors: [new sdk.BatchSpanProcessor(otlp)],
  });
  provider.register();
  // Both use diagnostics channels and hooks, so neither needs an ES module loader.
  const calls = new undici.UndiciInstrumentation({
    requireParentforSpans: true,
    startSpanHook: () => NO_ADDRESS,
  });
  const requests = new fastifyOtel.FastifyOtelInstrumentation({
    instrumentHooks: false,
    recordExceptions: false,
    requestHook: (span, { url }) => span.setAttribute('url.path', url.split('?', 1)[0] ?? ''),
  });
  for (const instrumentation of [calls, requests]) instrumentation.setTracerProvider(provider);
  return {
    /** Creates a span for each request of `server`. Must be called before routes are added. */
    async instrument(server: FastifyInstance): Promise<void> {
      await server.register(requests.plugin());
    },
    /** Adds the operation to the span of its request, before the response is sent. */
    describe(
      request: FastifyRequest,
      { kind, operation, cache, requestId, errorCodes }: RequestRecord,
    ): void {
      const { span } = request.opentelemetry();
      span?.updateName(`${kind} ${operation}`);
      span?.setAttributes({
        'graphql.operation.type': kind,
        'graphql.operation.name': operation,
        'encore.cache': cache,
        'encore.request_id': requestId,
        ...(errorCodes.length > 0 && { 'encore.error_codes': errorCodes }),
      });
    },
    async close(): Promise<void> {
      calls.disable();
      await provider.shutdown().catch(() => undefined);
    },
  };
}

export type Tracing = Awaited<ReturnType<typeof startTracing>>;
