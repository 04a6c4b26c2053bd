import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_BODY_BYTES } from '../graphql/plugins/limits.ts';
import { OWN_FAULT } from '../graphql/plugins/mask-errors.ts';
import { requestIdOf } from '../graphql/plugins/request-id.ts';
import { bodyOf, type HttpError, sendHttpError } from './http-errors.ts';
import { isPlainTarget } from './request-target.ts';

const MAX_HEADERS = 100;
const MAX_HEADER_BYTES = 16_384;
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

/** The limits of a gateway in service. */
export const ARRIVAL_LIMITS: ArrivalLimits = {
  headersMs: 10_000,
  bodyMs: 20_000,
  uploadMs: 120_000,
};

/** Names of networks whose proxies are believed when they say where a request comes from. */
export type TrustedProxies = readonly string[];

/** Clients such as the playground ask for streams where they ask for answers. */
const toStream = ({ url = '', headers }: IncomingMessage): string =>
  headers.accept?.startsWith('text/event-stream')
    ? url.replace(/^\/graphql(?=\?|$)/, '/graphql/stream')
    : url;

const TOO_LONG: HttpError = {
  status: 431,
  code: 'BAD_REQUEST',
  message: `The headers are too long: at most ${MAX_HEADER_BYTES} bytes.`,
};
const TOO_SLOW: HttpError = {
  status: 408,
  code: 'BAD_REQUEST',
  message: 'The request came too slowly.',
};
const UNREADABLE: HttpError = {
  status: 400,
  code: 'BAD_REQUEST',
  message: 'The request cannot be read.',
};
const REFUSED: Readonly<Record<string, HttpError>> = {
  HPE_HEADER_OVERFLOW: TOO_LONG,
  ERR_HTTP_REQUEST_TIMEOUT: TOO_SLOW,
};

/** Words what Node refuses before there is a request. */
const refuseBytes = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const refusal = REFUSED[error.code ?? ''] ?? UNREADABLE;
    const body = bodyOf(refusal);
    const head = [
      `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
};

/** Options that keep slow, large and odd requests from holding the server up. Times in milliseconds. */
export const serverOptions = (
  trustedProxies: TrustedProxies,
  { headersMs, uploadMs }: ArrivalLimits = ARRIVAL_LIMITS,
) =>
  ({
    bodyLimit: MAX_BODY_BYTES,
    clientErrorHandler: refuseBytes,
    genReqId: requestIdOf,
    rewriteUrl: toStream,
    // An address that cannot be read never gets as far as the error handler.
    frameworkErrors: (_error, _request, reply) => {
      const message = 'The address cannot be read.';
      sendHttpError(reply, { status: 400, code: 'BAD_REQUEST', message });
    },
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
  }) as const satisfies FastifyHttpOptions<Server>;

const NOTHING_HERE: HttpError = {
  status: 404,
  code: 'NOT_FOUND',
  message: 'There is nothing here.',
};

const messageOf = (status: number): string => {
  if (status === 413) return `The request is too large: at most ${MAX_BODY_BYTES} bytes.`;
  if (status === 415) return 'Send JSON: content-type application/json.';
  if (status === 400) return 'Invalid JSON: the request cannot be read.';
  return status < 500 ? 'The request cannot be read.' : OWN_FAULT;
};

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

/** The methods that an address has. */
const methodsOf = (server: FastifyInstance, address: string): string[] => {
  const [url = ''] = address.split('?');
  const has = (method: 'GET' | 'POST') => server.hasRoute({ method, url });
  return [...(has('GET') ? ['GET', 'HEAD'] : []), ...(has('POST') ? ['POST'] : [])];
};

/** True for a text that says it is written in anything but UTF-8, the only way that JSON is. */
const isInOtherCharset = ({ 'content-type': type = '' }: IncomingHttpHeaders): boolean => {
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(type)?.[1];
  return charset !== undefined && !/^utf-?8$/i.test(charset);
};

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** What cannot be read whatever it is sent to; null when nothing is wrong with it. */
const refusalOf = (request: IncomingMessage): HttpError | null => {
  const { rawHeaders, headers, url = '' } = request;
  const bad = (status: number, message: string) =>
    ({ status, code: 'BAD_REQUEST', message }) as const;
  if (!isPlainTarget(url)) return bad(400, 'The address cannot be read.');
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && /^host$/i.test(text));
  if (hosts.length > 1) return bad(400, 'The request names several hosts.');
  if (rawHeaders.length / 2 > MAX_HEADERS) {
    return bad(431, `The request has too many headers: at most ${MAX_HEADERS}.`);
  }
  if (headers['content-encoding'] !== undefined) {
    return bad(415, 'Send the request as it is, without content-encoding.');
  }
  return isInOtherCharset(headers) ? bad(415, 'Send the request in UTF-8.') : null;
};

/** Ends a request whose body does not arrive in time. */
const limitBodyTime = (
  { raw }: FastifyRequest,
  reply: FastifyReply,
  { bodyMs, uploadMs }: ArrivalLimits,
): void => {
  if (!hasBody(raw)) return;
  const ms = raw.url?.startsWith('/uploads/') ? uploadMs : bodyMs;
  const timer = setTimeout(() => {
    if (reply.sent) raw.destroy();
    else sendHttpError(reply.header('connection', 'close'), TOO_SLOW);
  }, ms);
  const arrived = () => clearTimeout(timer);
  raw.once('end', arrived).once('close', arrived);
};

/** Tells clients not to use their connections again once the server closes. */
const endConnectionsOnClose = (server: FastifyInstance): void => {
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
};

/** Refuses what could lead a route astray or hold the server up, and words every failure as JSON that gives nothing away. */
export const harden = (
  server: FastifyInstance,
  onFault: (error: unknown, requestId: string) => void,
  limits: ArrivalLimits = ARRIVAL_LIMITS,
): void => {
  server.server.maxConnections = MAX_CONNECTIONS;
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    const refusal = refusalOf(request.raw);
    if (refusal !== null) return sendHttpError(reply.header('connection', 'close'), refusal);
    return limitBodyTime(request, reply, limits);
  });
  endConnectionsOnClose(server);
  server.setErrorHandler((error, { id }, reply) => {
    const status = statusOf(error);
    if (status >= 500) onFault(error, id);
    const code = status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
    return sendHttpError(reply, { status, code, message: messageOf(status) });
  });
  server.setNotFoundHandler(({ url }, reply) => {
    const allowed = methodsOf(server, url).join(', ');
    if (allowed === '') return sendHttpError(reply, NOTHING_HERE);
    const message = `This address takes ${allowed}.`;
    return sendHttpError(reply.header('allow', allowed), {
      status: 405,
      code: 'BAD_REQUEST',
      message,
    });
  });
};
