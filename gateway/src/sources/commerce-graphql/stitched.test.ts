import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSchema, GraphQLError, graphql } from 'graphql';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { httpStub, LIMITS, type SeenRequest, sendJson } from '../../../test/helpers/http-stub.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import { createHttpService } from '../http.ts';
import { createCoalescingCache, createSwrCache } from '../swr-cache.ts';
import { createCommerceGraphqlExecutor } from './executor.ts';

const HELPERS = join(import.meta.dirname, '../../../test/helpers');
/** The part of Magento's GraphQL that is stitched in, under its own names. */
const SNAPSHOT = readFileSync(join(HELPERS, 'commerce.graphql'), 'utf8');

type Respond = (request: SeenRequest, response: ServerResponse) => unknown;

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0)) await cleanup();
});

function getQuery({ method, url, body }: SeenRequest) {
  if (method === 'POST') return JSON.parse(body);
  const { searchParams } = new URL(url, 'http://x');
  const variables = JSON.parse(searchParams.get('variables') ?? '{}');
  return { query: searchParams.get('query') ?? '', variables };
}

/** A back end that executes queries against its real schema. */
function answering(rootValue: unknown, types = SNAPSHOT): Respond {
  return async (request, response) => {
    const { query: source, variables: variableValues } = getQuery(request);
    const schema = buildSchema(types);
    sendJson(response, 200, await graphql({ schema, source, rootValue, variableValues }));
  };
}

/** A back end whose GraphQL responds with `respond`, and a function that queries the gateway. */
async function backEnd(respond: Respond, publicCache = createCoalescingCache()) {
  const stub = await httpStub(respond);
  const http = createHttpService('commerce', stub.url, { ...LIMITS, readMs: 500 });
  const commerceGraphql = createCommerceGraphqlExecutor({
    http,
    path: '/api/graphql',
    publicCache,
  });
  cleanups.push(async () => {
    await http.close();
    await stub[Symbol.asyncDispose]();
  });
  return { ask: (source: string) => runOperation(source, { commerceGraphql }), seen: stub.seen };
}

