import { timingSafeEqual } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '../engine/index/operations.ts';
import { badRequest, type JsonObject, SearchError } from '../engine/types.ts';

/** Who may call: one application, a key that only searches, and a key that may do everything. */
export interface SearchKeys {
  appId: string;
  searchKey: string;
  adminKey: string;
}

/** What a call needs. The search-only key has `search`; the admin key has all. */
type Acl = 'search' | 'browse' | 'write' | 'settings' | 'editSettings' | 'listIndexes';

function same(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

function credential(request: FastifyRequest, name: string): string {
  const header = request.headers[name];
  if (typeof header === 'string') return header;
  const query: unknown = request.query;
  if (typeof query !== 'object' || query === null) return '';
  const found = Object.entries(query).find(([key]) => key.toLowerCase() === name);
  return typeof found?.[1] === 'string' ? found[1] : '';
}

/** Checks the credentials in the headers or the query. Throws 403 when they do not allow the call. */
function authorize(request: FastifyRequest, keys: SearchKeys, acl: Acl): void {
  const appId = credential(request, 'x-algolia-application-id');
  const key = credential(request, 'x-algolia-api-key');
  const isAdmin = same(key, keys.adminKey);
  const isKnown = same(appId, keys.appId) && key !== '' && (isAdmin || same(key, keys.searchKey));
  if (!isKnown) throw new SearchError(403, 'Invalid Application-ID or API key');
  if (!isAdmin && acl !== 'search')
    throw new SearchError(403, 'Method not allowed with this API key');
}

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

/** What a handler gets of a call. */
export interface Call {
  readonly index: string;
  readonly body: unknown;
  /** A parameter of the path; empty without one. */
  param(name: string): string;
  /** A query parameter, or null. */
  query(name: string): string | null;
  /** The body as an object; none counts as `{}`. Throws 400 for a list or a plain value. */
  object(): JsonObject;
}

function textIn(values: unknown, name: string): string | null {
  const value = isObject(values) ? values[name] : undefined;
  return typeof value === 'string' ? value : null;
}

function toCall(request: FastifyRequest): Call {
  const param = (name: string): string => textIn(request.params, name) ?? '';
  return {
    index: param('index'),
    body: request.body,
    param,
    query: (name) => textIn(request.query, name),
    object: () => {
      const body: unknown = request.body ?? {};
      if (isObject(body)) return body;
      throw badRequest('Invalid body: expected an object');
    },
  };
}

/** Adds routes, each with the permission that its key must have. `path` begins after the version. */
export function createRouter(server: FastifyInstance, keys: SearchKeys) {
  return (
    [method, path]: readonly ['GET' | 'POST' | 'PUT' | 'DELETE', string],
    acl: Acl,
    handle: (call: Call, request: FastifyRequest, reply: FastifyReply) => unknown,
  ): void => {
    server.route({
      method,
      url: `/1${path}`,
      handler: async (request, reply) => {
        authorize(request, keys, acl);
        return handle(toCall(request), request, reply);
      },
    });
  };
}

export type AddRoute = ReturnType<typeof createRouter>;
