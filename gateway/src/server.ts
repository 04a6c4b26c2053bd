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
import { createSessionReader, type SessionReader } from './session/session.ts';
import { createTtlStore } from './session/ttl-store.ts';
import type { CommerceFiles } from './sources/commerce-rest/files.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';
import type { Tracing } from './telemetry/tracing.ts';

/** Optional dependencies default to in-memory versions or are omitted. */
export interface ServerDeps extends GatewayDeps {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  readonly files: CommerceFiles;
  /** Origins of web pages that may call the gateway directly. */
  readonly webOrigins: readonly string[];
  readonly encryption: SessionEncryption;
  /** Serves the playground to browsers and allows introspection. */
  readonly playground: boolean;
  /** Executes operations that are not in `documents`; defaults to `playground`. */
  readonly freeOperations?: boolean;
  /** Exposes metrics and costs without a secret, and logs less; defaults to `playground`. */
  readonly isDevelopment?: boolean;
  /** Time limit of an operation in milliseconds; 10 s by default. */
  readonly operationMs?: number;
  /** Time limit of a query in milliseconds; defaults to `operationMs`. */
  readonly queryMs?: number;
  readonly revocation?: SessionRevocation;
  /**
   * Operations that can be executed by id; without free operations they are the only ones. If omitted, all are
   * executed.
   */
  readonly documents?: TrustedDocuments;
  readonly cache?: ResponseCache;
  /** Counts calls of rate-limited fields; without it they are limited to one per operation. */
  readonly rates?: RateLimiter;
  readonly metrics?: Metrics;
  readonly tracing?: Tracing;
  readonly load?: LoadLimits;
  readonly readiness?: Readiness;
  readonly trustedProxies?: TrustedProxies;
  readonly arrival?: ArrivalLimits;
  /** True by default. */
  readonly subscriptions?: boolean;
  /** Enables the operator's routes. */
  readonly operatorSecret?: string;
}

function createApollo(deps: ServerDeps, schema: GraphQLSchema, fastify: FastifyInstance) {
  const { gateway, plugin } = createExecution(schema);
  return new ApolloServer<GatewayContext>({
    gateway,
    introspection: deps.playground,
    includeStacktraceInErrorResponses: false,
    // Documents are looked up before Apollo Server; automatic persisted queries, which clients register themselves,
    // offer no protection.
    persistedQueries: false,
    // The route checks Sec-Fetch-Site and Origin, which is stricter.
    csrfPrevention: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [...operationLimits],
    formatError,
    logger: deps.log,
    stopOnTerminationSignals: false,
    plugins: [
      // It would wrap every resolver, and its hints are not used.
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

/** Lifetime of a preflight response in browsers. */
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

function createRecorder(
  deps: ServerDeps,
  metrics: Metrics,
): NonNullable<GraphqlRouteDeps['onResponse']> {
  // Developers read the log, so requests are logged at debug level.
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

/** Creates the gateway's HTTP server: /graphql, health checks and the operator's routes. */
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
    // These pages have the session cookie, like the shop's own.
    credentials: true,
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_SECONDS,
    // Otherwise an OPTIONS request without preflight headers is rejected as plain text.
    strictPreflight: false,
  });
  const { encryption, webOrigins, revocation = createSessionRevocation(createTtlStore()) } = deps;
  const sessions = createSessionReader({ encryption, revocation, webOrigins });
  addRequestScope(fastify, {
    operationMs: deps.operationMs ?? OPERATION_MS,
    // With its own tracing, the gateway sends its own span ids to the services.
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