describe('the stitched back end', () => {
  test("responds under the gateway's names over GET, with two root fields in one call", async () => {
    const { ask, seen } = await backEnd(
      answering({
        storeConfig: { store_name: 'Encore', logo_width: 289 },
        urlResolver: { id: 3, type: 'CATEGORY', relative_url: 'handbags' },
      }),
    );
    const { data, errors } = await ask(
      '{ storeConfig { storeName width: logoWidth logoAlt } u: urlResolver(url: "/handbags") { id type relativeUrl } }',
    );
    expect(errors).toEqual([]);
    expect(data).toEqual({
      storeConfig: { storeName: 'Encore', width: 289, logoAlt: null },
      u: { id: 3, type: 'CATEGORY', relativeUrl: 'handbags' },
    });
    expect(seen).toMatchObject([
      { method: 'GET', headers: { 'content-type': 'application/json' } },
    ]);
  });

  test('shows no markup and no internals in messages', async () => {
    const fail = (message: string) => () => {
      throw new GraphQLError(message, { extensions: { category: 'graphql-input' } });
    };
    const storeConfig = fail('See <a href="https://shop.test">the page</a>.');
    const cmsPage = fail('SQLSTATE[42S02]: Base table not found');
    const { ask } = await backEnd(answering({ storeConfig, cmsPage }));
    const { errors } = await ask('{ storeConfig { storeName } cmsPage(id: 1) { title } }');
    expect(errors.map(({ message }) => message)).toEqual(['See the page.', 'Uknown  Errors']);
  });

  test('sanitizes HTML', async () => {
    const content = '<h2 onclick="x()">Hi</h2><style>*{}</style>';
    const { ask } = await backEnd(answering({ cmsPage: { title: 'A & B', content } }));
    const { data } = await ask('{ cmsPage(identifier: "home") { title content } }');
    expect(data.cmsPage).toEqual({ title: 'A & B', content: '<h2>Hi</h2>' });
  });

  test('decodes HTML entities in titles', async () => {
    const cmsPage = { title: 'Lumaflex&trade;', content_heading: 'A &amp; B', meta_title: null };
    const cmsBlocks = { items: [{ title: 'Sizes &ndash; shoes' }] };
    const { ask } = await backEnd(answering({ cmsPage, cmsBlocks }));
    const { data } = await ask(
      '{ cmsPage(identifier: "a") { title contentHeading metaTitle } cmsBlocks(identifiers: "b") { items { title } } }',
    );
    expect(data).toEqual({
      cmsPage: { title: 'Lumaflex™', contentHeading: 'A & B', metaTitle: null },
      cmsBlocks: { items: [{ title: 'Sizes – shoes' }] },
    });
  });

  test.each([
    ['', {}],
    [' with its category', { category: 'graphql-no-such-entity' }],
  ])('returns the known blocks when one is unknown%s', async (_, extensions) => {
    const message = 'The CMS block with the "b" ID doesn\'t exist.';
    const items = [{ identifier: 'a' }, new GraphQLError(message, { extensions })];
    const { ask } = await backEnd(answering({ cmsBlocks: { items } }));
    const { data, errors } = await ask(
      '{ blocks: cmsBlocks(identifiers: ["a", "b"]) { items { identifier } } }',
    );
    expect(data.blocks.items).toEqual([{ identifier: 'a' }, null]);
    expect(errors).toEqual([]);
  });

  test('returns NOT_FOUND for an unknown page whose error has no category', async () => {
    const cmsPage =
      '{"errors":[{"message":"The CMS page with the \\"size-guide\\" ID doesn\'t exist.","locations":[{"line":1,"column":2}],"path":["cmsPage"]}],"data":{"cmsPage":null}}';
    const { ask } = await backEnd((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(cmsPage);
    });
    const { data, errors } = await ask('{ cmsPage(identifier: "size-guide") { title } }');
    expect(data).toEqual({ cmsPage: null });
    expect(errors).toMatchObject([{ path: ['cmsPage'], extensions: { code: 'NOT_FOUND' } }]);
  });

  test('looks up a missing page or block once a minute', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const absent = () =>
      new GraphQLError('No.', { extensions: { category: 'graphql-no-such-entity' } });
    const { ask, seen } = await backEnd(
      answering({ cmsPage: absent, cmsBlocks: { items: [absent()] } }),
      createSwrCache({ max: 10, ttlMs: 10_000 }),
    );
    const query =
      '{ cmsPage(identifier: "x") { title } cmsBlocks(identifiers: ["y"]) { items { title } } }';
    for (const waitMs of [1_000, 50_000, 11_000]) {
      // The cache reads the clock only once per millisecond.
      await sleep(5);
      vi.advanceTimersByTime(waitMs);
      const { data, errors } = await ask(query);
      expect(data).toEqual({ cmsPage: null, cmsBlocks: { items: [null] } });
      expect(errors).toMatchObject([{ path: ['cmsPage'], extensions: { code: 'NOT_FOUND' } }]);
    }
    expect(seen).toHaveLength(2);
    vi.useRealTimers();
  });

  test('returns null for an unknown block that the back end has cached as empty', async () => {
    const unknown = { identifier: null, title: null, content: null };
    const { ask } = await backEnd(
      answering({ cmsBlocks: { items: [{ identifier: 'a', title: null }, unknown] } }),
    );
    const { data, errors } = await ask(
      '{ cmsBlocks(identifiers: ["a", "b"]) { items { identifier name: title content } } }',
    );
    expect(errors).toEqual([]);
    expect(data.cmsBlocks.items).toEqual([{ identifier: 'a', name: null, content: null }, null]);
  });

  test('returns null when a URL resolves to nothing', async () => {
    const { ask } = await backEnd(answering({ urlResolver: null }));
    const { data, errors } = await ask('{ urlResolver(url: "/nowhere") { id } }');
    expect({ data, errors }).toEqual({ data: { urlResolver: null }, errors: [] });
  });

  test("retries without the shop's own fields and remembers that", async () => {
    const stock = SNAPSHOT.replace('header_content: String', '');
    const { ask, seen } = await backEnd(
      answering({ cmsBlocks: { items: [{ title: 'T' }] } }, stock),
    );
    for (let n = 0; n < 2; n += 1) {
      const { data, errors } = await ask(
        '{ cmsBlocks(identifiers: ["a"]) { items { title headerContent } } }',
      );
      expect(errors).toEqual([]);
      expect(data.cmsBlocks.items).toEqual([{ title: 'T', headerContent: null }]);
    }
    const requests = seen.map((request) => getQuery(request).query.includes('header_content'));
    expect(requests).toEqual([true, false, false]);
  });

  test('sends a long query with POST', async () => {
    const { ask, seen } = await backEnd(answering({ cmsBlocks: { items: [] } }));
    const identifiers = Array.from({ length: 400 }, (_, n) => `"block-with-a-long-name-${n}"`);
    await ask(`{ cmsBlocks(identifiers: [${identifiers}]) { items { title } } }`);
    expect(seen.map(({ method }) => method)).toEqual(['POST']);
  });
});

/** As Magento 2.4.6 and 2.4.7 send it. */
const FAILED_FIELD =
  '{"errors":[{"message":"Internal server error","locations":[{"line":1,"column":2}],"path":["storeConfig"]}],"data":{"storeConfig":null}}';

describe('a failing stitched back end', () => {
  test.each([
    ['an HTML page', 500, '<html>', 'BAD_UPSTREAM'],
    ['maintenance', 503, '<html>', 'UPSTREAM_UNAVAILABLE'],
    ['a rate limit', 429, '<html>', 'UPSTREAM_UNAVAILABLE'],
    ['no GraphQL at all', 404, '{"message":"Request does not match any route."}', 'NOT_SUPPORTED'],
    ['the 404 of a proxy', 404, '<html>', 'UPSTREAM_UNAVAILABLE'],
    ['no data', 200, '{"data":null}', 'BAD_UPSTREAM'],
    ['other data', 200, '{"data":{}}', 'BAD_UPSTREAM'],
    ['a text instead of an object', 200, '{"data":{"storeConfig":"x"}}', 'BAD_UPSTREAM'],
    ['an internal error', 200, '{"errors":[{"message":"SQLSTATE at 10.0.0.1"}]}', 'BAD_UPSTREAM'],
    ['a failed field', 200, FAILED_FIELD, 'BAD_UPSTREAM'],
  ])('exposes nothing when it fails with %s', async (_, status, body, code) => {
    const { ask } = await backEnd((_request, response) => {
      response.writeHead(status, { 'content-type': 'text/html' });
      response.end(body);
    });
    const { data, errors } = await ask('{ storeConfig { storeName } }');
    expect(data).toEqual({ storeConfig: null });
    expect(errors).toMatchObject([{ extensions: { code, status: status === 200 ? 500 : status } }]);
    expect(JSON.stringify(errors)).not.toMatch(/SQLSTATE|html|route/);
  });
});
