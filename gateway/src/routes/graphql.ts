import { type ApolloServer, HeaderMap } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import {
  cacheKey,
  createPublicResponses,
  type HttpResponse,
  type ResponseCache,
  sendCached,
} from '../cache/response-cache.ts';
import type { GatewayContext } from '../context.ts';
import {
  createRecord,
  currentRequest,
  inRequest,
  type RequestRecord,
  startTimeLimit,
  withRecord,
} from '../core/request-scope.ts';
import { COST_HEADER } from '../graphql/plugins.ts';
import type { CachePolicy } from '../graphql/policies.ts';
import {
  createOperationReader,
  type DocumentLookup,
  type GraphQLParams,
  parseGraphQLRequest,
} from '../graphql/requests.ts';
import { type HttpError, httpError, sendHttpError, toBody } from '../http/errors.ts';
import { BUSY } from '../http/hardening.ts';
import { FROM_OTHER_SITE, type SessionReader } from '../session/session.ts';

export interface GraphqlRouteDeps extends DocumentLookup {
  readonly apollo: ApolloServer<GatewayContext>;
  readonly schema: GraphQLSchema;
  readonly sessions: SessionReader;
  /** Null disables caching. */
  readonly cache: ResponseCache | null;
  readonly queryMs: number;
  /** Waits until an operation may start; returns false if it must be rejected. */
  readonly waitForStart?: () => Promise<boolean>;
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<GatewayContext>;
  readonly onSend?: (request: FastifyRequest, record: RequestRecord) => void;
  readonly onResponse?: (record: RequestRecord, sent: { status: number; ms: number }) => void;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Metadata of a GraphQL request for metrics, traces and the log. */
    record: RequestRecord | null;
  }
}

/** A page of the shop has at most about 100 kB. */
const MAX_RESPONSE_BYTES = 4_000_000;

