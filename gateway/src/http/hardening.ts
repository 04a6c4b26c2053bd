import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import underPressure from '@fastify/under-pressure';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDisconnectError, inRequest, startTimeLimit } from '../core/request-scope.ts';
import { MAX_BODY_BYTES } from '../graphql/limits/operation-limits.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import {
  addErrorHandlers,
  BAD_TARGET,
  badRequest,
  type HttpError,
  handleClientError,
  MAX_HEADER_BYTES,
  REQUEST_TIMEOUT,
  sendHttpError,
} from './errors.ts';

const MAX_HEADERS = 100;
const MAX_CONNECTIONS = 10_000;

/** Maximum time for receiving a request, in milliseconds. */
export interface ArrivalLimits {
  /** From the first byte to the end of the headers. */
  readonly headersMs: number;
  /** From the end of the headers to the end of the body. */
  readonly bodyMs: number;
  /** The same for an upload, which may be slow on mobile networks. */
  readonly uploadMs: number;
}

export const ARRIVAL_LIMITS: ArrivalLimits = {
  headersMs: 10_000,
  bodyMs: 20_000,
  uploadMs: 120_000,
};

/** Clients such as the playground send subscriptions to the GraphQL endpoint. */
function rewriteUrl({ url = '', headers }: IncomingMessage): string {
  return headers.accept?.startsWith('text/event-stream')
    ? url.replace(/^\/graphql(?=\?|$)/, '/graphql/stream')
    : url;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** A proxy's request id if it is well-formed; otherwise a new one. */
function createRequestId({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Server options that protect against slow, large and malformed requests. */
export function createServerOptions(
  trustedProxies: readonly string[],
  { headersMs, uploadMs }: ArrivalLimits = ARRIVAL_LIMITS,
) {
  return {
    bodyLimit: MAX_BODY_BYTES,
    clientErrorHandler: handleClientError,
    genReqId: createRequestId,
    rewriteUrl,
    // Malformed URLs never reach the error handler and the hooks.
    frameworkErrors: (_error, { id }, reply) =>
      void sendHttpError(reply.headers(SECURITY_HEADERS).header('x-request-id', id), BAD_TARGET),
    forceCloseConnections: 'idle',
    trustProxy: [...trustedProxies],
    // Bodies have their own limit, which depends on the path.
    requestTimeout: headersMs + uploadMs,
    keepAliveTimeout: 72_000,
    http: {
      // Node's own rejection has no body (findProblem).
      requireHostHeader: false,
      headersTimeout: headersMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      connectionsCheckingInterval: Math.min(5_000, headersMs / 4),
    },
  } as const satisfies FastifyHttpOptions<Server>;
}

const ENCODED_DOT = /%2e/gi;
/** Encoded slashes and NUL, which a server that decodes the path again would interpret. */
const ENCODED_DELIMITER = /%2f|%5c|%00/i;

/**
 * True for a target in origin-form, such as `/graphql?query=x`, whose path has neither encoded slashes nor dot
 * segments. Absolute-form (`GET http://host/path`) and authority-form (`GET host:80`) are for proxies.
 */
function isPlainTarget(target: string): boolean {
  const [path = ''] = target.split('?', 1);
  if (!path.startsWith('/') || ENCODED_DELIMITER.test(path)) return false;
  const segments = path.replace(ENCODED_DOT, '.').split(/[/\\]/);
  return !segments.some((segment) => segment === '.' || segment === '..');
}

/** True if the content type declares a charset other than UTF-8, the only valid encoding of JSON. */
function isInOtherCharset({ 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type)?.[1];
  return charset !== undefined && !/^utf-?8$/i.test(charset);
}

/** The problem of a request that is invalid for every route; null if there is none. */
function findProblem({
  rawHeaders,
  headers,
  httpVersion,
  url = '',
}: IncomingMessage): HttpError | null {
  if (!isPlainTarget(url)) return BAD_TARGET;
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
  if (hosts.length === 0 && httpVersion !== '1.0')
    return badRequest('Bad Request: send a Host header.');
  if (hosts.length > 1) return badRequest('Bad Request: send one Host header.');
  if (rawHeaders.length / 2 > MAX_HEADERS) {
    return badRequest(`Request Header Fields Too Large: at most ${MAX_HEADERS} headers.`, 431);
  }
  if (headers['content-encoding'] !== undefined) {
    return badRequest('Unsupported Media Type: send the body without content-encoding.', 415);
  }
  return isInOtherCharset(headers)
    ? badRequest('Unsupported Media Type: send the request in UTF-8.', 415)
    : null;
}

/** Rejects a request whose body does not arrive in time. */
function limitBodyTime(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { bodyMs, uploadMs }: ArrivalLimits,
): void {
  const { 'transfer-encoding': coding, 'content-length': length = 0 } = raw.headers;
  if (coding === undefined && Number(length) === 0) return;
  const ms = raw.url?.startsWith('/uploads/') ? uploadMs : bodyMs;
  const timer = setTimeout(() => {
    if (reply.sent) raw.destroy();
    else sendHttpError(reply.header('connection', 'close'), REQUEST_TIMEOUT);
  }, ms);
  const arrived = () => clearTimeout(timer);
  raw.once('end', arrived).once('close', arrived);
}

/**
 * For data responses; routes that send pages or files set their own. HSTS is set by the web server or proxy that
 * terminates TLS. @fastify/helmet would cost a tenth of a cached response (docs/decisions/0022).
 */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Adds security headers, request ids, and rejections of malformed or slow requests. */
export function harden(
  server: FastifyInstance,
  onFault: (error: unknown, requestId: string) => void,
  limits: ArrivalLimits = ARRIVAL_LIMITS,
): void {
  server.server.maxConnections = MAX_CONNECTIONS;
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header('x-request-id', request.id);
    const problem = findProblem(request.raw);
    if (problem !== null) return sendHttpError(reply.header('connection', 'close'), problem);
    return limitBodyTime(request, reply, limits);
  });
  addErrorHandlers(server, onFault);
}

/**
 * Creates a scope for each request: its reads are aborted when the client disconnects, or after `operationMs`. Writes
 * in progress continue, so that their outcome is definite.
 */
export function addRequestScope(fastify: FastifyInstance, operationMs: number): void {
  fastify.addHook('preHandler', (_request, reply, done) => {
    const { controller, end, limitTo } = startTimeLimit(operationMs);
    reply.raw.once('close', () => {
      end();
      if (reply.raw.writableFinished) return;
      controller.abort(createDisconnectError());
    });
    inRequest({ signal: controller.signal, limitTo, stale: new Set(), partial: [] }, done);
  });
}

/**
 * While the gateway shuts down, every response closes its connection: an open keep-alive connection would delay the
 * shutdown and lose later requests.
 */
export function endConnections(server: FastifyInstance, draining: AbortSignal): void {
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing || draining.aborted) reply.header('connection', 'close');
    done();
  });
}

