import { promisify } from 'node:util';
import { constants, gzip } from 'node:zlib';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { createHttpServer } from '../../shared/http-server.ts';
import type { SearchEngine } from '../engine/engine.ts';
import { SearchError } from '../engine/types.ts';
import { BODY_LIMIT, createRouter, readJsonBodies, type SearchKeys } from './body.ts';
import { readRoutes } from './read-routes.ts';
import { indexRoutes, synonymRoutes, writeRoutes } from './write-routes.ts';

const compress = promisify(gzip);

/** Responses below this many characters are not compressed: it costs more than it saves. */
const MIN_LENGTH = 8 * 1024;

/** Sends large responses as gzip to clients that accept it. */
function compressResponses(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    const accepts = String(request.headers['accept-encoding'] ?? '').includes('gzip');
    if (!accepts || typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload;
    reply.header('content-encoding', 'gzip').header('vary', 'accept-encoding');
    reply.removeHeader('content-length');
    return compress(payload, { level: constants.Z_BEST_SPEED });
  });
}

/** SQLite's codes for a file that is locked, out of reach or on a full disk. */
const UNAVAILABLE = [5, 10, 13];

function isUnavailable(error: unknown): boolean {
  const hasCode = typeof error === 'object' && error !== null && 'errcode' in error;
  return hasCode && UNAVAILABLE.includes(Number(error.errcode));
}

/** Faults of the transport (a body too large, a bad length) keep their status if it is the client's. */
function toErrorResponse(error: unknown): { status: number; message: string } {
  if (error instanceof SearchError) return { status: error.status, message: error.message };
  if (isUnavailable(error)) return { status: 503, message: 'Temporarily unavailable' };
  const isObject = typeof error === 'object' && error !== null;
  const status = isObject && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500 && error instanceof Error)
    return { status, message: error.message };
  return { status: 500, message: 'Internal error' };
}

/**
 * The hosted search service's HTTP interface over an engine. Not yet listening. Errors are
 * `{message, status}`; an unexpected one is 500 and goes to `onFault`.
 */
export async function createSearchServer(options: {
  engine: SearchEngine;
  keys: SearchKeys;
  onFault?: (error: unknown) => void;
}): Promise<FastifyInstance> {
  const { engine, keys } = options;
  const server = createHttpServer({
    bodyLimit: BODY_LIMIT,
    // Names of indexes and records.
    encodedSlashesBelow: ['/1'],
    fastify: { routerOptions: { maxParamLength: 1000, ignoreTrailingSlash: true } },
  });
  server.setErrorHandler((error, _request, reply) => {
    const body = toErrorResponse(error);
    if (body.status >= 500) options.onFault?.(error);
    reply.code(body.status).send({ message: body.message, status: body.status });
  });
  server.setNotFoundHandler((_request, reply) => {
    reply.code(404).send({ message: 'Path not found', status: 404 });
  });
  await server.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    maxAge: 86_400,
  });
  readJsonBodies(server);
  compressResponses(server);
  server.get('/health', async () => ({ status: 'ok' }));
  const route = createRouter(server, keys);
  readRoutes(route, engine);
  writeRoutes(route, engine);
  indexRoutes(route, engine);
  synonymRoutes(route, engine);
  return server;
}
