import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
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
import { badInput, createError } from '../core/errors.ts';
import { toNetwork } from '../core/keys.ts';
import { inRequest } from '../core/request-scope.ts';
import { toClientErrors } from '../graphql/errors.ts';
import { createConcurrencyLimiter } from '../graphql/limits/concurrency-limiter.ts';
import { rejectCostly } from '../graphql/limits/cost.ts';
import { MAX_TOKENS, operationLimits } from '../graphql/limits/operation-limits.ts';
import {
  type DocumentLookup,
  type GraphQLParams,
  parseGraphQLRequest,
  UNKNOWN_SHAPE,
} from '../graphql/requests.ts';
import { badRequest, type HttpError, sendHttpError } from '../http/errors.ts';
import { FROM_OTHER_SITE, getCustomerKey, type SessionReader } from '../session/session.ts';
import type { Metrics } from '../telemetry/metrics.ts';

export interface SubscriptionDeps extends GatewayDeps, DocumentLookup {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly sessions: SessionReader;
  /** Time limit of each result, in milliseconds. */
  readonly operationMs: number;
}

/** Maximum duration of a stream in milliseconds; clients then reconnect, possibly to another gateway. */
const MAX_STREAM_MS = 15 * 60_000;
/** Browsers open six connections per host. */
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
  // After a stream of up to a quarter of an hour, the connection is not reused.
  connection: 'close',
  // Proxies such as nginx would buffer events without it.
  'x-accel-buffering': 'no',
};

const MAX_ERRORS = 5;

/**
 * Parses a subscription under the limits of every operation.
 *
 * @throws {GraphQLError[]} its errors.
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

/** The errors of a subscription that cannot be executed. */
function toGraphQLErrors(thrown: unknown): readonly GraphQLError[] {
  if (thrown instanceof AggregateError) return thrown.errors;
  if (!(thrown instanceof GraphQLError)) throw thrown;
  const { code = 'GRAPHQL_PARSE_FAILED' } = thrown.extensions;
  return [createError(String(code), thrown.message)];
}

/** Codes after which no further results follow. */
const LAST_CODES: readonly unknown[] = ['UNAUTHENTICATED', 'FORBIDDEN'];

/**
 * Subscribes with a new context per event, so that loaders repeat nothing of an earlier event, and a session that has
 * ended receives no data: that result is the last one. graphql-js' `subscribe` shares one context.
 */
async function subscribe(
  args: ExecutionArgs,
  { request, reply, deps }: StreamRequest,
): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const { log, operationMs, sessions } = deps;
  const createEventContext = async () =>
    createContext(deps, request.id, await sessions.read(request, reply));
  const mask = (result: ExecutionResult): ExecutionResult => {
    if (result.errors === undefined) return result;
    const errors = toClientErrors(result.errors, request.id, (error, requestId) =>
      log.error({ err: error, requestId }, 'field failed'),
    ).map(
      ({ message, path, extensions }) =>
        new GraphQLError(message, { path: path ?? null, extensions: extensions ?? null }),
    );
    return { ...result, errors };
  };
  const contextValue = await createEventContext();
  const source = await createSourceEventStream({ ...args, contextValue });
  // graphql-sse treats an object without data as no result.
  if (!(Symbol.asyncIterator in source)) return { data: null, ...mask(source) };
  const events = source[Symbol.asyncIterator]();
  const runEvent = async (rootValue: unknown) =>
    mask(await execute({ ...args, rootValue, contextValue: await createEventContext() }));
  return mapAsyncIterator(events, async (rootValue) => {
    const signal = AbortSignal.timeout(operationMs);
    const result = await inRequest({ signal, stale: new Set() }, () => runEvent(rootValue));
    if (result.errors?.some(({ extensions }) => LAST_CODES.includes(extensions.code))) {
      await events.return?.();
    }
    return result;
  });
}

interface StreamRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deps: SubscriptionDeps;
}

/**
 * graphql-sse's Fastify handler bypasses the reply: its `content-encoding: none` breaks clients, and its `no-cache`
 * lets proxies compress, which delays events. Therefore its protocol handler runs here, and Fastify sends the response.
 */
async function openStream(args: ExecutionArgs, stream: StreamRequest): Promise<FastifyReply> {
  const { request, reply } = stream;
  const handle = createHandler({
    authenticate: () => null,
    onSubscribe: () => subscribe(args, stream),
  });
  const [body, { status, headers = {} }] = await handle({
    method: 'POST',
    url: request.url,
    headers: { get: (name) => (name === 'accept' ? EVENT_STREAM : 'application/json') },
    // The document is already parsed; the protocol handler requires one.
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
 * GET and POST /graphql/stream: subscriptions over server-sent events in graphql-sse's distinct connections mode. Open
 * streams end at shutdown and after a quarter of an hour, without the event `complete`, so that clients reconnect.
 */
export function registerSubscriptions(server: FastifyInstance, deps: SubscriptionDeps): void {
  const limiter = createConcurrencyLimiter(LIMITS);
  const open = new Set<FastifyReply>();
  server.addHook('preClose', async () => {
    for (const { raw } of open) raw.end();
  });

  const hold = async (reply: FastifyReply): Promise<true> => {
    open.add(reply);
    deps.metrics.addStreams(1);
    const timer = setTimeout(() => reply.raw.end(), MAX_STREAM_MS).unref();
    // The client may have disconnected before, while its session was read.
    await finished(reply.raw).catch(() => undefined);
    clearTimeout(timer);
    open.delete(reply);
    deps.metrics.addStreams(-1);
    return true;
  };

  async function start(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const params = parseGraphQLRequest(request, deps);
    if (params === null || 'status' in params) return sendHttpError(reply, params ?? UNKNOWN_SHAPE);
    try {
      const args = readSubscription(deps.schema, params);
      return await openStream(args, { request, reply, deps });
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
      const session = await sessions.read(request, reply);
      const caller = {
        address: toNetwork(session.address),
        customer: session.customer && getCustomerKey(session),
      };
      const isHeld = limiter.run(caller, () => hold(reply));
      // The limiter starts a job immediately or never.
      return open.has(reply)
        ? start(request, reply)
        : isHeld.then(() => sendHttpError(reply, TOO_MANY));
    },
  });
}
