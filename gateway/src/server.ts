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
import { createContext, type GatewayContext, type GatewayDeps } from './context.ts';
import { currentRecord, isClientDisconnected } from './core/request-scope.ts';
import { formatError, withRequestId } from './graphql/errors.ts';
import { createExecution } from './graphql/execution.ts';
import { costPlugin } from './graphql/limits/cost.ts';
import { MAX_TOKENS, operationLimits } from './graphql/limits/operation-limits.ts';
import { limitFields } from './graphql/limits/rate-limited-fields.ts';
import type { RateLimiter } from './graphql/limits/rate-limiter.ts';
import { responsePlugin } from './graphql/plugins.ts';
import {
  type ArrivalLimits,
  addRequestScope,
  createServerOptions,
  createStartQueue,
  endConnections,
  harden,
  type LoadLimits,
  shedLoad,
} from './http/hardening.ts';
import { type FileRoutesDeps, registerFiles } from './routes/files.ts';
import { type GraphqlRouteDeps, registerGraphql } from './routes/graphql.ts';
import { addHealthRoutes, type Readiness } from './routes/health.ts';
import { addOperatorRoutes, type OperatorDeps } from './routes/operator.ts';
import { addPlayground } from './routes/playground.ts';
import { registerSubscriptions, type SubscriptionDeps } from './routes/subscriptions.ts';
import {
  createSessionReader,
  type SessionReader,
  type SessionReaderOptions,
} from './session/session.ts';
import type { Tracing } from './telemetry/tracing.ts';

export interface ServerDeps
  extends GatewayDeps,
    SessionReaderOptions,
    OperatorDeps,
    Omit<FileRoutesDeps, 'sessions'>,
    Omit<SubscriptionDeps, 'sessions'>,
    Pick<GraphqlRouteDeps, 'queryMs'> {
  /** Counts calls of rate-limited fields; without it they are limited to one per operation. */
  readonly rates?: RateLimiter;
  readonly tracing?: Tracing | undefined;
  readonly load?: LoadLimits;
  readonly readiness: Readiness;
  /** Networks of proxies whose forwarding headers are trusted. */
  readonly trustedProxies: readonly string[];
  readonly arrival?: ArrivalLimits;
  readonly subscriptions: boolean;
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
    // Requests that Apollo Server itself rejects do not reach the plugins.
    formatError: (formatted, error) =>
      withRequestId(formatError(formatted, error), currentRecord()?.requestId ?? ''),
    logger: deps.log,
    stopOnTerminationSignals: false,
    plugins: [
      // It would wrap every resolver, and its hints are not used.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(fastify),
      costPlugin(),
      responsePlugin((error, requestId) => {
        const level = isClientDisconnected() ? 'debug' : 'error';
        deps.log[level]({ err: error, requestId }, 'field failed');
      }, deps.isDevelopment),
      plugin,
    ],
  });
}

/** Lifetime of a preflight response in browsers. */
const PREFLIGHT_SECONDS = 600;

async function addGraphql(
  fastify: FastifyInstance,
  deps: ServerDeps,
  sessions: SessionReader,
): Promise<void> {
  const { rates, metrics, log } = deps;
  // Developers read the log.
  const level = deps.isDevelopment ? 'debug' : 'info';
  const schema = rates ? limitFields(deps.schema, { rates, metrics }) : deps.schema;
  const apollo = createApollo(deps, schema, fastify);
  await apollo.start();
  registerGraphql(fastify, '/graphql', {
    ...deps,
    apollo,
    schema,
    sessions,
    ...(deps.load && { waitForStart: createStartQueue(deps.load, metrics) }),
    createContext: async (request, reply) =>
      createContext(deps, request.id, await sessions.read(request, reply)),
    onResponse: (record, { status, ms }) => {
      metrics.recordRequest(record, status, ms);
      const { calls, retryAfter: _, ...shown } = record;
      const line = { ...shown, status, ms: Math.round(ms), calls: calls.length };
      log[level](line, 'request completed');
    },
    ...(deps.tracing && { onSend: deps.tracing.describe }),
  });
}

export async function createServer(deps: ServerDeps): Promise<FastifyInstance> {
  const { log, metrics, readiness, webOrigins } = deps;
  const fastify = Fastify(createServerOptions(deps.trustedProxies, deps.arrival));
  // Otherwise a text would be a missing body instead of an unsupported type.
  fastify.removeContentTypeParser('text/plain');
  await deps.tracing?.instrument(fastify);
  const onFault = (error: unknown, requestId: string) =>
    log.error({ err: error, requestId }, 'request failed');
  harden(fastify, onFault, deps.arrival);
  await fastify.register(cookie);
  await fastify.register(cors, {
    origin: [...webOrigins],
    methods: ['GET', 'POST'],
    // These pages have the session cookie, like the shop's own.
    credentials: true,
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_SECONDS,
    // Otherwise an OPTIONS request without preflight headers is rejected as plain text.
    strictPreflight: false,
  });
  const sessions = createSessionReader(deps);
  addRequestScope(fastify, deps.operationMs);
  registerFiles(fastify, { ...deps, sessions });
  if (deps.subscriptions) registerSubscriptions(fastify, { ...deps, sessions });
  endConnections(fastify, readiness.draining);
  addHealthRoutes(fastify, readiness);
  addOperatorRoutes(fastify, deps);
  await fastify.register(async (scope) => {
    if (deps.load) await shedLoad(scope, deps.load, metrics);
    if (deps.playground) addPlayground(scope);
    await addGraphql(scope, deps, sessions);
  });
  return fastify;
}
