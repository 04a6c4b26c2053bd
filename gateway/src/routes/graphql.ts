import type { ApolloServer } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { ResponseCache } from '../cache/response-cache.ts';
import type { GatewayContext } from '../context.ts';
import { currentRequest, inRequest, startTimeLimit, traceIn } from '../core/request-scope.ts';
import { type HttpError, sendHttpError } from '../http/http-errors.ts';
import { createOperationCache } from '../http/operation-cache.ts';
import {
  createPublicResponses,
  keyOf,
  type Made,
  type Served,
  sendCached,
} from '../http/public-responses.ts';
import { type GraphQLParams, type Lookup, parseGraphQLRequest } from '../http/request-body.ts';
import { type Answer, isReading, runOverHttp } from '../http/run-operation.ts';
import { isPersonal } from '../session/from-request.ts';
import { FROM_OTHER_SITE, isFromOtherSite } from '../session/origin.ts';
import { COST_HEADER } from '../telemetry/record-plugin.ts';
import { type RequestRecord, withRecord } from '../telemetry/request-record.ts';

/** What answering operations needs. */
export interface GraphqlRouteDeps extends Lookup {
  readonly apollo: ApolloServer<GatewayContext>;
  readonly schema: GraphQLSchema;
  readonly webOrigins: readonly string[];
  readonly isSecure: boolean;
  /** Null keeps nothing. */
  readonly cache: ResponseCache | null;
  /** How long an operation that only reads may take, in milliseconds. */
  readonly queryMs: number;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<GatewayContext>;
}

/** Runs what is made for everybody, so that it does not end with the client that asked first. */
const runForAll = async (
  request: FastifyRequest,
  ms: number,
  run: () => Promise<Answer>,
): Promise<Made> => {
  const { controller, end } = startTimeLimit(ms);
  const scope = {
    signal: controller.signal,
    stale: new Set<string>(),
    partial: [],
    skus: new Set<string>(),
    trace: traceIn(request.headers),
  };
  const answer = await inRequest(scope, run).finally(end);
  return { answer, skus: scope.skus };
};

/** Answers one operation. Fills in the request's record on the way. */
export const createGraphqlRoute = (deps: GraphqlRouteDeps) => {
  const planFor = createOperationCache(deps.schema);
  const serveKept = deps.cache === null ? null : createPublicResponses(deps.cache);

  const policyFor = (
    request: FastifyRequest,
    asked: GraphQLParams | null,
    record: RequestRecord,
  ) => {
    const plan = asked === null ? null : planFor(asked);
    if (asked === null || plan === null) return null;
    record.operation = plan.name;
    record.kind = plan.kind;
    const { headers } = request;
    if (serveKept === null || isPersonal(headers, deps.isSecure)) return null;
    if (headers[COST_HEADER] !== undefined) return null;
    // By GET, a text that comes without an id is Apollo's to judge, each time anew.
    if (isReading(request) && !asked.isById) return null;
    return plan.policyFor(asked.variables);
  };

  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { asked, record }: { readonly asked: GraphQLParams | null; readonly record: RequestRecord },
  ): Promise<Served> => {
    const run = () =>
      runOverHttp(deps.apollo, { request, asked }, () => deps.contextOf(request, reply));
    const policy = policyFor(request, asked, record);
    if (record.kind === 'query') currentRequest()?.limitTo?.(deps.queryMs);
    if (policy === null || asked === null || serveKept === null) {
      return { answer: await run(), cache: 'private' };
    }
    return serveKept(keyOf(asked, request.headers.accept ?? ''), policy, () =>
      runForAll(request, deps.queryMs, run),
    );
  };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    record: RequestRecord,
  ): Promise<FastifyReply> => {
    if (isForeignRisk(request, deps)) return refuse(reply, FROM_OTHER_SITE, record);
    const asked = parseGraphQLRequest(request, deps);
    if (asked !== null && 'status' in asked) return refuse(reply, asked, record);
    const { answer, cache } = await withRecord(record, () =>
      serve(request, reply, { asked, record }),
    );
    record.cache = cache;
    if ('etag' in answer) return sendCached(request, reply, answer);
    reply.headers({ ...defaultsOf(answer), ...answer.headers });
    if (record.retryAfter > 0) reply.header('retry-after', String(record.retryAfter));
    return reply.code(answer.status).send(answer.body);
  };
};

/** Apollo is silent about keeping what it refuses. */
const defaultsOf = ({ status }: { status: number }) =>
  status < 400 ? {} : { 'cache-control': 'no-store' };

const refuse = (reply: FastifyReply, refusal: HttpError, record: RequestRecord): FastifyReply => {
  record.errorCodes.push(refusal.code);
  return sendHttpError(reply, refusal);
};

/** Whether a page of another site asks for what could do harm: by the session's cookie, or by a change. */
const isForeignRisk = (
  request: FastifyRequest,
  { webOrigins, isSecure }: GraphqlRouteDeps,
): boolean =>
  isFromOtherSite(request.headers, webOrigins) &&
  (!isReading(request) || isPersonal(request.headers, isSecure));
