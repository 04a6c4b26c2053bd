import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloDrainPlugin } from '@as-integrations/fastify';
import cors from '@fastify/cors';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { ResponseCache } from './cache/response-cache.ts';
import { createContext, type GatewayContext, type GatewayDeps } from './context.ts';
import { isClientDisconnected } from './core/request-scope.ts';
import type { TrustedDocuments } from './graphql/documents.ts';
import { createExecution } from './graphql/execution.ts';
import { costPlugin } from './graphql/limits/cost.ts';
import { limitFields } from './graphql/limits/limit-fields.ts';
import type { RateLimiter } from './graphql/limits/rate-limiter.ts';
import { httpPlugin } from './graphql/plugins/http.ts';
import { limitsRule, MAX_TOKENS } from './graphql/plugins/limits.ts';
import { errorPlugin, formatError } from './graphql/plugins/mask-errors.ts';
import { addRequestScope, OPERATION_MS, stalePlugin } from './graphql/plugins/request-scope.ts';
import {
  type ArrivalLimits,
  harden,
  serverOptions,
  type TrustedProxies,
} from './http/hardening.ts';
import { type LoadLimits, shedLoad } from './http/load.ts';
import { registerFiles } from './routes/files.ts';
import { createGraphqlRoute } from './routes/graphql.ts';
import { addHealthRoutes, type Readiness } from './routes/health.ts';
import { addOperatorRoutes } from './routes/operator.ts';
import { sendPage, wantsPage } from './routes/playground.ts';
import { registerStreams } from './routes/stream.ts';
import { registerPhotoUpload } from './routes/uploads.ts';
import type { SessionEncryption } from './session/encryption.ts';
import { hasSessionCookie, sessionFromRequest } from './session/from-request.ts';
import { isFromOtherSite } from './session/origin.ts';
import { createSessionRevocation, type SessionRevocation } from './session/revocation.ts';
import { createTtlStore } from './session/ttl-store.ts';
import type { CommerceFiles } from './sources/commerce-rest/files.ts';
import { createObserver, type Observer } from './telemetry/observer.ts';
import { recordPlugin } from './telemetry/record-plugin.ts';
import { newRecord } from './telemetry/request-record.ts';
import type { Tracing } from './telemetry/tracing.ts';

/** What a server is made of. What may be left out stands in this process's memory, or is not there. */
export interface ServerDeps extends GatewayDeps {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  /** Photos and labels of the commerce back end. */
  readonly files: CommerceFiles;
  /** Origins of web pages that may ask the gateway directly. */
  readonly webOrigins: readonly string[];
  /** Encrypts the session's cookie. */
  readonly seal: SessionEncryption;
  /** Shows the playground to browsers and answers introspection. */
  readonly playground: boolean;
  /** Runs operations that are not among `documents`; as `playground` unless told. */
  readonly freeOperations?: boolean;
  /** Shows metrics and costs to everybody, and keeps the log short; as `playground` unless told. */
  readonly isDevelopment?: boolean;
  /** How long an operation may take, in milliseconds; 10 s unless told. */
  readonly operationMs?: number;
  /** How long an operation that only reads may take, in milliseconds; as long as any unless told. */
  readonly queryMs?: number;
  readonly ended?: SessionRevocation;
  /** The operations that may be asked for by id; without free operations no other ones run. Left out: all run. */
  readonly documents?: TrustedDocuments;
  /** Keeps public answers; without it nothing is kept. */
  readonly cache?: ResponseCache;
  /** Counts attempts at guarded fields; without it they are limited to one an operation only. */
  readonly rates?: RateLimiter;
  readonly observer?: Observer;
  readonly tracing?: Tracing;
  readonly load?: LoadLimits;
  readonly readiness?: Readiness;
  readonly trustedProxies?: TrustedProxies;
  readonly arrival?: ArrivalLimits;
  /** Answers subscriptions. */
  readonly subscriptions?: boolean;
  /** Opens the operator's routes. */
  readonly operatorSecret?: string;
}

const createApollo = (deps: ServerDeps, schema: GraphQLSchema, fastify: FastifyInstance) => {
  const { gateway, plugin } = createExecution(schema);
  return new ApolloServer<GatewayContext>({
    gateway,
    introspection: deps.playground,
    includeStacktraceInErrorResponses: false,
    // Documents are looked up before Apollo sees them; what clients register themselves is no protection.
    persistedQueries: false,
    // The route is stricter: it looks at Sec-Fetch-Site and Origin, and refuses what could do harm.
    csrfPrevention: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitsRule()],
    formatError,
    logger: deps.log,
    stopOnTerminationSignals: false,
    plugins: [
      // It would wrap every resolver, and nothing here uses its hints.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      fastifyApolloDrainPlugin(fastify),
      stalePlugin(),
      costPlugin(),
      errorPlugin((error, requestId) => {
        const level = isClientDisconnected() ? 'debug' : 'error';
        deps.log[level]({ err: error, requestId }, 'field failed');
      }),
      httpPlugin(),
      recordPlugin(isDevelopment(deps)),
      plugin,
    ],
  });
};

/** How long a browser remembers what a page of another origin may send. */
const PREFLIGHT_SECONDS = 600;

