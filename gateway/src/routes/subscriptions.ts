import { Readable } from 'node:stream';
import { mapAsyncIterator } from '@graphql-tools/utils';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { createHandler } from 'graphql-sse';
import type { Logger } from 'pino';
import { createContext, type GatewayDeps } from '../context.ts';
import { badInput } from '../core/errors.ts';
import { toNetwork } from '../core/keys.ts';
import { inRequest } from '../core/request-scope.ts';
import { toClientErrors } from '../graphql/errors.ts';
import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
} from '../graphql/limits/concurrency-limiter.ts';
import { rejectCostly } from '../graphql/limits/cost.ts';
import { MAX_TOKENS, operationLimits } from '../graphql/limits/operation-limits.ts';
import {
  type DocumentLookup,
  type GraphQLParams,
  parseGraphQLRequest,
  UNKNOWN_SHAPE,
} from '../graphql/params.ts';
import { badRequest, type HttpError, sendHttpError } from '../http/errors.ts';
import { FROM_OTHER_SITE, type SessionReader } from '../session/session-reader.ts';
import type { Metrics } from '../telemetry/metrics.ts';

export interface SubscriptionDeps extends DocumentLookup {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly gateway: GatewayDeps;
  readonly sessions: SessionReader;
  /** How long each result may take, in milliseconds. */
  readonly operationMs: number;
  readonly limiter?: ConcurrencyLimiter;
  /** How long a stream stays open, in milliseconds; clients open it again, perhaps at another gateway. */
  readonly maxStreamMs?: number;
}

const MAX_STREAM_MS = 15 * 60_000;
/** Browsers open six connections to a server. */
const LIMITS = { all: 1_000, perAddress: 100, perCustomer: 6 };
const EVENT_STREAM = 'text/event-stream';

const NOT_ACCEPTABLE = badRequest(`Not Acceptable: send Accept: ${EVENT_STREAM}.`, 406);
const TOO_MANY: HttpError = {
  status: 429,
  code: 'RATE_LIMITED',
  message: 'Too many streams are open. Close one, or try again in a minute.',
  retryAfter: 60,
};

const STREAM_HEADERS = {
  'cache-control': 'no-store, no-transform',
  // A connection that was used for a quarter of an hour is not worth keeping.
  connection: 'close',
  // Proxies such as nginx buffer events without it.
  'x-accel-buffering': 'no',
};

/** What a client learns of its mistakes. */
const MAX_ERRORS = 5;

/**
 * Reads a subscription under the limits that hold for every operation.
 * @throws {GraphQLError[]} what is wrong with it.
 */
function readSubscription(schema: GraphQLSchema, params: GraphQLParams): ExecutionArgs {
  const { query, operationName, variables } = params;
  const document = parse(query, { maxTokens: MAX_TOKENS });
  const errors = validate(schema, document, [...specifiedRules, ...operationLimits], {
    maxErrors: MAX_ERRORS,
  });
  if (errors.length > 0) {
    const extensions = { code: 'GRAPHQL_VALIDATION_FAILED' };
    throw new AggregateError(
      errors.map(
        ({ message, nodes }) => new GraphQLError(message, { nodes: nodes ?? null, extensions }),
      ),
    );
  }
  const operation = getOperationAST(document, operationName);
  if (!operation) throw badInput('Name the subscription to run: the document has no such one.');
  if (operation.operation !== 'subscription') {
    throw badInput(
      'Bad Request: only subscriptions are allowed here. Send queries and mutations to /graphql.',
    );
  }
  rejectCostly({ schema, document, operation, variables });
  return { schema, document, operationName, variableValues: variables };
}

/** The errors behind a subscription that cannot run. */
function toGraphQLErrors(thrown: unknown): readonly GraphQLError[] {
  if (thrown instanceof AggregateError) return thrown.errors;
  if (!(thrown instanceof GraphQLError)) throw thrown;
  const { code = 'GRAPHQL_PARSE_FAILED' } = thrown.extensions;
  return [new GraphQLError(thrown.message, { extensions: { code } })];
}

/** Codes after which a client would receive nothing more. */
const LAST_CODES: readonly unknown[] = ['UNAUTHENTICATED', 'FORBIDDEN'];

interface EventRunner {
  /** Creates the context of the beginning, and of each event. */
  readonly createContext: () => Promise<unknown>;
  /** Runs the execution for one event in its own time. */
  readonly runInScope: <T>(job: () => Promise<T>) => Promise<T>;
  /** A result as the client sees it. */
  readonly mask: (result: ExecutionResult) => ExecutionResult;
}

/**
 * Subscribes with a context of its own for each event, so that nothing of an earlier one is repeated, and nothing at all
 * reaches a session that has ended: that result is the last one. graphql-js' `subscribe` has one context for all.
 */
