import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientGone, inRequest, startTimeLimit, traceIn } from '../core/request-scope.ts';
import { MAX_BODY_BYTES } from '../graphql/limits/operation-limits.ts';
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

/** How long a request may take to arrive, in milliseconds. */
export interface ArrivalLimits {
  /** From the first byte to the end of the headers. */
  readonly headersMs: number;
  /** From the end of the headers to the end of the body. */
  readonly bodyMs: number;
  /** The same for an upload, which a phone may send slowly. */
  readonly uploadMs: number;
}

const ARRIVAL_LIMITS: ArrivalLimits = { headersMs: 10_000, bodyMs: 20_000, uploadMs: 120_000 };

/** Names of networks whose proxies are believed when they say where a request comes from. */
export type TrustedProxies = readonly string[];

/** Clients such as the playground send subscriptions to the endpoint's own address. */
function rewriteUrl({ url = '', headers }: IncomingMessage): string {
  return headers.accept?.startsWith('text/event-stream')
    ? url.replace(/^\/graphql(?=\?|$)/, '/graphql/stream')
    : url;
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id that a proxy gave the request, when it is a plain one; otherwise a new one. */
function createRequestId({ headers }: { readonly headers: IncomingHttpHeaders }): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Options that keep slow, large and odd requests from holding the server up. */
export function createServerOptions(
  trustedProxies: TrustedProxies,
  { headersMs, uploadMs }: ArrivalLimits = ARRIVAL_LIMITS,
) {
  return {
    bodyLimit: MAX_BODY_BYTES,
    clientErrorHandler: handleClientError,
    genReqId: createRequestId,
    rewriteUrl,
    // An address that cannot be read never gets as far as the error handler.
    frameworkErrors: (_error, _request, reply) => void sendHttpError(reply, BAD_TARGET),
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    // Bodies have a limit of their own, which depends on the path.
    requestTimeout: headersMs + uploadMs,
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: headersMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      connectionsCheckingInterval: Math.min(5_000, headersMs / 4),
    },
  } as const satisfies FastifyHttpOptions<Server>;
}

const ENCODED_DOT = /%2e/gi;
/** Slashes and the end of a string for those who decode a path once more. */
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

/** True for a text that says it is written in anything but UTF-8, the only way that JSON is. */
function isInOtherCharset({ 'content-type': type = '' }: IncomingHttpHeaders): boolean {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type)?.[1];
  return charset !== undefined && !/^utf-?8$/i.test(charset);
}

/** What cannot be read whatever it is sent to; null when nothing is wrong with it. */
function findProblem({ rawHeaders, headers, url = '' }: IncomingMessage): HttpError | null {
  if (!isPlainTarget(url)) return BAD_TARGET;
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
  if (hosts.length > 1) return badRequest('The request names several hosts.');
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

/** Ends a request whose body does not arrive in time. */
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
 * For responses that are data; routes that send pages or files say more. TLS ends at the web server or the proxy before
 * it, which says so for the whole host. @fastify/helmet would cost a tenth of a cached response (docs/decisions/0022).
 */
const SECURITY_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Security headers, request ids, and rejections of what could lead a route astray or hold the server up. */
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

/** How long an operation may take, in milliseconds, when nothing else is said. */
export const OPERATION_MS = 10_000;

export interface RequestScopeOptions {
  readonly operationMs: number;
  /** Whether calls of services name the client's trace. */
  readonly passesTrace: boolean;
}

/**
 * Gives each request a scope: its reads end when the client hangs up, and after `operationMs`. Writes that are
 * under way go on to their end, so that nobody is left in doubt about them.
 */
export function addRequestScope(
  fastify: FastifyInstance,
  { operationMs, passesTrace }: RequestScopeOptions,
): void {
  fastify.addHook('preHandler', ({ headers }, reply, done) => {
    const { controller, end, limitTo } = startTimeLimit(operationMs);
    reply.raw.once('close', () => {
      end();
      if (reply.raw.writableFinished) return;
      controller.abort(clientGone());
    });
    const { signal } = controller;
    const trace = passesTrace ? traceIn(headers) : {};
    inRequest({ signal, limitTo, stale: new Set(), partial: [], trace }, done);
  });
}

/**
 * From the moment that the gateway closes, every response ends its connection: one that stays open would hold the process
 * up, and requests that come by it would find nobody.
 */
export function endConnections(server: FastifyInstance, isDraining: () => boolean): void {
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing || isDraining()) reply.header('connection', 'close');
    done();
  });
}
