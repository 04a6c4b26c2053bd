import { describe, expect, test } from 'vitest';
import { aProductRecord, aSearchResponse } from '../../../test/helpers/builders.ts';
import { findBySkus } from '../../../test/helpers/fake-sources.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import { UpstreamError } from '../../sources/upstream-error.ts';

const CHANEL = aProductRecord();
const PRODUCT = `query ($sku: ID!) { product(sku: $sku) {
  sku id designer designerPath designerPagePath path urlKey availability isSalable isExoticMaterial topCategories createdAt
  price { current { amount currency } former { amount } msrp { amount } discountPercent isLowest }
  image { url(size: THUMBNAIL) alt position } images { url }
  details { code label value }
} }`;

async function read(overrides: Parameters<typeof aProductRecord>[0]) {
  const record = aProductRecord(overrides);
  const variables = { sku: record.sku };
  const search = { query: findBySkus([record]) };
  return (await runOperation(PRODUCT, { search, variables })).data.product;
}

describe('a product', () => {
  test('lists the attributes that only this shop has after the others', async () => {
    const pattern = { code: 'pattern', label: 'Pattern', value: 'Plain' };
    const { details } = await read({ more_details: [pattern] });
    expect(details.length).toBeGreaterThan(1);
    expect(details.at(-1)).toEqual(pattern);
  });

  test('has a description without scripts', async () => {
    const record = aProductRecord({
      description: '<p onclick="x()">Rare.</p><script>x()</script>',
    });
    const { data } = await runOperation(
      'query ($sku: ID!) { product(sku: $sku) { description } }',
      {
        search: { query: findBySkus([record]) },
        variables: { sku: record.sku },
      },
    );
    expect(data.product.description).toBe('<p>Rare.</p>');
  });

  test('is mapped from its search record', async () => {
    expect(await read({})).toEqual({
      sku: 'CHA-100234',
      id: '100234',
      designer: 'Chanel',
      designerPath: '/chanel',
      designerPagePath: null,
      path: '/chanel-classic-100234.html',
      urlKey: 'chanel-classic-100234',
      availability: 'AVAILABLE',
      isSalable: true,
      isExoticMaterial: false,
      topCategories: ['Handbags'],
      createdAt: '2026-11-20T18:40:00.000Z',
      price: {
        current: { amount: '6450.00', currency: 'USD' },
        former: null,
        msrp: { amount: '10200.00' },
        discountPercent: 36,
        isLowest: false,
      },
      image: {
        url: 'http://media.test/cache/60x80/f/l/flap-f.webp',
        alt: 'Chanel Classic Double Flap Medium Black Lambskin, front',
        position: 1,
      },
      images: [
        { url: 'http://media.test/cache/312x416/f/l/flap-f.webp' },
        { url: 'http://media.test/cache/312x416/f/l/flap-q.webp' },
      ],
      details: [
        { code: 'production_year', label: 'Production year', value: '2019' },
        { code: 'material_label', label: 'Material', value: 'Quilted Lambskin' },
        { code: 'material_type', label: 'Material type', value: 'Leather' },
        { code: 'color', label: 'Color', value: 'Black' },
      ],
    });
  });

  test.each([
    ['virtual', { type_id: 'virtual', quote_id: 'Q-7781' }, 'Q-7781'],
    ['virtual without a quote', { type_id: 'virtual' }, null],
    ['simple', { type_id: 'simple', quote_id: 'Q-7781' }, null],
  ])('returns the quote of an item that is %s', async (_, record, quoteId) => {
    const { data } = await runOperation('{ product(sku: "CHA-100234") { quoteId } }', {
      search: { query: () => aSearchResponse({ hits: [{ ...CHANEL, ...record }] }) },
    });
    expect(data.product).toEqual({ quoteId });
  });

  test('has no price once it is sold', async () => {
    expect(await read({ salable_qty: 0, stock_qty: 0 })).toMatchObject({
      availability: 'RECENTLY_SOLD',
      isSalable: false,
      price: null,
    });
  });

  test.each([
    ['a number', 99.5],
    ['by currency', { USD: { default: 99.5 } }],
    ['as Magento GraphQL has it', { regularPrice: { amount: { value: 99.5 } } }],
  ])('accepts a price given as %s', async (_, price) => {
    expect((await read({ price, msrp: 99.5 })).price).toEqual({
      current: { amount: '99.50', currency: 'USD' },
      former: null,
      msrp: { amount: '99.50' },
      discountPercent: null,
      isLowest: false,
    });
  });

  test.each([
    ['a number', 400],
    ['by currency', { USD: { default: 400 } }],
    ['already reduced', { USD: { default: 300, default_original_formated: '$400.00' } }],
    ['as Magento GraphQL has it', { regularPrice: { amount: { value: 400 } } }],
  ])('returns special and former price, given as %s', async (_, price) => {
    expect((await read({ price, special_price: 300, msrp: 500 })).price).toEqual({
      current: { amount: '300.00', currency: 'USD' },
      former: { amount: '400.00' },
      msrp: { amount: '500.00' },
      discountPercent: 40,
      isLowest: false,
    });
  });

  test.each([null, '', 0, 400, 450])('ignores a special price of %s', async (special) => {
    expect((await read({ price: 400, special_price: special, msrp: null })).price).toMatchObject({
      current: { amount: '400.00' },
      former: null,
    });
  });

  test.each([
    [0, 500, 100],
    [0.01, 500, 99],
    [495, 500, 1],
    [495.01, 500, null],
    [600, 500, null],
  ])('calculates that %s of %s is %s percent off', async (price, msrp, percent) => {
    expect((await read({ price, msrp })).price.discountPercent).toBe(percent);
  });

  test('is exotic by its material', async () => {
    expect((await read({ material_type: 'Snakeskin' })).isExoticMaterial).toBe(true);
  });

  test.each([
    ['Tiffany & Co.', '/tiffany--co-'],
    ['Louis Vuitton', '/louis-vuitton'],
    ['St. John', '/st--john'],
  ])('links the product of %s to %s', async (manufacturer, path) => {
    expect((await read({ manufacturer })).designerPath).toBe(path);
  });

  test("has the path of its designer's page", async () => {
    const { designerPagePath } = await read({ designer_path: '/designers/chanel.html' });
    expect(designerPagePath).toBe('/designers/chanel.html');
  });

  test.each([
    ['a graded piece', {}, true],
    ['new goods', { condition: undefined, condition_label: undefined }, false],
    ['a product with several pieces', { has_several: 1 }, false],
    ['a product with variants', { variant_options: ['Size'] }, false],
  ])('tells whether %s is one of a kind', async (_, record, expected) => {
    const { data } = await runOperation('{ product(sku: "CHA-100234") { isOneOfAKind } }', {
      search: { query: findBySkus([{ ...CHANEL, ...record }]) },
    });
    expect(data.product.isOneOfAKind).toBe(expected);
  });

  test('returns null for missing pictures, designer and grade', async () => {
    const { media_gallery_entries: _, ...bare } = CHANEL;
    const record = { ...bare, manufacturer: null, condition: null, condition_label: null };
    const { data } = await runOperation(
      '{ product(sku: "CHA-100234") { image { alt } designer designerPath condition { label } } }',
      { search: { query: () => aSearchResponse({ hits: [record] }) } },
    );
    expect(data.product).toEqual({
      image: null,
      designer: null,
      designerPath: null,
      condition: null,
    });
  });
});