async function subscribe(
  args: ExecutionArgs,
  { createContext, runInScope, mask }: EventRunner,
): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream({ ...args, contextValue: await createContext() });
  // graphql-sse takes an object without data for no result.
  if (!(Symbol.asyncIterator in source)) return { data: null, ...mask(source) };
  const events = source[Symbol.asyncIterator]();
  return mapAsyncIterator(events, async (rootValue) => {
    const result = await runInScope(async () => {
      const contextValue = await createContext();
      return mask(await execute({ ...args, rootValue, contextValue }));
    });
    if (result.errors?.some(({ extensions }) => LAST_CODES.includes(extensions.code))) {
      await events.return?.();
    }
    return result;
  });
}

function createEventRunner(
  request: FastifyRequest,
  reply: FastifyReply,
  { log, gateway, operationMs, sessions }: SubscriptionDeps,
): EventRunner {
  const logError = (error: Error, requestId: string) =>
    log.error({ err: error, requestId }, 'field failed');
  return {
    mask(result) {
      if (result.errors === undefined) return result;
      const errors = toClientErrors(result.errors, request.id, logError);
      const toError = ({ message, path, extensions }: (typeof errors)[number]) =>
        new GraphQLError(message, { path: path ?? null, extensions: extensions ?? null });
      return { ...result, errors: errors.map(toError) };
    },
    createContext: async () =>
      createContext(gateway, request.id, await sessions.read(request, reply)),
    runInScope: (job) =>
      inRequest({ signal: AbortSignal.timeout(operationMs), stale: new Set() }, job),
  };
}

/**
 * graphql-sse's own handler for Fastify writes past the reply: its `content-encoding: none` breaks clients, and its
 * `no-cache` lets proxies compress, which holds events back. So its protocol handler runs here, and Fastify sends.
 */
async function openStream(
  request: FastifyRequest,
  reply: FastifyReply,
  args: ExecutionArgs,
  runner: EventRunner,
): Promise<FastifyReply> {
  const handle = createHandler({
    authenticate: () => null,
    onSubscribe: () => subscribe(args, runner),
  });
  const [body, { status, headers = {} }] = await handle({
    method: 'POST',
    url: request.url,
    headers: { get: (name) => (name === 'accept' ? EVENT_STREAM : 'application/json') },
    // The document was read before; the protocol wants to see one.
    body: { query: '{ __typename }' },
    raw: null,
    context: null,
  });
  if (body === null || typeof body === 'string') throw new Error('graphql-sse opened no stream.');
  reply.code(status).headers({ ...headers, ...STREAM_HEADERS });
  reply.removeHeader('content-encoding');
  return reply.send(Readable.from(body));
}

/**
 * GET and POST /graphql/stream: subscriptions over server-sent events, one connection each, as graphql-sse describes
 * them. Open streams end when the server closes, and after a quarter of an hour, without the event `complete`, so that
 * clients open them again.
 */
export function registerSubscriptions(server: FastifyInstance, deps: SubscriptionDeps): void {
  const { limiter = createConcurrencyLimiter(LIMITS), maxStreamMs = MAX_STREAM_MS } = deps;
  const open = new Set<FastifyReply>();
  server.addHook('preClose', async () => {
    for (const { raw } of open) raw.end();
  });

  /** Resolves when the connection has ended. */
  const hold = (reply: FastifyReply) =>
    new Promise<true>((resolve) => {
      open.add(reply);
      deps.metrics.addStreams(1);
      const timer = setTimeout(() => reply.raw.end(), maxStreamMs).unref();
      reply.raw.once('close', () => {
        clearTimeout(timer);
        open.delete(reply);
        deps.metrics.addStreams(-1);
        resolve(true);
      });
    });

  async function start(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const params = parseGraphQLRequest(request, deps);
    if (params === null || 'status' in params) return sendHttpError(reply, params ?? UNKNOWN_SHAPE);
    try {
      const args = readSubscription(deps.schema, params);
      return await openStream(request, reply, args, createEventRunner(request, reply, deps));
    } catch (error) {
      const errors = toClientErrors(toGraphQLErrors(error), request.id, () => undefined);
      return reply.code(400).header('cache-control', 'no-store').send({ errors });
    }
  }

  server.route({
    url: '/graphql/stream',
    method: ['GET', 'POST'],
    handler: async (request, reply) => {
      if (!request.headers.accept?.includes(EVENT_STREAM)) {
        return sendHttpError(reply, NOT_ACCEPTABLE);
      }
      const { sessions } = deps;
      if (sessions.isFromOtherSite(request) && sessions.isPersonal(request)) {
        return sendHttpError(reply, FROM_OTHER_SITE);
      }
      const { customer, address } = await sessions.read(request, reply);
      const caller = { address: toNetwork(address), customer: customer?.token ?? null };
      const isHeld = limiter.run(caller, () => hold(reply));
      // The limiter starts a job at once or never.
      return open.has(reply)
        ? start(request, reply)
        : isHeld.then(() => sendHttpError(reply, TOO_MANY));
    },
  });
}
