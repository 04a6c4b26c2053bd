import type { DatabaseSync } from 'node:sqlite';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillCommerce } from '../../../catalogue/store/commerce.ts';
import { openDatabase } from '../../../db/open.ts';
import type { CatalogCategory, CatalogProduct } from '../../catalog/types.ts';
import { seedContent } from '../seed.ts';
import { registerContentGraphql } from './register.ts';

const root = { image: null, description: null, includeInMenu: true, position: 1 };
const CATEGORIES: CatalogCategory[] = [
  {
    ...root,
    id: 3,
    parentId: 2,
    level: 2,
    name: 'Handbags',
    urlKey: 'handbags',
    urlPath: 'handbags',
  },
  {
    ...root,
    id: 9,
    parentId: 2,
    level: 2,
    name: 'Designers',
    urlKey: 'designers',
    urlPath: 'designers',
  },
  {
    ...root,
    id: 100,
    parentId: 9,
    level: 3,
    name: 'Hermès',
    urlKey: 'hermès',
    urlPath: 'designers/hermès',
  },
];

const product = (id: number, urlKey: string, enabled: boolean): CatalogProduct => ({
  ...{ id, sku: urlKey, name: urlKey, typeId: 'simple', price: 10, specialPrice: null, msrp: null },
  ...{ qty: 1, enabled, visible: true, parentId: null, urlKey, image: '/a/b/ab.webp', gallery: [] },
  ...{ taxClass: 'Goods', weight: 1, createdAt: 1, updatedAt: 1, attributes: {}, categoryIds: [3] },
});

let db: DatabaseSync;
let app: FastifyInstance;
let base: string;
const faults: unknown[] = [];

beforeAll(async () => {
  db = openDatabase(':memory:');
  const products = [product(1, 'flap-1', true), product(2, 'gone-2', false)];
  fillCommerce(db, { categories: CATEGORIES, products });
  seedContent(db);
  db.exec("UPDATE cms_page SET is_active = 0 WHERE identifier = 'faq'");
  const rewrite = db.prepare('INSERT INTO url_rewrite VALUES (?, ?, ?, ?, ?)');
  rewrite.run('old-bags', 'older-bags', 302, 'CATEGORY', 3);
  rewrite.run('older-bags', 'handbags', 301, 'CATEGORY', 3);
  rewrite.run('round', 'round-again', 301, 'CATEGORY', 3);
  rewrite.run('round-again', 'round', 301, 'CATEGORY', 3);
  app = Fastify();
  registerContentGraphql(app, {
    db,
    env: { commerceUrl: 'http://shop.test' },
    paths: ['/api/graphql', '/graphql'],
    onFault: (error) => faults.push(error),
  });
  base = await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  db.close();
});

type Headers = Record<string, string>;
type Answer = {
  data?: Record<string, unknown>;
  errors?: { message: string; path?: unknown[]; extensions?: { category: string } }[];
};

async function read(response: Response) {
  return { response, status: response.status, body: (await response.json()) as Answer };
}

const get = async (query: string, { variables, ...headers }: Headers = {}) => {
  const search = new URLSearchParams({ query, ...(variables ? { variables } : {}) });
  return read(await fetch(`${base}/api/graphql?${search}`, { headers }));
};

const post = async (body: unknown, headers: Headers = { 'content-type': 'application/json' }) =>
  fetch(`${base}/graphql`, { method: 'POST', headers, body: JSON.stringify(body) });

const refusal = async (query: string) => {
  const { status, body } = await get(query);
  const { message, path, extensions } = body.errors?.[0] ?? { message: '' };
  return { status, message, path, category: extensions?.category, data: body.data };
};

describe('urlResolver', () => {
  const resolve = async (url: string) => {
    const fields = 'id entity_uid type relative_url canonical_url redirectCode';
    const { body } = await get(`{ urlResolver(url: ${JSON.stringify(url)}) { ${fields} } }`);
    return body.data?.urlResolver;
  };

  it.each([
    ['/flap-1.html', { id: 1, type: 'PRODUCT', relative_url: 'flap-1.html', redirectCode: 0 }],
    ['handbags', { id: 3, entity_uid: 'Mw==', type: 'CATEGORY', canonical_url: 'handbags' }],
    ['/about-us', { id: 1, type: 'CMS_PAGE', relative_url: 'about-us' }],
    ['/', { id: 2, type: 'CMS_PAGE', relative_url: 'home', redirectCode: 0 }],
    ['https://shop.test/handbags#top', { relative_url: 'handbags' }],
    ['/handbags?page=2', { relative_url: 'handbags?page=2', canonical_url: 'handbags' }],
    ['/hermes', { id: 100, relative_url: 'designers/hermès', redirectCode: 301 }],
    ['/designers/herm%C3%A8s', { id: 100, redirectCode: 0 }],
    ['/Handbags/', { relative_url: 'handbags', redirectCode: 301 }],
    ['/old-bags', { relative_url: 'handbags', redirectCode: 302 }],
  ])('%s', async (url, expected) => {
    expect(await resolve(url)).toMatchObject(expected);
  });

  it.each(['/nothing', '/round', '/100%'])('%s leads nowhere, which is no error', async (url) => {
    expect(await get(`{ urlResolver(url: "${url}") { id } }`)).toMatchObject({
      status: 200,
      body: { data: { urlResolver: null } },
    });
  });

  it('refuses an empty url and a page that is gone', async () => {
    expect(await refusal('{ urlResolver(url: " ") { id } }')).toEqual({
      status: 200,
      message: '"url" argument should be specified and not empty',
      path: ['urlResolver'],
      category: 'graphql-input',
      data: { urlResolver: null },
    });
    expect(await refusal('{ urlResolver(url: "gone-2.html") { id } }')).toMatchObject({
      message: 'No such entity found with matching URL key: gone-2.html',
      category: 'graphql-no-such-entity',
    });
  });
});

