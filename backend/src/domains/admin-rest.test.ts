import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ann, aProduct, openTestShop, type TestShop } from '../../test/helpers/shop.ts';
import { DEFAULT_CATEGORY } from '../catalogue/catalogue.ts';
import type { CatalogCategory } from './catalog/types.ts';

function aCategory(id: number, part: Partial<CatalogCategory>): CatalogCategory {
  return { ...DEFAULT_CATEGORY, id, ...part };
}

const categories = [
  aCategory(2, {}),
  aCategory(3, {
    parentId: 2,
    level: 2,
    name: 'Handbags',
    urlKey: 'handbags',
    urlPath: 'handbags',
  }),
  aCategory(4, {
    parentId: 3,
    level: 3,
    name: 'Totes',
    urlKey: 'totes',
    urlPath: 'handbags/totes',
  }),
];
const products = [
  aProduct({ id: 1, sku: 'BAG', categoryIds: [4], attributes: { color: 'Red' }, price: 250 }),
  aProduct({ id: 2, sku: 'SCARF', price: 120, specialPrice: 99, image: '', qty: 0 }),
  aProduct({ id: 3, sku: 'HIDDEN', visible: false, updatedAt: 1_795_000_100 }),
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(products, categories);
  shop.db.exec(`INSERT INTO cms_page VALUES
    (1, 'home', 'Home', '', '<p>{{media url="a.png"}}</p>', '1column', '', '', '', 1)`);
  shop.db.exec("INSERT INTO cms_block VALUES (1, 'off', 'Off', '<p>off</p>', NULL, 0)");
});
afterAll(() => shop.close());

/** What the tests read of a response. */
interface Body {
  readonly items: readonly {
    readonly sku: string;
    readonly attribute_code: string;
    readonly extension_attributes: object;
    readonly custom_attributes: readonly object[];
  }[];
  readonly custom_attributes: readonly object[];
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly total_count: number;
}

async function send(path: string, body?: object, token = shop.adminToken()) {
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}

const filter = (field: string, value: string, condition = 'eq') =>
  `searchCriteria[filterGroups][0][filters][0][field]=${field}` +
  `&searchCriteria[filterGroups][0][filters][0][value]=${encodeURIComponent(value)}` +
  `&searchCriteria[filterGroups][0][filters][0][conditionType]=${condition}`;

describe('lists of products', () => {
  it('returns pages of products with the requested fields', async () => {
    const page = '/products?searchCriteria[pageSize]=2&fields=items[id,sku],total_count';
    expect(await send(`${page}&searchCriteria[currentPage]=2`)).toEqual({
      status: 200,
      body: { items: [{ id: 3, sku: 'HIDDEN' }], total_count: 3 },
    });
    const beyond = await send(`${page}&searchCriteria[currentPage]=9`);
    expect(beyond.body).toEqual({ items: null, total_count: 3 });
  });

  it.each([
    [filter('visibility', '4'), ['BAG', 'SCARF']],
    [filter('entity_id', '1', 'gt'), ['SCARF', 'HIDDEN']],
    [filter('entity_id', '1,3', 'in'), ['BAG', 'HIDDEN']],
    [filter('updated_at', '2026-11-18 11:08:20', 'gteq'), ['HIDDEN']],
    [filter('sku', 'B%', 'like'), ['BAG']],
  ])('filters products by %s', async (query, skus) => {
    const { body } = await send(`/products?${query}&fields=items[sku]`);
    expect(body.items.map(({ sku }) => sku)).toEqual(skus);
  });

  it('returns option numbers as attribute values and leaves stock out', async () => {
    const { body } = await send(`/products?${filter('sku', 'BAG')}`);
    const [product] = body.items;
    expect(product?.extension_attributes).toEqual({
      website_ids: [1],
      category_links: [{ position: 0, category_id: '4' }],
    });
    const color = (await send('/products/attributes/color')).body;
    const red = color.options.find(({ label }) => label === 'Red');
    expect(product?.custom_attributes).toContainEqual({
      attribute_code: 'color',
      value: red?.value,
    });
    expect(color).toMatchObject({ frontend_input: 'select', is_filterable: true });
    expect((await send('/products/attributes/color/options')).body).toEqual(color.options);
  });

  it('shows a missing picture as no_selection', async () => {
    const { body } = await send('/products/SCARF');
    expect(body.custom_attributes).toContainEqual({
      attribute_code: 'image',
      value: 'no_selection',
    });
  });

  it.each([
    ['/products', { fieldName: 'searchCriteria' }],
    [`/products?${filter('nosuch', '1')}`, ['nosuch']],
    [`/products/attributes?${filter('nosuch', '1')}`, ['nosuch']],
  ])('rejects %s', async (path, parameters) => {
    expect(await send(path)).toMatchObject({ status: 400, body: { parameters } });
  });

  it('filters attributes by is_filterable and returns 404 for an unknown one', async () => {
    const { body } = await send(`/products/attributes?${filter('is_filterable', '0', 'gt')}`);
    const codes = body.items.map(({ attribute_code }) => attribute_code);
    expect(codes).toContain('manufacturer');
    expect(codes).not.toContain('image');
    expect(await send('/products/attributes/nosuch')).toMatchObject({
      status: 404,
      body: { parameters: ['nosuch'] },
    });
  });
});

