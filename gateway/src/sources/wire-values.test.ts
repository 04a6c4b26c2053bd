import { expect, test } from 'vitest';
import { cartResponse, shippingMethodsResponse, totalsResponse } from './commerce-rest/cart.ts';
import { alertEndpoints, customerResponse } from './commerce-rest/customer.ts';
import { orderResponse, ordersResponse } from './commerce-rest/orders.ts';
import { giftCardEndpoints } from './commerce-rest/payments.ts';
import { draftResponse, sellItemsResponse, termsResponse } from './commerce-rest/sell-responses.ts';
import { decodedText, flag, number } from './wire-values.ts';

test('reads numbers and flags that a module wrote as text, and rejects others', () => {
  const texts = ['12', '1250.0000', '-3.5'];
  expect(texts.map((value) => number.parse(value))).toEqual([12, 1250, -3.5]);
  for (const value of ['', ' ', '1e9', '0x1F', 'NaN', '1,250', true, null, []]) {
    expect(number.safeParse(value).success, String(value)).toBe(false);
  }
  expect([1, '1', true, 'true'].map((value) => flag.parse(value))).toEqual(Array(4).fill(true));
  expect([0, '0', false, 'false'].map((value) => flag.parse(value))).toEqual(Array(4).fill(false));
  for (const value of [2, 'yes', '', null, []]) expect(flag.safeParse(value).success).toBe(false);
});

test('decodes the entities in a name, and keeps other text with an ampersand', () => {
  const names = [
    'Ryker LumaTech&trade; Tee',
    'Bags &amp; More',
    'Yoga & Pilates',
    'A&copyB',
    '',
    null,
  ];
  expect(names.map((name) => decodedText.parse(name))).toEqual([
    'Ryker LumaTech™ Tee',
    'Bags & More',
    'Yoga & Pilates',
    'A&copyB',
    null,
    null,
  ]);
});

test('decodes the names of cart and order lines', () => {
  const item = { item_id: 1, sku: 'A', qty: 1, name: 'Lumaflex&trade; Band' };
  const cart = cartResponse.parse({ id: 1, is_active: true, items: [item] });
  const order = orderResponse.parse({ entity_id: 1, increment_id: '1', items: [item] });
  expect(cart.items[0]?.name).toBe('Lumaflex™ Band');
  expect(order.items[0]?.name).toBe('Lumaflex™ Band');
});

test('accepts carts, accounts and lists with values as database rows', () => {
  const line = {
    item_id: '9',
    sku: 'A',
    qty: '1',
    price: '4250.0000',
    product_option: [],
    extension_attributes: [],
  };
  const withoutOptions = { ...line, product_option: { extension_attributes: [] } };
  const cart = { id: '7', is_active: '1', is_virtual: '0', items: [line, withoutOptions] };
  expect(cartResponse.parse(cart)).toMatchObject({
    isActive: true,
    isVirtual: false,
    items: [
      { quantity: 1, price: { amount: '4250.00' }, quoteId: null, inStock: null },
      { quoteId: null },
    ],
  });
  const segments = [{ code: 'tax', value: '4.5000' }, { code: 'grand_total' }];
  const totals = totalsResponse.parse({ base_subtotal: '40.0000', total_segments: segments });
  expect(totals.base_subtotal).toBe(40);
  expect(totals.total_segments.map(({ value }) => value)).toEqual([4.5, null]);
  const ways = [{ carrier_code: 'flatrate', amount: '5.0000', available: '1' }];
  expect(shippingMethodsResponse.parse(ways)).toMatchObject([
    { price: { amount: '5.00' }, isAvailable: true },
  ]);
  const address = { id: '1', default_shipping: '1' };
  const account = { id: 5, email: 'ann@example.test', store_id: '1', addresses: [address] };
  expect(customerResponse.parse(account)).toMatchObject({
    store_id: 1,
    addresses: [{ default_shipping: true }],
  });
  const order = {
    extension_attributes: [],
    entity_id: 1,
    increment_id: '000000001',
    grand_total: '281.0400',
  };
  expect(ordersResponse.parse({ items: [order], total_count: '1' })).toMatchObject({
    totalCount: 1,
    items: [{ grandTotal: 281.04, extension: { shipments: [] } }],
  });
  const alert = { id: '2', sku: 'A', in_stock: '1', price: '99.0000' };
  expect(alertEndpoints.priceAlerts.response.parse([alert])).toMatchObject([
    { isInStock: true, price: { amount: '99.00' } },
  ]);
  const sold = { ...alert, in_stock: '0' };
  expect(alertEndpoints.priceAlerts.response.parse([sold])).toMatchObject([
    { isInStock: false, price: null },
  ]);
  const card = { code: 'G', balance: '25.0000', is_expired: '0' };
  expect(giftCardEndpoints.mine.response.parse([card])).toMatchObject([
    { balance: { amount: '25.00' }, isExpired: false },
  ]);
});

test('reads fields that the back end omits as null', () => {
  const at = '2026-01-02 03:04:05';
  const texts = { designer: '', category: '', model: '', material: '', color: '', size: '' };
  const item = {
    item_id: 1,
    quote_id: 2,
    submission_id: 3,
    ...texts,
    notes: '',
    condition: '',
    answers: [],
    extras: [],
    status: 'new_quote_requested',
    status_label: 'New',
    allowed_actions: [],
    photos: [],
    offers: [],
    history: [],
    created_at: at,
    updated_at: at,
    shipment: [],
  };
  const page = { total_count: '1', page: '1', items_per_page: '20', total_pages: '1' };
  const [read] = sellItemsResponse.parse({ items: [item], ...page }).items;
  const { askingPrice, nextAction, currentOffer, payout, shipment } = read ?? {};
  expect([askingPrice, nextAction, currentOffer, payout, shipment]).toEqual(Array(5).fill(null));
  const draft = { draft_id: 1, items: [{ answers: [], extras: [], photos: [] }] };
  expect(draftResponse.parse({ ...draft, created_at: at, updated_at: at })).toMatchObject({
    step: null,
    contact: null,
    items: [{ designer: null, askingPrice: null }],
  });
  const words = { categories: [], conditions: [], answers: [], extras: [] };
  const days = { store_credit_bonus_percent: '10', offer_days: '7', ship_days: '14' };
  expect(termsResponse.parse({ commission: [{ percent: '20' }], ...days, ...words })).toMatchObject(
    {
      commission: [{ below: null, percent: 20 }],
      offerDays: 7,
    },
  );
});