/** How requests are told apart by who sends them. */
const createSessionReader = (deps: ServerDeps) => {
  const isSecure = deps.webOrigins.some((origin) => origin.startsWith('https:'));
  const ended = deps.ended ?? createSessionRevocation(createTtlStore());
  const reader = { seal: deps.seal, isSecure, ended };
  return {
    isSecure,
    sessionOf: ({ headers, ip }: FastifyRequest, reply: FastifyReply) => {
      const sendCookie = (cookie: string) => void reply.header('set-cookie', cookie);
      return sessionFromRequest({ headers, address: ip, sendCookie }, reader);
    },
    isForeign: ({ headers }: FastifyRequest): boolean =>
      isFromOtherSite(headers, deps.webOrigins) && hasSessionCookie(headers, isSecure),
  };
};

type Means = {
  readonly fastify: FastifyInstance;
  readonly observer: Observer;
  readonly askers: ReturnType<typeof createSessionReader>;
};

const isDevelopment = (deps: ServerDeps): boolean => deps.isDevelopment ?? deps.playground;

const lookupOf = ({ documents, playground, freeOperations = playground }: ServerDeps) => ({
  documents: documents ?? null,
  isFreeForm: freeOperations || documents === undefined,
  allowsIntrospection: playground,
});

const createRoute = async (deps: ServerDeps, { fastify, observer, askers }: Means) => {
  const { rates } = deps;
  const schema = rates ? limitFields(deps.schema, { rates, observer }) : deps.schema;
  const apollo = createApollo(deps, schema, fastify);
  await apollo.start();
  return createGraphqlRoute({
    apollo,
    schema,
    isSecure: askers.isSecure,
    webOrigins: deps.webOrigins,
    cache: deps.cache ?? null,
    queryMs: deps.queryMs ?? deps.operationMs ?? OPERATION_MS,
    ...lookupOf(deps),
    contextOf: async (request, reply) =>
      createContext(deps, request.id, await askers.sessionOf(request, reply)),
  });
};

type Route = Awaited<ReturnType<typeof createRoute>>;

/** Answers, and tells of it in the metrics, the trace and the log. */
const createReported =
  (route: Route, deps: ServerDeps, observer: Observer) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const { tracing, log } = deps;
    const [startedAt, begun] = [Date.now(), performance.now()];
    const record = newRecord(request.id);
    await route(request, reply, record);
    const ms = performance.now() - begun;
    const status = reply.statusCode;
    observer.answered(record, status, ms);
    const { traceparent } = request.headers;
    const parent = typeof traceparent === 'string' ? traceparent : undefined;
    tracing?.answered(record, { startedAt, ms, status, traceparent: parent });
    const { calls, retryAfter: _, ...shown } = record;
    // Whoever develops reads the log by eye.
    log[isDevelopment(deps) ? 'debug' : 'info'](
      { ...shown, status, ms: Math.round(ms), calls: calls.length },
      'answered',
    );
    return reply;
  };

/** The gateway's HTTP server, ready to listen: /graphql, the health checks and the operator's routes. */
export const createServer = async (deps: ServerDeps): Promise<FastifyInstance> => {
  const { log, playground, observer = createObserver() } = deps;
  const fastify: FastifyInstance = Fastify(serverOptions(deps.trustedProxies ?? [], deps.arrival));
  const onFault = (error: unknown, requestId: string) =>
    log.error({ err: error, requestId }, 'request failed');
  harden(fastify, onFault, deps.arrival);
  const askers = createSessionReader(deps);
  const route = await createRoute(deps, { fastify, observer, askers });
  const answer = createReported(route, deps, observer);
  await fastify.register(cors, {
    origin: [...deps.webOrigins],
    methods: ['GET', 'POST'],
    // Their pages have the session's cookie, as the shop's own.
    credentials: true,
    exposedHeaders: ['retry-after', 'x-request-id'],
    maxAge: PREFLIGHT_SECONDS,
    // Otherwise an OPTIONS that asks nothing is refused in plain text.
    strictPreflight: false,
  });
  addRequestScope(fastify, deps.operationMs);
  const doors = { files: deps.files, log, ...askers };
  registerPhotoUpload(fastify, doors);
  registerFiles(fastify, doors);
  if (deps.subscriptions !== false) {
    const { schema, operationMs = OPERATION_MS } = deps;
    const { sessionOf, isForeign } = askers;
    const asking = { sessionOf, isForeign, ...lookupOf(deps) };
    registerStreams(fastify, { schema, operationMs, log, observer, gateway: deps, ...asking });
  }
  addHealthRoutes(fastify, deps.readiness ?? { isDraining: () => false, probes: [] });
  addOperatorRoutes(fastify, {
    cache: deps.cache ?? null,
    observer,
    secret: deps.operatorSecret ?? null,
    hasOpenMetrics: isDevelopment(deps),
  });
  await fastify.register(async (scope) => {
    if (deps.load) await shedLoad(scope, deps.load, observer);
    scope.route({
      url: '/graphql',
      method: ['GET', 'POST'],
      handler: async (request, reply) =>
        playground && wantsPage(request) ? sendPage(request, reply) : answer(request, reply),
    });
  });
  return fastify;
};
