import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brokenPage, endedEarly } from '../../../shared/webapi/render.ts';
import { toStockTypes } from '../../stock.ts';
import { STORE_CODE } from '../store.ts';
import { type Executor, executeQuery, type GraphqlResponse } from './execute.ts';
import {
  BrokenRequest,
  type ContentGraphqlOptions,
  type HttpQuery,
  WrongTypes,
} from './request.ts';
import { createResolvers } from './resolvers.ts';

const SDL = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8');

/** Identifies the inputs of a response besides the query: store, currency and customer group. */
const CACHE_ID = createHash('sha256').update(`encore|${STORE_CODE}|USD|0`).digest('hex');

const NOT_CACHED = {
  pragma: 'no-cache',
  'cache-control': 'max-age=0, must-revalidate, no-cache, no-store',
};
const CACHED = { pragma: 'cache', 'cache-control': 'max-age=86400, public, s-maxage=86400' };

const one = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

function toHttpQuery(request: FastifyRequest): HttpQuery {
  const { headers, method } = request;
  const url = request.raw.url ?? '';
  const at = url.indexOf('?');
  return {
    method,
    search: at === -1 ? '' : url.slice(at + 1),
    contentType: headers['content-type'],
    store: one(headers.store),
    currency: one(headers['content-currency']),
    authorization: headers.authorization,
    body: typeof request.body === 'string' ? request.body : '',
  };
}

function send(reply: FastifyReply, { status, body, tags }: GraphqlResponse, requestedId?: string) {
  const isCached = tags !== null && (requestedId === undefined || requestedId === CACHE_ID);
  return (
    reply
      .status(status)
      .headers({
        'content-type': 'application/json',
        'x-magento-cache-id': CACHE_ID,
        'x-magento-tags': [...(tags ?? []), 'FPC'].join(','),
        ...(isCached ? CACHED : NOT_CACHED),
      })
      // Fastify would add a charset to a text, which Magento does not.
      .send(Buffer.from(JSON.stringify(body)))
  );
}

async function handleRequest(request: FastifyRequest, reply: FastifyReply, executor: Executor) {
  try {
    const result = await executeQuery(toHttpQuery(request), executor);
    return send(reply, result, one(request.headers['x-magento-cache-id']));
  } catch (error) {
    const shown = error instanceof WrongTypes ? endedEarly : brokenPage;
    if (!(error instanceof BrokenRequest || error instanceof WrongTypes)) executor.onFault(error);
    return reply.status(500).type(shown.contentType).send(shown.body);
  }
}

/** Registers GraphQL at each path. As in Magento 2.4.7, methods other than POST and GET have no query. */
export function registerContentGraphql(app: FastifyInstance, options: ContentGraphqlOptions): void {
  const { modules, onFault, getCaller } = options;
  const typeDefs = [SDL, ...modules.map((module) => module.typeDefs)];
  const schema = makeExecutableSchema({
    typeDefs: options.env.stock ? toStockTypes(typeDefs) : typeDefs,
    resolvers: [createResolvers(options), ...modules.map(({ resolvers }) => resolvers)],
  });
  const executor = { schema, onFault, getCaller };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    for (const url of options.paths.flatMap((path) => [path, `${path}/`])) {
      scope.route({
        method: ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'],
        url,
        handler: (request, reply) => handleRequest(request, reply, executor),
      });
    }
  });
}
