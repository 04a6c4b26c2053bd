import type { CategoryRecord, ProductRecord } from '../domains/catalog/record.ts';
import type { CartAnswer, CartItemAnswer } from '../sources/commerce-rest/cart-answers.ts';
import type { SearchAnswer } from '../sources/search/types.ts';

/** A record of the products index: a Chanel bag on sale. */
export const aProductRecord = (overrides: Partial<ProductRecord> = {}): ProductRecord => ({
  objectID: '100234',
  id: 100_234,
  sku: 'CHA-100234',
  name: 'Chanel Classic Double Flap Medium Black Lambskin',
  manufacturer: 'Chanel',
  model: 'Classic Double Flap Medium',
  type_id: 'simple',
  url_key: 'chanel-classic-100234',
  url_path: 'chanel-classic-100234.html',
  categories: { level0: ['Designers', 'Handbags'] },
  categoryIds: ['3', '21', '120'],
  subcategory: ['Shoulder Bags'],
  media_gallery_entries: [
    { file: '/f/l/flap-q.webp', position: 2, label: 'three-quarter view' },
    { file: '/f/l/flap-f.webp', position: 1, label: 'front' },
  ],
  stock_qty: 1,
  salable_qty: 1,
  price: { USD: { default: 6450 } },
  msrp: 10_200,
  production_year: 2019,
  created_at: 1_795_200_000,
  condition: 'excellent',
  condition_label: 'Excellent',
  material: 'Lambskin',
  material_type: 'Leather',
  material_label: 'Quilted Lambskin',
  color: 'Black',
  ...overrides,
});

/** A record of the categories index: shoulder bags. */
export const aCategoryRecord = (overrides: Partial<CategoryRecord> = {}): CategoryRecord => ({
  objectID: '21',
  name: 'Shoulder Bags',
  path: 'Handbags / Shoulder Bags',
  level: 2,
  url_path: 'handbags/shoulder-bags',
  product_count: 812,
  ...overrides,
});

/** What one query found: nothing, unless told. */
export const aSearchAnswer = (overrides: Partial<SearchAnswer> = {}): SearchAnswer => ({
  hits: [],
  nbHits: overrides.hits?.length ?? 0,
  nbPages: 1,
  facets: {},
  facetStats: {},
  ...overrides,
});

/** A cart line as the shop's REST answers it, with its own fields. */
export const aCartItem = (overrides: Partial<CartItemAnswer> = {}): CartItemAnswer => ({
  item_id: '9042',
  sku: 'CHA-100234',
  qty: 1,
  name: 'Chanel Classic',
  price: 6450,
  product_type: 'simple',
  extension_attributes: {
    instock: true,
    image_url: '/f/l/flap-q.webp',
    url_key: 'chanel-classic-100234',
  },
  ...overrides,
});

/** A guest's cart with one line. */
export const aCartAnswer = (overrides: Partial<CartAnswer> = {}): CartAnswer => ({
  id: '118',
  is_active: true,
  is_virtual: false,
  items: [aCartItem()],
  items_qty: 1,
  ...overrides,
});
