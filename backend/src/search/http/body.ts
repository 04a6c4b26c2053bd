import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badRequest } from '../engine/errors.ts';
import { isObject } from '../engine/index/operations.ts';
import type { JsonObject } from '../engine/types.ts';

/** The largest body, in bytes, before and after inflating. */
export const BODY_LIMIT = 64 * 1024 * 1024;

function inflated(request: FastifyRequest, body: Buffer): Buffer {
  if (request.headers['content-encoding'] !== 'gzip') return body;
  try {
    return gunzipSync(body, { maxOutputLength: BODY_LIMIT });
  } catch {
    throw badRequest('Invalid gzip body');
  }
}

function parse(request: FastifyRequest, body: Buffer): unknown {
  const text = inflated(request, body).toString('utf8').trim();
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest('Invalid JSON');
  }
}

/** Bodies are JSON whatever their content type: the clients send text/plain and form types. */
export function readJsonBodies(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
    (request, body, done) => {
      try {
        done(null, parse(request, Buffer.isBuffer(body) ? body : Buffer.from(body)));
      } catch (error) {
        done(error instanceof Error ? error : badRequest('Invalid JSON'));
      }
    },
  );
}

/** The body as an object; none counts as `{}`. Throws 400 for a list or a plain value. */
export function objectBody(request: FastifyRequest): JsonObject {
  const body: unknown = request.body ?? {};
  if (isObject(body)) return body;
  throw badRequest('Invalid body: expected an object');
}

export function pathParam(request: FastifyRequest, name: string): string {
  const params: unknown = request.params;
  const value = isObject(params) ? params[name] : undefined;
  return typeof value === 'string' ? value : '';
}

/** A query parameter, or null. */
export function queryParam(request: FastifyRequest, name: string): string | null {
  const query: unknown = request.query;
  const value = isObject(query) ? query[name] : undefined;
  return typeof value === 'string' ? value : null;
}
