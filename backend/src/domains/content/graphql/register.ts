import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brokenPage, endedEarly } from '../../../shared/webapi/render.ts';
import { createCatalogRepository } from '../../catalog/repository.ts';
import { createCustomerRepository } from '../../customer/repository.ts';
import type { Customer } from '../../customer/types.ts';
import { STOCK_CATEGORY_SUFFIX, toStockTypes } from '../../stock.ts';
import { type ContentRepository, createContentRepository, withMedia } from '../repository.ts';
import { STORE_CODE, storeConfig } from '../store.ts';
import type { CmsPage } from '../types.ts';
import { type Executor, executeQuery, type GraphqlResponse } from './execute.ts';
import { badInput, GraphqlFault, noSuchEntity } from './fault.ts';
import {
  BrokenRequest,
  type ContentGraphqlOptions,
  type HttpQuery,
  type QueryContext,
  WrongTypes,
} from './request.ts';
import { resolveUrl, routed, toPageResponse } from './url-resolver.ts';

const TAG_OF_TYPE = { PRODUCT: 'cat_p', CATEGORY: 'cat_c', CMS_PAGE: 'cms_p' } as const;

/** The page fields that only `route` provides. As in Magento, selecting the redirect code empties the response. */
const NOT_ROUTED = {
  relative_url: null,
  type: null,
  redirect_code: () => {
    throw new Error('A page that was not routed to has no redirect code.');
  },
};

type PageArguments = { readonly id?: number | null; readonly identifier?: string | null };

function findPage({ id, identifier }: PageArguments, content: ContentRepository): CmsPage {
  const key = id ?? identifier;
  if (key == null) throw badInput('"Page id/identifier should be specified');
  const page = typeof key === 'number' ? content.pageById(key) : content.pageByIdentifier(key);
  // An inactive page cannot be found by its identifier.
  if (page === undefined || (!page.isActive && typeof key === 'string')) {
    throw noSuchEntity(`The CMS page with the "${key}" ID doesn't exist.`);
  }
  if (!page.isActive) throw noSuchEntity('No such entity.');
  return page;
}

type Identifiers = { readonly identifiers?: readonly (string | null)[] | null };

function findBlocks(
  { identifiers }: Identifiers,
  content: ContentRepository,
  { tags, mediaUrl }: QueryContext & { readonly mediaUrl: string },
) {
  if (!identifiers?.length) throw badInput('"identifiers" of CMS blocks should be specified');
  const items = [...new Set(identifiers)].map((identifier) => {
    const block = content.block(identifier ?? '');
    if (!block)
      return noSuchEntity(`The CMS block with the "${identifier ?? ''}" ID doesn't exist.`);
    tags.add('cms_b').add(`cms_b_${block.id}`).add(`cms_b_${block.identifier}`);
    const { title, headerContent } = block;
    const html = withMedia(block.content, mediaUrl);
    return { identifier: block.identifier, title, content: html, header_content: headerContent };
  });
  return { items };
}

const asText = (id: number | null): string | null => (id === null ? null : String(id));

const toCustomer = (customer: Customer) => ({
  ...customer.details,
  id: customer.id,
  created_at: customer.createdAt,
  group_id: customer.groupId,
  firstname: customer.firstname,
  lastname: customer.lastname,
  email: customer.email,
  default_billing: asText(customer.defaultBilling),
  default_shipping: asText(customer.defaultShipping),
  date_of_birth: customer.details.dob ?? null,
  allow_remote_shopping_assistance: false,
  is_subscribed: customer.isSubscribed,
});

/** The root fields of no other domain. */
function createResolvers({ db, env }: ContentGraphqlOptions) {
  const content = createContentRepository(db);
  const customers = createCustomerRepository(db);
  const categorySuffix = env.stock ? STOCK_CATEGORY_SUFFIX : '';
  const store = storeConfig(env.commerceUrl, categorySuffix);
  const mediaUrl = store.base_media_url;
  const sources = { catalog: createCatalogRepository(db), content, categorySuffix };
  return {
    Query: {
      urlResolver: (_root: unknown, { url }: { url: string }, { tags }: QueryContext) => {
        const found = resolveUrl(url, sources);
        if (found) tags.add(TAG_OF_TYPE[found.type]).add(`${TAG_OF_TYPE[found.type]}_${found.id}`);
        return found;
      },
      route: (_root: unknown, { url }: { url: string }, { tags }: QueryContext) => {
        const found = resolveUrl(url, sources);
        if (found === null) return null;
        tags.add(TAG_OF_TYPE[found.type]).add(`${TAG_OF_TYPE[found.type]}_${found.id}`);
        const { relative_url, redirectCode: redirect_code } = found;
        return { ...routed(found, sources, env.commerceUrl), relative_url, redirect_code };
      },
      cmsPage: (_root: unknown, args: PageArguments, { tags }: QueryContext) => {
        const page = findPage(args, content);
        tags.add('cms_p').add(`cms_p_${page.id}`);
        return { ...toPageResponse(page, mediaUrl), ...NOT_ROUTED };
      },
      cmsBlocks: (_root: unknown, args: Identifiers, context: QueryContext) =>
        findBlocks(args, content, { ...context, mediaUrl }),
      storeConfig: () => store,
      availableStores: () => [store],
      customer: (_root: unknown, _args: unknown, { caller }: QueryContext) => {
        const customer = caller.customerId === null ? undefined : customers.byId(caller.customerId);
        if (customer !== undefined) return toCustomer(customer);
        throw new GraphqlFault('graphql-authorization', "The current customer isn't authorized.");
      },
    },
    // Stock Magento does not expose customer ids.
    ...(env.stock && { Customer: { id: () => null, group_id: () => null } }),
    RoutableInterface: { __resolveType: ({ __typename }: { __typename: string }) => __typename },
  };
}

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