test('drops an invalid record without failing the list', async () => {
  const odd = {
    ...CHANEL,
    categoryIds: '3',
    categories: 'x',
    media_gallery_entries: 'y',
    gallery: {},
    created_at: 1e18,
    price: '12.50',
    manufacturer: ['x'],
    subcategory: 5,
  };
  const { data, errors } = await runOperation(
    '{ productSearch { products { name createdAt categoryIds topCategories subcategories image { alt } images { alt } price { current { amount } } } } }',
    {
      search: {
        query: () =>
          aSearchResponse({ hits: [{ ...CHANEL, name: null }, { objectID: '2' }, odd, CHANEL] }),
      },
    },
  );
  expect(errors).toEqual([]);
  expect(data.productSearch.products).toHaveLength(2);
  expect(data.productSearch.products[0]).toEqual({
    name: CHANEL.name,
    createdAt: '1970-01-01T00:00:00.000Z',
    categoryIds: [],
    topCategories: [],
    subcategories: [],
    image: null,
    images: [],
    price: { current: { amount: '12.50' } },
  });
});

test('finds a variant by its own SKU, with its own price and the page of its product', async () => {
  const tee = aProductRecord({
    sku: 'TEE',
    type_id: 'configurable',
    variant_options: ['Size'],
    variant_skus: ['TEE-S', 'TEE-M'],
    variants: [
      { sku: 'TEE-S', values: ['S'], price: 32, in_stock: 1 },
      { sku: 'TEE-M', values: ['M'], price: 32, in_stock: 0 },
    ],
  });
  const fields =
    '{ sku path isSalable price { current { amount } } variantOptions variants { sku values isSalable price { amount } } }';
  const { data } = await runOperation(
    `{ all: product(sku: "TEE") ${fields} sold: product(sku: "TEE-M") ${fields} other: product(sku: "TEE-L") ${fields} }`,
    { search: { query: () => aSearchResponse({ hits: [tee] }) } },
  );
  const path = '/chanel-classic-100234.html';
  expect(data).toEqual({
    all: {
      sku: 'TEE',
      path,
      isSalable: true,
      price: { current: { amount: '6450.00' } },
      variantOptions: ['Size'],
      variants: [
        { sku: 'TEE-S', values: ['S'], isSalable: true, price: { amount: '32.00' } },
        { sku: 'TEE-M', values: ['M'], isSalable: false, price: null },
      ],
    },
    sold: { sku: 'TEE-M', path, isSalable: false, price: null, variantOptions: [], variants: [] },
    other: null,
  });
});

