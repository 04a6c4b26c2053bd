import type { ApolloServer } from '@apollo/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { AnswerCache } from '../cache/answers.ts';
import type { GatewayContext } from '../context.ts';
import { COST_HEADER } from '../observe/record-plugin.ts';
import { type RequestRecord, withRecord } from '../observe/request-record.ts';
import { isPersonal } from '../session/from-request.ts';
import { isFromOtherSite } from '../session/origin.ts';
import { inRequest, startTimeLimit, traceIn } from '../shared/request-scope.ts';
import { createPlans } from './plans.ts';
import { createPublicAnswers, keyOf, type Served, sendKept } from './public-answers.ts';
import { sendRefusal } from './refusals.ts';
import { type Asked, askedFor, type Lookup } from './request-body.ts';
import { runOverHttp } from './run-operation.ts';

/** What answering operations needs. */
export interface GraphqlRouteDeps extends Lookup {
  readonly apollo: ApolloServer<GatewayContext>;
  readonly schema: GraphQLSchema;
  readonly webOrigins: readonly string[];
  readonly isSecure: boolean;
  /** Null keeps nothing. */
  readonly cache: AnswerCache | null;
  /** How long an operation may take, in milliseconds. */
  readonly operationMs: number;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => Promise<GatewayContext>;
}

/** Answers one operation. Fills in the request's record on the way. */
export const createGraphqlRoute = (deps: GraphqlRouteDeps) => {
  const planFor = createPlans(deps.schema);
  const serveKept = deps.cache === null ? null : createPublicAnswers(deps.cache);

  const policyFor = (request: FastifyRequest, asked: Asked | null, record: RequestRecord) => {
    const plan = asked === null ? null : planFor(asked);
    if (asked === null || plan === null) return null;
    record.operation = plan.name;
    record.kind = plan.kind;
    const { headers } = request;
    if (serveKept === null || isPersonal(headers, deps.isSecure)) return null;
    if (headers[COST_HEADER] !== undefined) return null;
    // By GET, a text that comes without an id is Apollo's to judge, each time anew.
    if (request.method === 'GET' && !asked.isById) return null;
    return plan.policyFor(asked.variables);
  };

  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    { asked, record }: { readonly asked: Asked | null; readonly record: RequestRecord },
  ): Promise<Served> => {
    const run = () =>
      runOverHttp(deps.apollo, { request, asked }, () => deps.contextOf(request, reply));
    const policy = policyFor(request, asked, record);
    if (policy === null || asked === null || serveKept === null) {
      return { answer: await run(), cache: 'private' };
    }
    // It is made for everybody, so it does not end with the client that asked first.
    const forAll = () => {
      const { controller, end } = startTimeLimit(deps.operationMs);
      const { signal } = controller;
      const scope = {
        signal,
        stale: new Set<string>(),
        partial: [],
        trace: traceIn(request.headers),
      };
      return inRequest(scope, run).finally(end);
    };
    return serveKept(keyOf(asked, request.headers.accept ?? ''), policy, forAll);
  };

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    record: RequestRecord,
  ): Promise<FastifyReply> => {
    if (isFromOtherSite(request.headers, deps.webOrigins) && isRisky(request, deps.isSecure)) {
      return sendRefusal(reply, {
        status: 403,
        code: 'FORBIDDEN',
        message: 'A page of another site may not use the session of this one.',
      });
    }
    const asked = askedFor(request, deps);
    if (asked !== null && 'status' in asked) return sendRefusal(reply, asked);
    const { answer, cache } = await withRecord(record, () =>
      serve(request, reply, { asked, record }),
    );
    record.cache = cache;
    if ('etag' in answer) return sendKept(request, reply, answer);
    reply.headers(answer.headers);
    if (record.retryAfter > 0) reply.header('retry-after', String(record.retryAfter));
    return reply.code(answer.status).send(answer.body);
  };
};

/** Whether a page of another site could do harm with it: by the session's cookie, or by a change. */
const isRisky = (request: FastifyRequest, isSecure: boolean): boolean =>
  request.method !== 'GET' || isPersonal(request.headers, isSecure);