export interface LoadLimits {
  /** Concurrent requests. */
  readonly maxInFlight: number;
  /**
   * Maximum event loop delay in milliseconds, averaged over half a second, and maximum time for which an operation waits
   * for its start; 0 disables both checks.
   */
  readonly maxLagMs: number;
}

export const BUSY: HttpError = {
  status: 503,
  code: 'OVERLOADED',
  message: 'Service Unavailable: the shop is very busy. Try again in a moment.',
  retryAfter: 1,
};

/** Rejects requests to the routes of `scope` with 503 and Retry-After under overload. */
export async function shedLoad(
  scope: FastifyInstance,
  { maxInFlight, maxLagMs }: LoadLimits,
  metrics: Metrics,
): Promise<void> {
  if (maxLagMs > 0) {
    await scope.register(underPressure, {
      maxEventLoopDelay: maxLagMs,
      sampleInterval: 500,
      pressureHandler: (_request, reply) => {
        metrics.recordShed('event-loop-lag');
        sendHttpError(reply, BUSY);
      },
    });
  }
  let inFlight = 0;
  scope.addHook('onRequest', async (_request, reply) => {
    if (inFlight >= maxInFlight) {
      metrics.recordShed('in-flight');
      return sendHttpError(reply, BUSY);
    }
    inFlight += 1;
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    return undefined;
  });
}

/**
 * Operations that start in one turn of the event loop. Under load, the others wait before they allocate anything; those
 * that have started respond within a few turns, so that their data is garbage before V8 moves it to the old space.
 */
const STARTS_PER_TURN = 4;

/**
 * Creates a function that waits until an operation may start. It returns false if that took longer than `maxLagMs`: the
 * operation must be rejected.
 */
export function createStartQueue({ maxLagMs }: LoadLimits, metrics: Metrics) {
  const waiting: (() => void)[] = [];
  let started = 0;
  function start(operation: () => void): void {
    if (started === 0) setImmediate(endTurn);
    started += 1;
    operation();
  }
  function endTurn(): void {
    started = 0;
    for (const operation of waiting.splice(0, STARTS_PER_TURN)) start(operation);
  }
  return async (): Promise<boolean> => {
    const arrivedAt = performance.now();
    await new Promise<void>((resolve) => {
      if (started < STARTS_PER_TURN) start(resolve);
      else waiting.push(resolve);
    });
    const isLate = maxLagMs > 0 && performance.now() - arrivedAt > maxLagMs;
    if (isLate) metrics.recordShed('event-loop-lag');
    return !isLate;
  };
}