describe('a product with variants', () => {
  const variants = [
    { sku: 'TEE-S', values: ['S'], price: 32, in_stock: 1 },
    { sku: 'TEE-M', values: ['M'], price: 36, in_stock: 1 },
  ];

  test('has a lowest price in a list, by its attribute', async () => {
    const hits = [{ price_varies: 1 }, { price_varies: 0 }, {}].map((part) => aProductRecord(part));
    const { data, searchCalls } = await runOperation(
      '{ productSearch { products { price { isLowest } } } }',
      { search: { query: () => aSearchResponse({ hits }) } },
    );
    expect(data.productSearch.products.map((each: { price: unknown }) => each.price)).toEqual([
      { isLowest: true },
      { isLowest: false },
      { isLowest: false },
    ]);
    expect(searchCalls[0]).toHaveProperty(
      'queries.0.attributes',
      expect.arrayContaining(['price_varies']),
    );
  });

  test('has a lowest price by its variants for sale if its record lacks the attribute', async () => {
    expect((await read({ variants })).price.isLowest).toBe(true);
    const sold = variants.map((variant, index) => ({ ...variant, in_stock: index }));
    expect((await read({ variants: sold })).price.isLowest).toBe(false);
  });
});

describe('the calls of products', () => {
  test('loads three products and a repeated one with one query', async () => {
    const records = ['A', 'B', 'C'].map((sku) => aProductRecord({ sku, objectID: sku }));
    const { data, searchCalls } = await runOperation(
      '{ a: product(sku: "A") { sku } b: product(sku: "B") { sku } again: product(sku: "A") { name } c: product(sku: "C") { sku } none: product(sku: "c") { sku } }',
      { search: { query: findBySkus(records) } },
    );
    expect(data).toMatchObject({ a: { sku: 'A' }, c: { sku: 'C' }, none: null });
    expect(searchCalls).toEqual([
      {
        queries: [
          {
            index: 'products',
            hitsPerPage: 8,
            facetFilters: [
              ['A', 'B', 'C', 'c'].flatMap((sku) => [`sku:${sku}`, `variant_skus:${sku}`]),
            ],
          },
        ],
      },
    ]);
  });

  test('loads products by id with one objects call', async () => {
    const { data, searchCalls } = await runOperation(
      '{ a: productById(id: "1") { sku } b: productById(id: "2") { sku } }',
      {
        search: {
          object: ({ objectID }) => (objectID === '1' ? aProductRecord({ sku: 'ONE' }) : null),
        },
      },
    );
    expect(data).toEqual({ a: { sku: 'ONE' }, b: null });
    expect(searchCalls).toEqual([
      {
        objects: [
          { index: 'products', objectID: '1' },
          { index: 'products', objectID: '2' },
        ],
      },
    ]);
  });

  test('loads the related items of eight products with one more call', async () => {
    const hits = Array.from({ length: 8 }, (_, n) =>
      aProductRecord({ sku: `S${n}`, objectID: `${n}` }),
    );
    const { data, searchCalls } = await runOperation(
      '{ productSearch(pageSize: 8) { products { sku related(count: 2) { sku } } } }',
      { search: { query: () => aSearchResponse({ hits }) } },
    );
    expect(data.productSearch.products[7].related).toHaveLength(2);
    expect(searchCalls).toHaveLength(2);
    expect(searchCalls[1]).toMatchObject({ queries: { length: 8 } });
    expect(searchCalls[1]).toHaveProperty('queries.0', {
      index: 'products',
      hitsPerPage: 8,
      facetFilters: ['categories.level0:Handbags', 'manufacturer:Chanel', 'objectID:-0'],
      numericFilters: ['stock_qty=1'],
      attributes: ['id', 'name', 'sku'],
    });
  });

  test('relates items of the same designer and the same top categories', async () => {
    const categories = { level0: ['Handbags', 'Designers', 'Men'] };
    const { searchCalls } = await runOperation(
      '{ product(sku: "CHA-100234") { related { sku } } }',
      {
        search: { query: () => aSearchResponse({ hits: [{ ...CHANEL, categories }] }) },
      },
    );
    expect(searchCalls[1]).toHaveProperty('queries.0.facetFilters', [
      'categories.level0:Handbags',
      'categories.level0:Men',
      'manufacturer:Chanel',
      'objectID:-100234',
    ]);
  });

  test('relates items without a designer that share a category of the second level', async () => {
    const categories = {
      level0: ['Women'],
      level1: ['Women /// Tops', 'Women /// Promotions', 'Erin Recommends'],
    };
    const record = { ...CHANEL, categories, manufacturer: null };
    const { searchCalls } = await runOperation(
      '{ product(sku: "CHA-100234") { related { sku } } }',
      { search: { query: () => aSearchResponse({ hits: [record] }) } },
    );
    expect(searchCalls[1]).toHaveProperty('queries.0.facetFilters', [
      'categories.level0:Women',
      ['categories.level1:Women /// Tops', 'categories.level1:Women /// Promotions'],
      'objectID:-100234',
    ]);
  });

  test('requests only the attributes of the selected fields', async () => {
    const { searchCalls } = await runOperation(
      `{ a: productSearch { products { ...Card } } b: productSearch(page: 2) { products { details { code } } } }
       fragment Card on Product { name price { current { amount } } ... on Product { path } }`,
    );
    expect(searchCalls[0]).toHaveProperty('queries.0.attributes', [
      'id',
      'msrp',
      'name',
      'price',
      'price_varies',
      'salable_qty',
      'sku',
      'special_price',
      'stock_qty',
      'url_key',
      'url_path',
    ]);
    expect(searchCalls[0]).not.toHaveProperty('queries.1.attributes');
  });

  test('sends one call for two lists and two products of a request', async () => {
    const { data, searchCalls } = await runOperation(
      `{ hero: productSearch(term: "a", pageSize: 1) { totalCount products { sku } }
         arrivals: productSearch(sort: CREATED_DESC, pageSize: 2) { totalCount }
         same: productSearch(term: "a", pageSize: 1) { totalCount }
         one: product(sku: "A") { sku } other: product(sku: "B") { sku } }`,
      { search: { query: ({ hitsPerPage }) => aSearchResponse({ nbHits: hitsPerPage }) } },
    );
    expect(data).toMatchObject({ hero: { totalCount: 1 }, arrivals: { totalCount: 2 }, one: null });
    expect(searchCalls).toHaveLength(1);
    expect(searchCalls[0]).toMatchObject({ queries: { length: 3 } });
  });

  test('fails each field with its own error when the search service is down', async () => {
    const { data, errors } = await runOperation(
      '{ product(sku: "A") { sku } category(id: "1") { id } pageSearch(term: "a") { totalCount } }',
      {
        search: {
          query: () => {
            throw new UpstreamError('UPSTREAM_UNAVAILABLE', 'search', { message: 'down' });
          },
        },
      },
    );
    expect(data).toEqual({ product: null, category: null, pageSearch: null });
    expect(errors.map(({ extensions }) => extensions?.code)).toContain('UPSTREAM_UNAVAILABLE');
  });
});
