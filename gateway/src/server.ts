import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { ResponseCache } from './cache/response-cache.ts';
import { createContext, type GatewayContext, type GatewayDeps } from './context.ts';
import { isClientDisconnected } from './core/request-scope.ts';
import type { TrustedDocuments } from './graphql/documents.ts';
import { formatError } from './graphql/errors.ts';
import { createExecution } from './graphql/execution.ts';
import { costPlugin } from './graphql/limits/cost.ts';
import { MAX_TOKENS, operationLimits } from './graphql/limits/operation-limits.ts';
import { limitFields } from './graphql/limits/rate-limited-fields.ts';
import type { RateLimiter } from './graphql/limits/rate-limiter.ts';
import { errorPlugin, extensionsPlugin, httpPlugin } from './graphql/plugins.ts';
import {
  type ArrivalLimits,
  addRequestScope,
  createServerOptions,
  endConnections,
  harden,
  OPERATION_MS,
  type TrustedProxies,
} from './http/hardening.ts';
import { type LoadLimits, shedLoad } from './http/load.ts';
import { registerFiles } from './routes/files.ts';
import { type GraphqlRouteDeps, registerGraphql } from './routes/graphql.ts';
import { addHealthRoutes, type Readiness } from './routes/health.ts';
import { addOperatorRoutes } from './routes/operator.ts';
import { addPlayground } from './routes/playground.ts';
import { registerSubscriptions } from './routes/subscriptions.ts';
import type { SessionEncryption } from './session/encryption.ts';
import { createSessionRevocation, type SessionRevocation } from './session/revocation.ts';
import { createSessionReader, type SessionReader } from './session/session-reader.ts';
import { createTtlStore } from './session/ttl-store.ts';
import type { CommerceFiles } from './sources/commerce-rest/files.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';
import type { Tracing } from './telemetry/tracing.ts';

/** Optional parts are in this process's memory, or missing, when they are left out. */
export interface ServerDeps extends GatewayDeps {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  /** Photos and labels of the commerce back end. */
  readonly files: CommerceFiles;
  /** Origins of web pages that may ask the gateway directly. */
  readonly webOrigins: readonly string[];
  /** Of the session's cookie. */
  readonly encryption: SessionEncryption;
  /** Shows the playground to browsers and allows introspection. */
  readonly playground: boolean;
  /** Runs operations that are not among `documents`; as `playground` by default. */
  readonly freeOperations?: boolean;
  /** Shows metrics and costs to everybody, and logs less; as `playground` by default. */
  readonly isDevelopment?: boolean;
  /** How long an operation may take, in milliseconds; 10 s by default. */
  readonly operationMs?: number;
  /** How long an operation that only reads may take, in milliseconds; as long as any by default. */
  readonly queryMs?: number;
  readonly revocation?: SessionRevocation;
  /** The operations that run by their id; without free operations no other ones run. Left out: all run. */
  readonly documents?: TrustedDocuments;
  /** Caches public responses. */
  readonly cache?: ResponseCache;
  /** Counts attempts at guarded fields; without it they are limited to one an operation only. */
  readonly rates?: RateLimiter;
  readonly metrics?: Metrics;
  readonly tracing?: Tracing;
  readonly load?: LoadLimits;
  readonly readiness?: Readiness;
  readonly trustedProxies?: TrustedProxies;
  readonly arrival?: ArrivalLimits;
  /** On by default. */
  readonly subscriptions?: boolean;
  /** Opens the operator's routes. */
  readonly operatorSecret?: string;
}

function createApollo(deps: ServerDeps, schema: GraphQLSchema, fastify: FastifyInstance) {
  const { gateway, plugin } = createExecution(schema);
  return new ApolloServer<GatewayContext>({
    gateway,
    introspection: deps.playground,
    includeStacktraceInErrorResponses: false,
    // Documents are looked up before Apollo sees them; what clients register themselves is no protection.
    persistedQueries: false,
    // The route is stricter: it looks at Sec-Fetch-Site and Origin, and rejects what could do harm.
    csrfPrevention: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [...operationLimits],
    formatError,
    logger: deps.log,
    stopOnTerminationSignals: false,
    plugins: [
      // It would wrap every resolver, and nothing here uses its hints.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(fastify),
      costPlugin(),
      errorPlugin((error, requestId) => {
        const level = isClientDisconnected() ? 'debug' : 'error';
        deps.log[level]({ err: error, requestId }, 'field failed');
      }),
      httpPlugin(),
      extensionsPlugin(isDevelopment(deps)),
      plugin,
    ],
  });
}

