import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { createHandler } from 'graphql-sse';
import type { Logger } from 'pino';
import { createContext, type GatewayDeps } from '../context.ts';
import { networkOf } from '../core/network.ts';
import { inRequest } from '../core/request-scope.ts';
import {
  type ConcurrencyLimiter,
  createConcurrencyLimiter,
} from '../graphql/limits/concurrency-limiter.ts';
import { errorsOf } from '../graphql/plugins/mask-errors.ts';
import { type FollowMeans, follow } from '../graphql/subscriptions/follow.ts';
import { readSubscription } from '../graphql/subscriptions/read-subscription.ts';
import { type HttpError, sendHttpError } from '../http/http-errors.ts';
import { type Lookup, parseGraphQLRequest, UNKNOWN_SHAPE } from '../http/request-body.ts';
import { FROM_OTHER_SITE } from '../session/origin.ts';
import type { Session } from '../session/session.ts';
import type { Observer } from '../telemetry/observer.ts';

/** What following subscriptions needs. */
export interface StreamDeps extends Lookup {
  readonly schema: GraphQLSchema;
  readonly log: Logger;
  readonly observer: Observer;
  readonly gateway: GatewayDeps;
  readonly sessionOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Session>;
  readonly isForeign: (request: FastifyRequest) => boolean;
  /** How long each answer may take, in milliseconds. */
  readonly operationMs: number;
  readonly rooms?: ConcurrencyLimiter;
  /** How long a stream stays open, in milliseconds; clients open it again, perhaps at another gateway. */
  readonly longestMs?: number;
}

const LONGEST_MS = 15 * 60_000;
/** Browsers open six connections to a server. */
const LIMITS = { all: 1_000, perAddress: 100, perCustomer: 6 };
const EVENTS = 'text/event-stream';

const NOT_ACCEPTED: HttpError = {
  status: 406,
  code: 'BAD_REQUEST',
  message: `Follow with Accept: ${EVENTS}.`,
};
const FULL: HttpError = {
  status: 429,
  code: 'RATE_LIMITED',
  message: 'Too many streams are open. Close one, or try again in a minute.',
  retryAfter: 60,
};

const STREAM_HEADERS = {
  'cache-control': 'no-store, no-transform',
  // A connection that was used for a quarter of an hour is not worth keeping.
  connection: 'close',
  // Proxies such as nginx pass on what they get only when they are told so.
  'x-accel-buffering': 'no',
};

interface Begun {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly deps: StreamDeps;
}

const toError = ({ message, path, extensions }: GraphQLFormattedError): GraphQLError =>
  new GraphQLError(message, { path: path ?? null, extensions: extensions ?? null });

const createFollow = ({ request, reply, deps }: Begun): FollowMeans => {
  const { log, gateway, operationMs } = deps;
  const show = (result: ExecutionResult): ExecutionResult => {
    if (result.errors === undefined) return result;
    const logError = (error: Error, requestId: string) =>
      log.error({ err: error, requestId }, 'field failed');
    const errors = errorsOf(result.errors, request.id, logError);
    return { ...result, errors: errors.map(toError) };
  };
  const contextOf = async () =>
    createContext(gateway, request.id, await deps.sessionOf(request, reply));
  const within = <T>(job: () => Promise<T>) =>
    inRequest({ signal: AbortSignal.timeout(operationMs), stale: new Set() }, job);
  return { show, contextOf, within };
};

const open = async (begun: Begun): Promise<FastifyReply> => {
  const { request, reply, deps } = begun;
  const asked = parseGraphQLRequest(request, deps);
  if (asked === null || 'status' in asked) return sendHttpError(reply, asked ?? UNKNOWN_SHAPE);
  const subscription = readSubscription(deps.schema, asked);
  if ('errors' in subscription) {
    const errors = errorsOf(subscription.errors, request.id, () => undefined);
    return reply.code(400).header('cache-control', 'no-store').send({ errors });
  }
  const means = createFollow(begun);
  const handle = createHandler({
    authenticate: () => null,
    onSubscribe: () => follow(subscription.args, means),
  });
  const [body, { status, headers = {} }] = await handle({
    method: 'POST',
    url: '/graphql/stream',
    headers: { get: (name) => (name === 'accept' ? EVENTS : 'application/json') },
    body: { query: asked.query },
    raw: null,
    context: null,
  });
  if (body === null || typeof body === 'string') throw new Error('A stream was to be opened.');
  reply.code(status).headers({ ...headers, ...STREAM_HEADERS });
  // The package sets it to "none", which is no coding that every client knows.
  reply.removeHeader('content-encoding');
  return reply.send(Readable.from(body));
};

/**
 * GET and POST /graphql/stream: subscriptions over server-sent events, one connection each, as graphql-sse describes
 * them. Open streams end when the server closes, and after a quarter of an hour, without the event `complete`, which
 * tells clients to open them again.
 */
export const registerStreams = (fastify: FastifyInstance, deps: StreamDeps): void => {
  const { rooms = createConcurrencyLimiter(LIMITS), longestMs = LONGEST_MS, observer } = deps;
  const replies = new Set<FastifyReply>();
  fastify.addHook('preClose', async () => {
    for (const { raw } of replies) raw.end();
  });
  fastify.route({
    url: '/graphql/stream',
    method: ['GET', 'POST'],
    handler: async (request, reply) => {
      if (!(request.headers.accept ?? '').includes(EVENTS))
        return sendHttpError(reply, NOT_ACCEPTED);
      if (deps.isForeign(request)) return sendHttpError(reply, FROM_OTHER_SITE);
      const { customer, address } = await deps.sessionOf(request, reply);
      const free = rooms.acquire({
        address: networkOf(address),
        customer: customer?.token ?? null,
      });
      if (free === null) return sendHttpError(reply, FULL);
      replies.add(reply);
      observer.streams(1);
      const timer = setTimeout(() => reply.raw.end(), longestMs).unref();
      reply.raw.once('close', () => {
        clearTimeout(timer);
        replies.delete(reply);
        observer.streams(-1);
        free();
      });
      return open({ request, reply, deps });
    },
  });
};