describe('cmsPage', () => {
  const FIELDS =
    'identifier url_key title content content_heading page_layout meta_title meta_description meta_keywords relative_url redirect_code type';

  it('is found by number and by identifier', async () => {
    const byId = await get(`{ cmsPage(id: 6) { ${FIELDS} } }`);
    expect(byId.body.data?.cmsPage).toMatchObject({
      identifier: 'returns',
      url_key: 'returns',
      title: 'Returns',
      content: expect.stringContaining('<h2>The rules</h2>'),
      page_layout: '1column',
      meta_title: 'Returns | Encore',
      type: 'CMS_PAGE',
    });
    const byName = await get(`{ cmsPage(identifier: "returns") { ${FIELDS} } }`);
    expect(byName.body).toEqual(byId.body);
  });

  it.each([
    ['cmsPage', 'graphql-input', '"Page id/identifier should be specified'],
    [
      'cmsPage(id: 999)',
      'graphql-no-such-entity',
      'The CMS page with the "999" ID doesn\'t exist.',
    ],
    [
      'cmsPage(identifier: "x")',
      'graphql-no-such-entity',
      'The CMS page with the "x" ID doesn\'t exist.',
    ],
    ['cmsPage(identifier: "faq")', 'graphql-no-such-entity', 'No such entity.'],
  ])('%s is refused', async (field, category, message) => {
    const data = { cmsPage: null };
    expect(await refusal(`{ ${field} { title } }`)).toMatchObject({
      status: 200,
      message,
      category,
      data,
    });
  });
});

describe('cmsBlocks', () => {
  it('come in the order asked for, an unknown one as null with an error', async () => {
    const { status, body } = await get(
      '{ cmsBlocks(identifiers: ["review-badge", "none", "product_details_condition_watches"]) { items { identifier title content header_content } } }',
    );
    expect(status).toBe(200);
    expect(body.data?.cmsBlocks).toMatchObject({
      items: [
        { identifier: 'review-badge', header_content: null },
        null,
        { title: 'Condition of watches', header_content: expect.stringContaining('<p>') },
      ],
    });
    expect(body.errors).toEqual([
      expect.objectContaining({
        message: 'The CMS block with the "none" ID doesn\'t exist.',
        path: ['cmsBlocks', 'items', 1],
        extensions: { category: 'graphql-no-such-entity' },
      }),
    ]);
  });

  it('have to be named', async () => {
    expect(await refusal('{ cmsBlocks(identifiers: []) { items { title } } }')).toMatchObject({
      message: '"identifiers" of CMS blocks should be specified',
      category: 'graphql-input',
    });
  });
});

describe('the store and who is signed in', () => {
  it('gives the configuration', async () => {
    const { body } = await get(
      '{ storeConfig { store_code store_name locale base_currency_code base_media_url header_logo_src logo_alt logo_width logo_height } }',
    );
    expect(body.data?.storeConfig).toEqual({
      store_code: 'default',
      store_name: 'Encore',
      locale: 'en_US',
      base_currency_code: 'USD',
      base_media_url: 'http://shop.test/media/',
      header_logo_src: null,
      logo_alt: 'Encore',
      logo_width: 289,
      logo_height: 69,
    });
  });

  it.each([
    [
      'wishlist { items_count items { product { name } } }',
      'The current user cannot perform operations on wishlist',
    ],
    ['customer { email }', "The current customer isn't authorized."],
  ])('refuses a guest %s', async (field, message) => {
    expect(await refusal(`{ ${field} }`)).toMatchObject({
      status: 200,
      message,
      category: 'graphql-authorization',
    });
  });

  it('knows one store', async () => {
    expect((await get('{ storeConfig { id } }', { store: 'default' })).status).toBe(200);
    expect(await get('{ storeConfig { id } }', { store: 'fr' })).toMatchObject({
      status: 500,
      body: {
        errors: [
          {
            message: 'Requested store is not found (fr)',
            extensions: { category: 'graphql-input' },
          },
        ],
      },
    });
  });
});

