import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { OWN_FAULT } from '../graphql/errors.ts';
import { MAX_BODY_BYTES } from '../graphql/limits/operation-limits.ts';

export const MAX_HEADER_BYTES = 16_384;

/** The response to a request that is rejected before execution. */
export interface HttpError {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Seconds to wait before retrying. */
  readonly retryAfter?: number;
}

export function httpError(status: number, code: string, message: string): HttpError {
  return { status, code, message };
}

export function badRequest(message: string, status = 400): HttpError {
  return httpError(status, 'BAD_REQUEST', message);
}

export const BAD_TARGET = badRequest('Bad Request: invalid URL.');
export const REQUEST_TIMEOUT = badRequest('Request Timeout: the request took too long.', 408);
const BAD_BYTES = badRequest('Bad Request');
const CLIENT_ERRORS: Readonly<Record<string, HttpError>> = {
  HPE_HEADER_OVERFLOW: badRequest(
    `Request Header Fields Too Large: at most ${MAX_HEADER_BYTES} bytes.`,
    431,
  ),
  ERR_HTTP_REQUEST_TIMEOUT: REQUEST_TIMEOUT,
};
const NOT_FOUND = httpError(404, 'NOT_FOUND', 'Not Found');

/** The format of GraphQL errors, so that clients handle one format. Malformed requests have no id. */
export function toBody({ message, code }: HttpError, requestId?: string): string {
  return JSON.stringify({ errors: [{ message, extensions: { code, requestId } }] });
}

export function sendHttpError(reply: FastifyReply, error: HttpError): FastifyReply {
  const { status, retryAfter } = error;
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(toBody(error, reply.request.id));
}

/** Responds to requests that Node rejects before they reach Fastify. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const rejection = CLIENT_ERRORS[error.code ?? ''] ?? BAD_BYTES;
    const body = toBody(rejection);
    const head = [
      `HTTP/1.1 ${rejection.status} ${STATUS_CODES[rejection.status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy(error);
}

function getMessage(status: number): string {
  if (status === 413) return `Payload Too Large: at most ${MAX_BODY_BYTES} bytes.`;
  if (status === 415) return 'Unsupported Media Type: send application/json.';
  if (status === 400) return 'Bad Request: invalid JSON.';
  return status < 500 ? (STATUS_CODES[status] ?? 'Bad Request') : OWN_FAULT;
}

function getAllowedMethods(server: FastifyInstance, address: string): string[] {
  const [url = ''] = address.split('?');
  const has = (method: 'GET' | 'POST') => server.hasRoute({ method, url });
  return [...(has('GET') ? ['GET', 'HEAD'] : []), ...(has('POST') ? ['POST'] : [])];
}

/** Formats every failure as JSON without internal details. `onFault` logs internal errors. */
export function addErrorHandlers(
  server: FastifyInstance,
  onFault: (error: unknown, requestId: string) => void,
): void {
  server.setErrorHandler<Error & { statusCode?: number }>((error, { id }, reply) => {
    const { statusCode: status = 500 } = error;
    if (status < 500) return sendHttpError(reply, badRequest(getMessage(status), status));
    onFault(error, id);
    const message = getMessage(status);
    return sendHttpError(reply, { status, code: 'INTERNAL_SERVER_ERROR', message });
  });
  server.setNotFoundHandler(({ url }, reply) => {
    const allowed = getAllowedMethods(server, url).join(', ');
    if (allowed === '') return sendHttpError(reply, NOT_FOUND);
    reply.header('allow', allowed);
    return sendHttpError(reply, badRequest(`Method Not Allowed: send ${allowed}.`, 405));
  });
}