/** How long a browser remembers what a page of another origin may send. */
const PREFLIGHT_SECONDS = 600;

interface Platform {
  readonly metrics: Metrics;
  readonly sessions: SessionReader;
}

function isDevelopment(deps: ServerDeps): boolean {
  return deps.isDevelopment ?? deps.playground;
}

function toDocumentLookup({ documents, playground, freeOperations = playground }: ServerDeps) {
  return {
    documents: documents ?? null,
    isFreeForm: freeOperations || documents === undefined,
    allowsIntrospection: playground,
  };
}

/** Records responses in the metrics and the log. */
function createRecorder(
  deps: ServerDeps,
  metrics: Metrics,
): NonNullable<GraphqlRouteDeps['onResponse']> {
  // Whoever develops reads the log by eye.
  const level = isDevelopment(deps) ? 'debug' : 'info';
  return (record, { status, ms }) => {
    metrics.recordRequest(record, status, ms);
    const { calls, retryAfter: _, ...shown } = record;
    const line = { ...shown, status, ms: Math.round(ms), calls: calls.length };
    deps.log[level](line, 'request completed');
  };
}

async function addGraphql(
  fastify: FastifyInstance,
  deps: ServerDeps,
  { metrics, sessions }: Platform,
): Promise<void> {
  const { rates } = deps;
  const schema = rates ? limitFields(deps.schema, { rates, metrics }) : deps.schema;
  const apollo = createApollo(deps, schema, fastify);
  await apollo.start();
  registerGraphql(fastify, '/graphql', {
    apollo,
    schema,
    sessions,
    cache: deps.cache ?? null,
    queryMs: deps.queryMs ?? deps.operationMs ?? OPERATION_MS,
    ...toDocumentLookup(deps),
    createContext: async (request, reply) =>
      createContext(deps, request.id, await sessions.read(request, reply)),
    onResponse: createRecorder(deps, metrics),
    ...(deps.tracing && { onSend: deps.tracing.describe }),
  });
}

/** The gateway's HTTP server, ready to listen: /graphql, the health checks and the operator's routes. */
export async function createServer(deps: ServerDeps): Promise<FastifyInstance> {
  const { log, playground, metrics = createMetrics() } = deps;
  const fastify = Fastify(createServerOptions(deps.trustedProxies ?? [], deps.arrival));
  await deps.tracing?.instrument(fastify);
  const onFault = (error: unknown, requestId: string) =>
    log.error({ err: error, requestId }, 'request failed');
  harden(fastify, onFault, deps.arrival);
  await fastify.register(cookie);
  await fastify.register(cors, {
    origin: [...deps.webOrigins],
    methods: ['GET', 'POST'],
    // Their pages have the session's cookie, as the shop's own.
    credentials: true,
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_SECONDS,
    // Otherwise an OPTIONS request without a preflight's headers is rejected in plain text.
    strictPreflight: false,
  });
  const { encryption, webOrigins, revocation = createSessionRevocation(createTtlStore()) } = deps;
  const sessions = createSessionReader({ encryption, revocation, webOrigins });
  addRequestScope(fastify, {
    operationMs: deps.operationMs ?? OPERATION_MS,
    // With traces of its own, the gateway names its spans to the services.
    passesTrace: deps.tracing === undefined,
  });
  registerFiles(fastify, { files: deps.files, log, sessions });
  if (deps.subscriptions !== false) {
    const { schema, operationMs = OPERATION_MS } = deps;
    registerSubscriptions(fastify, {
      ...toDocumentLookup(deps),
      schema,
      operationMs,
      log,
      metrics,
      gateway: deps,
      sessions,
    });
  }
  const readiness = deps.readiness ?? { isDraining: () => false, probes: [] };
  endConnections(fastify, readiness.isDraining);
  addHealthRoutes(fastify, readiness);
  addOperatorRoutes(fastify, {
    cache: deps.cache ?? null,
    metrics,
    secret: deps.operatorSecret ?? null,
    hasOpenMetrics: isDevelopment(deps),
  });
  await fastify.register(async (scope) => {
    if (deps.load) await shedLoad(scope, deps.load, metrics);
    if (playground) addPlayground(scope);
    await addGraphql(scope, deps, { metrics, sessions });
  });
  return fastify;
}
