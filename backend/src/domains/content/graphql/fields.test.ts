import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from '../../../../test/helpers/graphql-shop.ts';

let shop: Awaited<ReturnType<typeof startShop>>;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

describe('urlResolver', () => {
  const resolve = async (url: string) => {
    const fields = 'id entity_uid type relative_url canonical_url redirectCode';
    const { body } = await shop.get(`{ urlResolver(url: ${JSON.stringify(url)}) { ${fields} } }`);
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
  ])('resolves %s', async (url, expected) => {
    expect(await resolve(url)).toMatchObject(expected);
  });

  it.each(['/nothing', '/round', '/100%'])('returns null without an error for %s', async (url) => {
    expect(await shop.get(`{ urlResolver(url: "${url}") { id } }`)).toMatchObject({
      status: 200,
      body: { data: { urlResolver: null } },
    });
  });

  it('rejects an empty URL and a deleted page', async () => {
    expect(await shop.rejection('{ urlResolver(url: " ") { id } }')).toEqual({
      status: 200,
      message: '"url" argument should be specified and not empty',
      path: ['urlResolver'],
      category: 'graphql-input',
      data: { urlResolver: null },
    });
    expect(await shop.rejection('{ urlResolver(url: "lost.html") { id } }')).toMatchObject({
      message: 'No such entity found with matching URL key: lost.html',
      category: 'graphql-no-such-entity',
    });
  });
});

it('resolves a disabled product and an inactive page', async () => {
  const { body } = await shop.get(
    '{ product: urlResolver(url: "gone-2.html") { id type } page: urlResolver(url: "faq") { type } }',
  );
  expect(body).toEqual({
    data: { product: { id: 2, type: 'PRODUCT' }, page: { type: 'CMS_PAGE' } },
  });
});

describe('route', () => {
  it('fails on an inactive page, as Magento does', async () => {
    expect(await shop.rejection('{ route(url: "faq") { type } }')).toMatchObject({
      message: 'Internal server error',
      category: undefined,
      data: { route: null },
    });
  });

  const route = async (url: string) => {
    const fields = `relative_url redirect_code type __typename
      ... on ProductInterface { sku } ... on CategoryInterface { name } ... on CmsPage { title }`;
    const { body } = await shop.get(`{ route(url: ${JSON.stringify(url)}) { ${fields} } }`);
    return body.data?.route;
  };

  it.each([
    ['/flap-1.html', { __typename: 'SimpleProduct', type: 'PRODUCT', sku: 'flap-1' }],
    ['/old-bags?a=1', { __typename: 'CategoryTree', name: 'Handbags', redirect_code: 302 }],
    ['old-bags?a=1', { relative_url: 'handbags?a=1', type: 'CATEGORY' }],
    ['about-us', { __typename: 'CmsPage', type: 'CMS_PAGE', redirect_code: 0 }],
  ])('returns the entity at %s', async (url, expected) => {
    expect(await route(url)).toMatchObject(expected);
  });

  it('returns null for an unknown address and rejects an empty one', async () => {
    expect(await route('nothing')).toBeNull();
    expect(await shop.rejection('{ route(url: "") { type } }')).toMatchObject({
      message: '"url" argument should be specified and not empty',
      category: 'graphql-input',
    });
  });
});

describe('errors in a query', () => {
  it.each([
    [
      '{ urlResolver { id } }',
      'Field "urlResolver" argument "url" of type "String!" is required but not provided.',
    ],
    [
      '{ storeConfig(x: 1) { id } }',
      'Unknown argument "x" on field "storeConfig" of type "Query".',
    ],
    ['{ storeConfig }', 'Field "storeConfig" of type "StoreConfig" must have a sub selection.'],
    ['{ urlResolver(url: 5) { id } }', 'String cannot represent a non string value: 5'],
    ['{ storeConfig { id { a } } }', 'Field "id" of type "Int" must not have a sub selection.'],
  ])('reports %s in the words of Magento', async (query, message) => {
    expect(await shop.rejection(query)).toMatchObject({ status: 200, message });
  });
});