it('returns prices of many products without the unknown ones', async () => {
  const skus = ['BAG', 'SCARF', 'NO-SUCH'];
  expect((await send('/products/base-prices-information', { skus })).body).toEqual([
    { price: 250, store_id: 0, sku: 'BAG' },
    { price: 120, store_id: 0, sku: 'SCARF' },
  ]);
  expect((await send('/products/special-price-information', { skus })).body).toEqual([
    { price: 99, store_id: 0, sku: 'SCARF', price_from: null, price_to: null },
  ]);
});

it('returns stock by source and as salable quantity', async () => {
  const { body } = await send(`/inventory/source-items?${filter('sku', 'BAG,SCARF', 'in')}`);
  expect(body.items).toEqual([
    { sku: 'BAG', source_code: 'default', quantity: 1, status: 1 },
    { sku: 'SCARF', source_code: 'default', quantity: 0, status: 0 },
  ]);
  expect((await send('/inventory/get-product-salable-quantity/BAG/1')).body).toBe(1);
  expect((await send('/inventory/get-product-salable-quantity/NO-SUCH/1')).status).toBe(500);
  const requested = 'skus[0]=BAG&skus[1]=SCARF&skus[2]=NO-SUCH';
  expect((await send(`/inventory/are-products-salable?${requested}&stockId=1`)).body).toEqual([
    { sku: 'BAG', stock_id: 1, salable: true },
    { sku: 'SCARF', stock_id: 1, salable: false },
    { sku: 'NO-SUCH', stock_id: 1, salable: false },
  ]);
  expect((await send('/inventory/stocks?searchCriteria=')).body.items).toHaveLength(1);
});

describe('categories', () => {
  it('lists categories with the addresses of their pages', async () => {
    const { body } = await send('/categories/list?searchCriteria[pageSize]=10');
    expect(body.total_count).toBe(3);
    expect(body.items[1]).toMatchObject({ id: 3, children: '4', path: '2/3' });
    expect(body.items[2]?.custom_attributes).toContainEqual({
      attribute_code: 'url_path',
      value: 'handbags/totes',
    });
    expect((await send('/categories/4')).body).toEqual(body.items[2]);
    expect((await send('/categories/99')).status).toBe(404);
  });

  it('returns categories as a tree and the products of one', async () => {
    const { body } = await send('/categories?depth=1');
    expect(body).toMatchObject({ id: 2, children_data: [{ id: 3, children_data: [] }] });
    expect((await send('/categories/3/products')).body).toEqual([
      { sku: 'BAG', position: 0, category_id: '3' },
    ]);
  });
});

it('returns pages and blocks with their directives unresolved', async () => {
  const pages = await send(`/cmsPage/search?${filter('identifier', 'home')}`);
  expect(pages.body.items).toMatchObject([
    { identifier: 'home', content: '<p>{{media url="a.png"}}</p>', active: true },
  ]);
  expect((await send(`/cmsPage/search?${filter('store_id', '0')}`)).body.total_count).toBe(1);
  expect((await send(`/cmsPage/search?${filter('store_id', '1')}`)).body.total_count).toBe(0);
  const blocks = await send('/cmsBlock/search?searchCriteria[pageSize]=100');
  expect(blocks.body.items).toMatchObject([{ identifier: 'off', active: false }]);
  expect((await send(`/cmsBlock/search?${filter('nosuch', '1')}`)).status).toBe(500);
});

it.each([
  ['/products?searchCriteria=', 'Magento_Catalog::products'],
  ['/products/attributes?searchCriteria=', 'Magento_Catalog::attributes_attributes'],
  ['/categories', 'Magento_Catalog::categories'],
  ['/cmsPage/search?searchCriteria=', 'Magento_Cms::page'],
  ['/inventory/source-items', 'Magento_InventoryApi::source'],
])('rejects a customer at %s', async (path, resources) => {
  expect(await send(path, undefined, shop.getToken(ann.email))).toMatchObject({
    status: 401,
    body: { parameters: { resources } },
  });
});
