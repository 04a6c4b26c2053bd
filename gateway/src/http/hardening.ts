import type { IncomingMessage, Server } from 'node:http';
import type { FastifyHttpOptions, FastifyInstance } from 'fastify';
import { MAX_BODY_BYTES } from '../plugins/limits.ts';
import { requestIdOf } from '../plugins/request-id.ts';
import { sendRefusal } from './refusals.ts';

const MAX_HEADERS = 100;

/** Names of networks whose proxies are believed when they say where a request comes from. */
export type TrustedProxies = readonly string[];

/** Clients such as the playground ask for streams where they ask for answers. */
const toStream = ({ url = '', headers }: IncomingMessage): string =>
  headers.accept?.startsWith('text/event-stream')
    ? url.replace(/^\/graphql(?=\?|$)/, '/graphql/stream')
    : url;

/** Options that keep slow, large and odd requests from holding the server up. Times in milliseconds. */
export const serverOptions = (trustedProxies: TrustedProxies) =>
  ({
    bodyLimit: MAX_BODY_BYTES,
    genReqId: requestIdOf,
    rewriteUrl: toStream,
    forceCloseConnections: 'idle',
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
    requestTimeout: 120_000,
    keepAliveTimeout: 72_000,
    http: { headersTimeout: 10_000, maxHeaderSize: 16_384, connectionsCheckingInterval: 5_000 },
  }) as const satisfies FastifyHttpOptions<Server>;

const messageOf = (status: number): string => {
  if (status === 413) return `The request is too large: at most ${MAX_BODY_BYTES} bytes.`;
  if (status === 415) return 'Send JSON: content-type application/json.';
  if (status === 400) return 'Invalid JSON: the request cannot be read.';
  return status < 500 ? 'The request cannot be read.' : 'Something went wrong in the gateway.';
};

const statusOf = (error: unknown): number =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;

/** Refuses packed bodies and too many headers, and words every failure as JSON that gives nothing away. */
export const harden = (server: FastifyInstance, onFault: (error: unknown) => void): void => {
  server.addHook('onRequest', async ({ raw, id }, reply) => {
    reply.header('x-request-id', id).header('x-content-type-options', 'nosniff');
    if (raw.rawHeaders.length / 2 > MAX_HEADERS) {
      const message = `The request has too many headers: at most ${MAX_HEADERS}.`;
      return sendRefusal(reply, { status: 431, code: 'BAD_REQUEST', message });
    }
    if (raw.headers['content-encoding'] !== undefined) {
      const message = 'Send the request as it is, without content-encoding.';
      return sendRefusal(reply, { status: 415, code: 'BAD_REQUEST', message });
    }
    return undefined;
  });
  server.setErrorHandler((error, _request, reply) => {
    const status = statusOf(error);
    if (status >= 500) onFault(error);
    const code = status < 500 ? 'BAD_REQUEST' : 'INTERNAL_SERVER_ERROR';
    return sendRefusal(reply, { status, code, message: messageOf(status) });
  });
  server.setNotFoundHandler((_request, reply) =>
    sendRefusal(reply, { status: 404, code: 'NOT_FOUND', message: 'There is nothing here.' }),
  );
};