describe('cmsPage', () => {
  const FIELDS =
    'identifier url_key title content content_heading page_layout meta_title meta_description meta_keywords relative_url type';

  it('finds a page by its number and by its identifier in any case', async () => {
    const byId = await shop.get(`{ cmsPage(id: 6) { ${FIELDS} } }`);
    expect(byId.body.data?.cmsPage).toMatchObject({
      identifier: 'returns',
      url_key: 'returns',
      title: 'Returns',
      content: expect.stringContaining('<h2>The rules</h2>'),
      page_layout: '1column',
      meta_title: 'Returns | Encore',
      relative_url: null,
      type: null,
    });
    const byName = await shop.get(`{ cmsPage(identifier: "returns") { ${FIELDS} } }`);
    expect(byName.body).toEqual(byId.body);
    const inCapitals = await shop.get(`{ cmsPage(identifier: "RETURNS") { ${FIELDS} } }`);
    expect(inCapitals.body).toEqual(byId.body);
  });

  it('returns no page when its redirect code is requested', async () => {
    expect(
      await shop.rejection('{ cmsPage(identifier: "returns") { title redirect_code } }'),
    ).toMatchObject({
      message: 'Internal server error',
      path: ['cmsPage', 'redirect_code'],
      data: { cmsPage: null },
    });
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
    [
      'cmsPage(identifier: "faq")',
      'graphql-no-such-entity',
      'The CMS page with the "faq" ID doesn\'t exist.',
    ],
  ])('rejects %s', async (field, category, message) => {
    const data = { cmsPage: null };
    expect(await shop.rejection(`{ ${field} { title } }`)).toMatchObject({
      status: 200,
      message,
      category,
      data,
    });
  });
});

describe('cmsBlocks', () => {
  it('returns blocks in the requested order, an unknown one as null with an error', async () => {
    const { status, body } = await shop.get(
      '{ cmsBlocks(identifiers: ["review-badge", "none", "product_details_condition_watches"]) { items { identifier title content header_content } } }',
    );
    expect(status).toBe(200);
    expect(body.data?.cmsBlocks).toMatchObject({
      items: [
        { identifier: 'review-badge', header_content: null },
        null,
        { title: 'Condition guide: watches', header_content: expect.stringContaining('<p>') },
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

  it('requires identifiers of blocks', async () => {
    expect(
      await shop.rejection('{ cmsBlocks(identifiers: []) { items { title } } }'),
    ).toMatchObject({
      message: '"identifiers" of CMS blocks should be specified',
      category: 'graphql-input',
    });
  });
});

describe('the store and who is signed in', () => {
  it('returns the configuration of the store', async () => {
    const { body } = await shop.get(
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
  ])('rejects the field %s for a guest', async (field, message) => {
    expect(await shop.rejection(`{ ${field} }`)).toMatchObject({
      status: 200,
      message,
      category: 'graphql-authorization',
    });
  });

  it('accepts no other store than its own', async () => {
    expect((await shop.get('{ storeConfig { id } }', { store: 'default' })).status).toBe(200);
    expect(await shop.get('{ storeConfig { id } }', { store: 'fr' })).toMatchObject({
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

it('lists the only store as storeConfig shows it', async () => {
  const fields = 'code website_code website_name store_group_code timezone title_separator';
  const { body } = await shop.get(
    `{ availableStores { ${fields} use_store_in_url } storeConfig { ${fields} use_store_in_url } }`,
  );
  const store = {
    code: 'default',
    website_code: 'base',
    website_name: 'Main Website',
    store_group_code: 'main_website_store',
    timezone: 'UTC',
    title_separator: '-',
    use_store_in_url: false,
  };
  expect(body).toEqual({ data: { availableStores: [store], storeConfig: store } });
});

it('returns description, title and stock of a product, and the currencies of other shops', async () => {
  const { body } = await shop.get(
    `{ products(filter: { sku: { eq: "flap-1" } }) { items {
         description { html } meta_title only_x_left_in_stock stock_status } }
       __type(name: "CurrencyEnum") { enumValues { name } } }`,
  );
  expect(body.data).toEqual({
    products: {
      items: [
        {
          description: { html: '' },
          meta_title: null,
          only_x_left_in_stock: null,
          stock_status: 'IN_STOCK',
        },
      ],
    },
    __type: { enumValues: [{ name: 'EUR' }, { name: 'GBP' }, { name: 'USD' }] },
  });
});
