import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startShop } from '../../../test/helpers/graphql-shop.ts';
import { aProduct, handbags } from '../../../test/helpers/shop.ts';
import { fillCommerce } from '../../catalogue/store/commerce.ts';
import type { CatalogCategory, CatalogProduct } from './types.ts';

const aCategory = (id: number, urlPath: string): CatalogCategory => ({
  ...handbags,
  id,
  name: urlPath,
  urlKey: urlPath,
  urlPath,
});

const aHandbag = (id: number, part: Partial<CatalogProduct>): CatalogProduct =>
  aProduct({
    id,
    sku: `S-${id}`,
    name: `Bag ${id}`,
    urlKey: `bag-${id}`,
    createdAt: 1,
    categoryIds: [3],
    ...part,
  });

let shop: Awaited<ReturnType<typeof startShop>>;

beforeAll(async () => {
  shop = await startShop();
  // These products reuse ids of the shop's own products.
  shop.db.exec('DELETE FROM catalog_product_id');
  fillCommerce(shop.db, {
    categories: [aCategory(3, 'bags'), aCategory(4, 'shoes')],
    products: [
      aHandbag(1, { name: 'chanel 50% Flap', price: 300, specialPrice: 150 }),
      aHandbag(2, { name: 'Boots', categoryIds: [4], price: 120 }),
      aHandbag(3, {
        name: 'Apron',
        price: 200,
        attributes: { description: '<p>Blue</p>', meta_title: 'An apron', meta_keyword: 'kitchen' },
      }),
      aHandbag(4, { qty: 0 }),
      aHandbag(5, { enabled: false }),
      aHandbag(6, { visible: false }),
    ],
  });
});

afterAll(() => shop.stop());

const list = async (args: string) => {
  const fields = 'items { id sku stock_status } page_info { current_page total_pages } total_count';
  const { body } = await shop.get(`{ products(${args}) { ${fields} } }`);
  return body.data?.products as { items: { id: number }[]; total_count: number };
};
const ids = async (args: string) => (await list(args)).items.map(({ id }) => id);

describe('products', () => {
  it('lists what is for sale, newest first, a page at a time', async () => {
    expect(await list('filter: {}, pageSize: 2, currentPage: 2')).toEqual({
      items: [{ id: 1, sku: 'S-1', stock_status: 'IN_STOCK' }],
      page_info: { current_page: 2, total_pages: 2 },
      total_count: 3,
    });
  });

  it.each([
    ['filter: { sku: { eq: "s-2" } }', [2]],
    ['filter: { sku: { in: ["S-1", "S-3", "S-4", "none"] } }', [3, 1]],
    ['filter: { url_key: { eq: "bag-3" } }', [3]],
    ['filter: { category_id: { eq: "4" } }', [2]],
    ['filter: { category_id: { eq: "x" } }', []],
    ['filter: { price: { from: "120", to: "150" } }', [2, 1]],
    ['search: "flap chanel"', [1]],
    ['search: "50%"', [1]],
    ['search: "%%"', []],
    ['filter: {}, sort: { name: ASC }', [3, 2, 1]],
    ['filter: {}, sort: { price: DESC }', [3, 1, 2]],
    ['filter: {}, sort: { price: ASC }', [2, 1, 3]],
  ])('lists the products of %s', async (args, expected) => {
    expect(await ids(args)).toEqual(expected);
  });

  it('returns the texts of an import', async () => {
    const fields =
      'description { html } short_description { html } meta_title meta_keyword meta_description';
    const { body } = await shop.get(
      `{ products(filter: { sku: { in: ["S-3", "S-1"] } }, sort: { name: ASC }) { items { ${fields} } } }`,
    );
    expect(body.data?.products).toEqual({
      items: [
        {
          description: { html: '<p>Blue</p>' },
          short_description: { html: '' },
          meta_title: 'An apron',
          meta_keyword: 'kitchen',
          meta_description: null,
        },
        {
          description: { html: '' },
          short_description: { html: '' },
          meta_title: null,
          meta_keyword: null,
          meta_description: null,
        },
      ],
    });
  });

  it.each([
    ['pageSize: 2', "'search' or 'filter' input argument is required."],
    ['search: "a", pageSize: 0', 'pageSize value must be greater than 0.'],
    ['search: "a", currentPage: 0', 'currentPage value must be greater than 0.'],
    [
      'filter: {}, pageSize: 2, currentPage: 3',
      'currentPage value 3 specified is greater than the 2 page(s) available.',
    ],
  ])('rejects %s', async (args, message) => {
    const rejected = await shop.rejection(`{ products(${args}) { total_count } }`);
    expect(rejected).toMatchObject({ message, category: 'graphql-input' });
  });
});

it('counts the items for sale of a category', async () => {
  const fields = '... on CategoryInterface { name level product_count description }';
  const { body } = await shop.get(`{ route(url: "bags") { ${fields} } }`);
  expect(body.data?.route).toEqual({ name: 'bags', level: 2, product_count: 2, description: null });
});

it.each([
  ['catalog/category/view/id/4', { type: 'CATEGORY', id: 4, relative_url: 'shoes' }],
  ['catalog/product/view/id/2', { type: 'PRODUCT', id: 2, relative_url: 'bag-2.html' }],
])("resolves Magento's own path %s", async (url, expected) => {
  const { body } = await shop.get(`{ urlResolver(url: "${url}") { type id relative_url } }`);
  expect(body.data?.urlResolver).toEqual(expected);
});
