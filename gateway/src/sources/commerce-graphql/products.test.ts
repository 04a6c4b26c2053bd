import { expect, it } from 'vitest';
import {
  toCommerceList,
  toFallbackCategory,
  toFallbackProduct,
} from '../../domains/catalog/fallback-mappers.ts';
import { createCommerceProducts } from './products.ts';

it('omits unset arguments from a list, because Magento fails on a null sort', () => {
  const search = {
    term: '',
    categoryId: null,
    filters: new Map(),
    price: { min: null, max: null },
    includeSold: false,
    sort: 'RELEVANCE',
    page: 1,
    pageSize: 8,
  } as const;
  expect(toCommerceList(search)).toEqual({ filter: {}, size: 8, page: 1 });
  const price = { min: '50', max: null };
  const filtered = { ...search, term: 'bag', categoryId: '3', price, sort: 'PRICE_ASC' } as const;
  expect(toCommerceList(filtered)).toEqual({
    search: 'bag',
    filter: { category_id: { eq: '3' }, price: { from: '50' } },
    sort: { price: 'ASC' },
    size: 8,
    page: 1,
  });
});

const price_range = {
  minimum_price: { regular_price: { value: 80 }, final_price: { value: null } },
};
const ring = { id: 68, sku: 'STK-RING', name: 'Gold&reg; Ring', url_key: 'gold-ring', price_range };

function respond(data: object) {
  const response = {
    status: 200,
    text: JSON.stringify({ data }),

    headers: {},
    retryAfterMs: 0,
  };
  return createCommerceProducts({
    path: '/graphql',
    http: { send: async () => response, close: async () => undefined },
  });
}

it('omits what is incomplete from a list instead of failing', async () => {
  const categories = [{ id: 3, name: 'Handbags' }, null, { id: 9, name: null }];
  const items = [
    { ...ring, categories, media_gallery_entries: [null, { file: '/r/i/ring.png' }] },
    null,
    { ...ring, sku: 'STK-NAMELESS', name: null },
  ];
  const found = await respond({
    products: { items, total_count: 3, page_info: { total_pages: 1 } },
  }).bySkus(['STK-RING']);
  expect(found).toMatchObject([
    {
      sku: 'STK-RING',
      name: 'Gold® Ring',
      categories: [{ id: 3 }],
      media_gallery_entries: [{ file: '/r/i/ring.png' }],
    },
  ]);
});

it('offers the variants of a configurable product in the order of its options', async () => {
  const price_range = {
    minimum_price: { regular_price: { value: 90 }, final_price: { value: 80 } },
  };
  const size = { code: 'size', label: '54' };
  const found = await respond({
    route: {
      ...ring,
      configurable_options: [
        { attribute_code: 'size', label: 'Size', position: 1, values: [{ label: '54' }] },
        {
          attribute_code: 'color',
          label: 'Color',
          position: 0,
          values: [{ label: 'White' }, { label: 'Rose' }],
        },
      ],
      variants: [
        {
          product: { sku: 'RING-ROSE-54', stock_status: 'OUT_OF_STOCK', price_range },
          attributes: [size, { code: 'color', label: 'Rose' }],
        },
        {
          product: { sku: 'RING-WHITE-54', stock_status: 'IN_STOCK', price_range },
          attributes: [size, { code: 'color', label: 'White' }],
        },
        { product: null, attributes: [] },
      ],
    },
  }).byId('68');
  expect(found && toFallbackProduct(found)).toMatchObject({
    variantOptions: ['Color', 'Size'],
    record: {
      variants: [
        { sku: 'RING-WHITE-54', values: ['White', '54'], price: 80, in_stock: 1 },
        { sku: 'RING-ROSE-54', values: ['Rose', '54'], price: 80, in_stock: 0 },
      ],
    },
  });
});

it.each([
  ['.html', '/gold-ring.html', '/handbags.html'],
  ['', '/gold-ring', '/handbags'],
  [null, '/gold-ring', '/handbags'],
])('links with the URL suffix %j of the shop', async (url_suffix, product, category) => {
  const found = await respond({ route: { ...ring, url_suffix } }).byId('68');
  expect(found && toFallbackProduct(found)).toMatchObject({ path: product });
  const handbags = { id: 3, name: 'Handbags', level: 2, url_path: 'handbags', url_suffix };
  const listed = await respond({ route: handbags }).categoryById('3');
  expect(listed && toFallbackCategory(listed)).toMatchObject({ path: category });
});

it.each([
  ['All about bags', 'All about bags'],
  ['<p>All about <b>bags</b></p>', null],
  [null, null],
])("takes only a text from a category's description: %j", async (description, expected) => {
  const handbags = { id: 3, name: 'Handbags', level: 2, url_path: 'handbags', description };
  const listed = await respond({ route: handbags }).categoryById('3');
  expect(listed && toFallbackCategory(listed)).toMatchObject({ description: expected });
});