/** True for GET and HEAD, which get the same headers. */
function isRead({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

function toHeaderMap({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) map.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  return map;
}

/** The request for Apollo Server, with the document's text instead of its id; unchanged if `params` is null. */
function toApolloRequest(request: FastifyRequest, params: GraphQLParams | null) {
  const headers = toHeaderMap(request);
  if (params === null) {
    const search = request.url.includes('?') ? new URL(request.url, 'http://gateway').search : '';
    return { method: request.method, headers, search, body: request.body };
  }
  const { query, variables, operationName } = params;
  const named = operationName === null ? {} : { operationName };
  if (!isRead(request)) {
    return { method: 'POST', headers, search: '', body: { query, variables, ...named } };
  }
  const search = new URLSearchParams({ query, variables: JSON.stringify(variables), ...named });
  return { method: 'GET', headers, search: `?${search}`, body: undefined };
}

/** Not the client's fault: the operation is valid, and a mutation has been executed. */
const TOO_LARGE = httpError(
  500,
  'INTERNAL_SERVER_ERROR',
  `Internal Server Error: the response exceeds ${MAX_RESPONSE_BYTES} bytes. Select fewer fields, or fewer items per page.`,
);

function toResponse(error: HttpError, requestId: string): HttpResponse {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const retry = error.retryAfter === undefined ? {} : { 'retry-after': String(error.retryAfter) };
  return {
    status: error.status,
    headers: { ...headers, ...retry },
    body: toBody(error, requestId),
  };
}

/** Runs a shared execution, which must not be aborted when the first client disconnects. */
function runShared(ms: number, run: () => Promise<HttpResponse>): Promise<HttpResponse> {
  const { controller, end } = startTimeLimit(ms);
  const scope = { signal: controller.signal, stale: new Set<string>(), partial: [] };
  return inRequest(scope, run).finally(end);
}

/** True for a cross-site request with the session cookie or a mutation. */
function isCrossSiteRisk(request: FastifyRequest, { sessions }: GraphqlRouteDeps): boolean {
  return sessions.isFromOtherSite(request) && (!isRead(request) || sessions.isPersonal(request));
}

function addRecords(fastify: FastifyInstance, { onSend, onResponse }: GraphqlRouteDeps): void {
  fastify.decorateRequest('record', null);
  fastify.addHook('preHandler', (request, _reply, done) => {
    request.record = createRecord(request.id);
    withRecord(request.record, done);
  });
  if (onSend) {
    fastify.addHook('onSend', async (request) => {
      if (request.record !== null) onSend(request, request.record);
    });
  }
  fastify.addHook('onResponse', async ({ record }, { statusCode: status, elapsedTime: ms }) => {
    if (record !== null) onResponse?.(record, { status, ms });
  });
}

/** The endpoint at `url`: queries and mutations by POST, queries by GET, public responses from the cache. */
export function registerGraphql(fastify: FastifyInstance, url: string, deps: GraphqlRouteDeps) {
  const readOperation = createOperationReader(deps.schema);
  const respond = deps.cache === null ? null : createPublicResponses(deps.cache);

  async function run(
    request: FastifyRequest,
    reply: FastifyReply,
    params: GraphQLParams | null,
  ): Promise<HttpResponse> {
    if (deps.waitForStart && !(await deps.waitForStart())) return toResponse(BUSY, request.id);
    const { status, headers, body } = await deps.apollo.executeHTTPGraphQLRequest({
      context: () => deps.createContext(request, reply),
      httpGraphQLRequest: toApolloRequest(request, params),
    });
    if (body.kind !== 'complete') throw new Error('Incremental delivery is not supported.');
    if (Buffer.byteLength(body.string) > MAX_RESPONSE_BYTES) {
      return toResponse(TOO_LARGE, request.id);
    }
    return { status: status ?? 200, headers: Object.fromEntries(headers), body: body.string };
  }

  function getCachePolicy(
    request: FastifyRequest,
    params: GraphQLParams,
    record: RequestRecord,
  ): CachePolicy | null {
    const operation = readOperation(params);
    if (operation === null) return null;
    record.operation = operation.name;
    record.kind = operation.kind;
    if (operation.kind === 'query') currentRequest()?.limitTo?.(deps.queryMs);
    if (deps.sessions.isPersonal(request)) return null;
    if (request.headers[COST_HEADER] !== undefined) return null;
    // GET requests with a document's text are never cached: their URLs could not be purged from a CDN.
    if (isRead(request) && !params.isById) return null;
    return operation.cachePolicy;
  }

  async function execute(
    request: FastifyRequest,
    reply: FastifyReply,
    params: GraphQLParams | null,
  ): Promise<FastifyReply> {
    const record = request.record ?? createRecord(request.id);
    const policy = params && getCachePolicy(request, params, record);
    if (params === null || policy === null || respond === null) {
      return send(reply, await run(request, reply, params), record);
    }
    const key = cacheKey(params, request.headers.accept ?? '');
    const { response, source } = await respond(key, policy, () =>
      runShared(deps.queryMs, () => run(request, reply, params)),
    );
    record.cache = source;
    return 'etag' in response
      ? sendCached(request, reply, response)
      : send(reply, response, record);
  }

  fastify.register(async (scope) => {
    addRecords(scope, deps);
    scope.addHook('preHandler', async (request, reply) =>
      isCrossSiteRisk(request, deps) ? reject(request, reply, FROM_OTHER_SITE) : undefined,
    );
    scope.route({
      url,
      method: ['GET', 'POST'],
      handler: async (request, reply) => {
        const params = parseGraphQLRequest(request, deps);
        return params !== null && 'status' in params
          ? reject(request, reply, params)
          : execute(request, reply, params);
      },
    });
  });
}

function reject({ record }: FastifyRequest, reply: FastifyReply, error: HttpError): FastifyReply {
  record?.errorCodes.push(error.code);
  return sendHttpError(reply, error);
}

function send(
  reply: FastifyReply,
  { status, headers, body }: HttpResponse,
  { retryAfter }: RequestRecord,
): FastifyReply {
  // Apollo Server's own error responses set no caching headers.
  if (status >= 400) reply.header('cache-control', 'no-store');
  if (retryAfter > 0) reply.header('retry-after', String(retryAfter));
  return reply.code(status).headers(headers).send(body);
}