describe('over HTTP', () => {
  it('takes POST with variables, and does not read operationName', async () => {
    const query = 'query A($url: String!) { urlResolver(url: $url) { id } }';
    const body = { query, variables: { url: 'handbags' }, operationName: 'B' };
    expect((await read(await post(body))).body).toEqual({ data: { urlResolver: { id: 3 } } });
    const two = { query: 'query A { __typename } query B { __typename }', operationName: 'B' };
    expect((await read(await post(two))).body.errors?.[0]?.message).toMatch(/operation name/);
  });

  it('takes variables by GET', async () => {
    const query = 'query ($id: Int) { cmsPage(id: $id) { title } }';
    expect((await get(query, { variables: '{"id":8}' })).body.data).toEqual({
      cmsPage: { title: 'Contact us' },
    });
  });

  it('refuses another content type', async () => {
    const answer = await read(
      await post({ query: '{ __typename }' }, { 'content-type': 'text/plain' }),
    );
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      errors: [
        {
          message: 'Request content type must be application/json',
          extensions: { category: 'graphql-input' },
        },
      ],
    });
  });

  it('refuses a mutation by GET', async () => {
    expect(await refusal('mutation { anything }')).toMatchObject({
      status: 500,
      message: 'Mutation requests allowed only for POST requests',
      category: 'graphql-input',
    });
  });

  it('answers a syntax error with 500 and an unknown field with 200, both without data', async () => {
    const { status, body } = await get('{ storeConfig {');
    expect([status, Object.keys(body)]).toEqual([500, ['errors']]);
    const unknown = await get('{ storeConfig { nonsense } other }');
    expect(unknown.status).toBe(200);
    expect(unknown.body.errors).toHaveLength(1);
    expect(unknown.body.errors?.[0]?.message).toBe(
      'Cannot query field "nonsense" on type "StoreConfig".',
    );
    expect(unknown.body.errors?.[0]?.extensions).toBeUndefined();
    expect(unknown.body).not.toHaveProperty('data');
  });

  it.each([['{"query":'], ['[{"query":"{__typename}"}]'], ['{}'], ['']])(
    'shows its broken page for the body %j',
    async (body) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${base}/graphql`, { method: 'POST', headers, body });
      expect(response.status).toBe(500);
      expect(response.headers.get('content-type')).toMatch('text/html');
    },
  );

  it('limits depth and complexity, through fragments too', async () => {
    const many = (count: number) =>
      `{ ${Array.from({ length: count }, (_, n) => `a${n}: __typename b${n}: storeConfig { id }`).join(' ')} }`;
    expect((await get(many(150))).body.errors).toBeUndefined();
    expect(await refusal(many(151))).toMatchObject({
      status: 200,
      message: 'Max query complexity should be 300 but got 302.',
    });
    const spread = `{ ...F ...F } fragment F on Query ${many(76)}`;
    expect((await refusal(spread)).message).toBe('Max query complexity should be 300 but got 304.');
  });

  it('tells no one what went wrong inside', async () => {
    db.exec('ALTER TABLE cms_block RENAME TO cms_block_away');
    const { message } = await refusal('{ cmsBlocks(identifiers: ["terms"]) { items { title } } }');
    db.exec('ALTER TABLE cms_block_away RENAME TO cms_block');
    expect(message).toBe('Internal server error');
    expect(faults).toHaveLength(1);
  });
});

describe('caching', () => {
  const cacheOf = async (query: string, headers: Headers = {}) => {
    const { response } = await get(query, headers);
    return {
      id: response.headers.get('x-magento-cache-id') ?? '',
      control: response.headers.get('cache-control'),
      tags: response.headers.get('x-magento-tags'),
    };
  };
  const PAGE = '{ cmsPage(identifier: "terms") { title } }';

  it('lets pages, blocks and addresses be kept, with their tags', async () => {
    const { id, control, tags } = await cacheOf(PAGE);
    expect(id).toMatch(/^[0-9a-f]{64}$/);
    expect(control).toContain('public');
    expect(tags).toBe('cms_p,cms_p_10,FPC');
    expect((await cacheOf('{ urlResolver(url: "flap-1.html") { id } }')).tags).toBe(
      'cat_p,cat_p_1,FPC',
    );
    expect((await cacheOf(PAGE, { 'x-magento-cache-id': id })).control).toContain('public');
  });

  it('lets nothing else be kept', async () => {
    const other = { 'x-magento-cache-id': 'f'.repeat(64) };
    expect((await cacheOf(PAGE, other)).control).toContain('no-store');
    for (const query of ['{ storeConfig { id } }', '{ customer { id } }', '{ cmsPage { title } }'])
      expect((await cacheOf(query)).control, query).toContain('no-store');
    const posted = await post({ query: PAGE });
    expect(posted.headers.get('cache-control')).toContain('no-store');
  });
});
