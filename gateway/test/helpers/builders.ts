import type { CategoryRecord, ProductRecord } from '../../src/domains/catalog/mappers.ts';
import type { SearchResponse } from '../../src/sources/search/types.ts';

/** A record of the products index: a Chanel handbag for sale. */
export function aProductRecord(overrides: Partial<ProductRecord> = {}): ProductRecord {
  return {
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
  };
}

/** A record of the categories index: shoulder bags. */
export function aCategoryRecord(overrides: Partial<CategoryRecord> = {}): CategoryRecord {
  return {
    objectID: '21',
    name: 'Shoulder Bags',
    path: 'Handbags / Shoulder Bags',
    level: 2,
    url_path: 'handbags/shoulder-bags',
    product_count: 812,
    ...overrides,
  };
}

/** The response to one query; empty by default. */
export function aSearchResponse(overrides: Partial<SearchResponse> = {}): SearchResponse {
  return {
    hits: [],
    nbHits: overrides.hits?.length ?? 0,
    nbPages: 1,
    facets: {},
    facetStats: {},
    ...overrides,
  };
}

/** A cart line in a REST response, with the shop's own fields. */
export function aCartItem(overrides: object = {}) {
  return {
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
  };
}

/** A guest cart with one line. */
export function aCartResponse(overrides: object = {}) {
  return {
    id: '118',
    is_active: true,
    is_virtual: false,
    items: [aCartItem()],
    items_qty: 1,
    ...overrides,
  };
}

const ORDER_ADDRESS = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Main St', 'Apt 2'],
  city: 'Los Angeles',
  region: 'California',
  region_code: 'CA',
  postcode: '90001',
  country_id: 'US',
  telephone: '555-0100',
};

const ORDER_ITEM = {
  item_id: '61',
  sku: 'CHA-100234',
  name: 'Chanel Classic',
  qty_ordered: 1,
  qty_shipped: 1,
  price: 4250,
  price_incl_tax: 4596.5,
  row_total: 4200,
  discount_amount: 50,
  tax_amount: 346.5,
  tax_percent: 8.25,
  product_type: 'simple',
};

const SHIPMENT = {
  id: '4',
  carrier_code: 'encore',
  title: 'Encore Delivery',
  track_number: 'ENC1',
  created_at: '2026-11-01 11:00:00',
  status: 'in_transit',
};

/** A REST response with an order of one handbag, shipped on November 1. */
export function anOrderResponse(overrides: object = {}) {
  return {
    entity_id: '57',
    increment_id: '000000057',
    created_at: '2026-10-30 10:20:00',
    state: 'complete',
    status: 'complete',
    customer_email: 'ann@example.test',
    subtotal: 4250,
    discount_amount: -50,
    shipping_amount: 5,
    tax_amount: 346.5,
    grand_total: 4501.5,
    total_due: 0,
    shipping_description: 'Flat Rate - Fixed',
    coupon_code: 'SPRING',
    items: [ORDER_ITEM],
    billing_address: ORDER_ADDRESS,
    payment: { method: 'checkmo', cc_last4: null, additional_information: ['Check'] },
    extension_attributes: {
      shipping_assignments: [{ shipping: { address: ORDER_ADDRESS } }],
      payment_additional_info: [{ key: 'method_title', value: 'Check / Money order' }],
      applied_taxes: [{ code: 'US-CA', title: 'California', percent: 8.25, amount: 346.5 }],
      gift_cards: [{ code: 'GIFT', amount: 50 }],
      return_fee: 15,
      shipments: [SHIPMENT],
    },
    ...overrides,
  };
}
