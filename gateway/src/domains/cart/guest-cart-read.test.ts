import { describe, expect, test } from 'vitest';
import { aCartItem, aCartResponse, aProductRecord } from '../../../test/helpers/builders.ts';
import { findBySkus } from '../../../test/helpers/fake-sources.ts';
import { NO_CART, reject } from '../../../test/helpers/rejections.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import { UpstreamError } from '../../sources/upstream-error.ts';

const READ = 'GET /V1/guest-carts/abc';
const TOTALS = {
  base_subtotal: 4250,
  subtotal_incl_tax: 4600.63,
  base_discount_amount: -10,
  base_shipping_amount: 5,
  base_tax_amount: 350.63,
  grand_total: 4255,
  base_grand_total: 4605.63,
  total_segments: [
    { code: 'grand_total', title: 'Grand Total', value: 4605.63 },
    { code: 'discount', title: 'Discount (SPRING)', value: -10 },
  ],
};

const GIFT_CARD = { code: 'giftcard', title: 'Gift Card', value: -50 };
const CARDS = { gift_cards: [{ code: 'K7QM', amount: 50 }] };

describe('reading a guest cart', () => {
  test.each([
    [
      'names the gift cards on it',
      [{ ...GIFT_CARD, extension_attributes: CARDS }],
      [{ code: 'K7QM', amount: { amount: '50.00' } }],
    ],
    ['knows that there are none', [], []],
    ['says where nobody tells which they are', [GIFT_CARD], null],
  ])('%s', async (_, total_segments, giftCards) => {
    const { data } = await runOperation(
      '{ guestCart(cartId: "abc") { totals { giftCards { code amount { amount } } } } }',
      { rest: { [READ]: aCartResponse(), [`${READ}/totals`]: { ...TOTALS, total_segments } } },
    );
    expect(data.guestCart.totals.giftCards).toEqual(giftCards);
  });

  test.each([
    [
      'its fields',
      { ...TOTALS, coupon_code: 'SPRING' },
      ['4250.00', '4600.63', '-10.00', '5.00', '350.63', '4605.63', 'SPRING'],
    ],
    [
      'its segments, where Magento tells nothing else',
      {
        total_segments: [
          { code: 'subtotal', title: 'Subtotal', value: 100 },
          { code: 'discount', title: null, value: -10 },
          { code: 'shipping', title: 'Shipping', value: 5 },
          { code: 'tax', title: 'Tax', value: 8.5 },
          { code: 'grand_total', title: 'Grand Total', value: 103.5 },
        ],
      },
      ['100.00', '100.00', '-10.00', '5.00', '8.50', '103.50', null],
    ],
    [
      'nothing but a sum',
      { base_subtotal: 100, base_grand_total: 108.5, total_segments: [] },
      ['100.00', '100.00', '0.00', '0.00', '0.00', '108.50', null],
    ],
  ])('reads totals from %s', async (_, totals, amounts) => {
    const names = ['subtotal', 'subtotalInclTax', 'discount', 'shipping', 'tax', 'grandTotal'];
    const { data } = await runOperation(
      `{ guestCart(cartId: "abc") { totals { couponCode ${names.map((name) => `${name} { amount }`).join(' ')} } } }`,
      { rest: { [READ]: aCartResponse(), [`${READ}/totals`]: totals } },
    );
    const { couponCode, ...read } = data.guestCart.totals;
    expect([...names.map((name) => read[name].amount), couponCode]).toEqual(amounts);
  });

  const shippedTo = (address: Record<string, unknown>) => ({
    shipping_assignments: [{ shipping: { address, method: null }, items: [] }],
  });
  const ADDRESS = { country_id: 'US', region: 'California', region_id: 12, street: ['1 Main St'] };
  const METHOD = { carrier_code: 'flatrate', method_code: 'flatrate', price_excl_tax: 5 };
  const ESTIMATE = 'POST /V1/guest-carts/abc/estimate-shipping-methods';

  test.each([
    [
      'its ways to ship',
      shippedTo({ ...ADDRESS, id: 4, city: null }),
      false,
      [{ methodCode: 'flatrate' }],
    ],
    ['none before it has an address', shippedTo({ country_id: null, street: [''] }), false, null],
    ['none to choose from when nothing is shipped', undefined, true, []],
  ])('maps %s', async (_, extension_attributes, is_virtual, shippingMethods) => {
    const cart = { ...aCartResponse({ is_virtual }), extension_attributes };
    const { data, errors, restCalls } = await runOperation(
      '{ guestCart(cartId: "abc") { shippingMethods { methodCode } } }',
      { rest: { [READ]: cart, [ESTIMATE]: [METHOD] } },
    );
    expect([data.guestCart.shippingMethods, errors]).toEqual([shippingMethods, []]);
    const estimates = restCalls.filter(({ call }) => call === ESTIMATE);
    expect(estimates).toEqual(
      shippingMethods?.length ? [{ call: ESTIMATE, body: { address: ADDRESS } }] : [],
    );
  });

  test('loads the products of twenty lines with one search query', async () => {
    const skus = Array.from({ length: 20 }, (_, n) => `S${n}`);
    const items = skus.map((sku, n) =>
      aCartItem({ item_id: `${n}`, sku, extension_attributes: null }),
    );
    const { data, restCalls, searchCalls } = await runOperation(
      '{ guestCart(cartId: "abc") { totalQuantity lines { sku availability thumbnailUrl path product { designer } } } }',
      {
        rest: { [READ]: aCartResponse({ items }) },
        search: { query: findBySkus(skus.map((sku) => aProductRecord({ sku, objectID: sku }))) },
      },
    );
    expect(data.guestCart.totalQuantity).toBe(20);
    expect(data.guestCart.lines[19]).toEqual({
      sku: 'S19',
      availability: 'AVAILABLE',
      thumbnailUrl: 'http://media.test/cache/60x80/f/l/flap-f.webp',
      path: '/chanel-classic-100234.html',
      product: { designer: 'Chanel' },
    });
    expect(restCalls).toEqual([{ call: READ }]);
    expect(searchCalls).toHaveLength(1);
  });

  test("sends no search query when only the shop's own line fields are selected", async () => {
    const items = [
      aCartItem(),
      aCartItem({ item_id: '2', extension_attributes: { instock: '0' } }),
    ];
    const { data, searchCalls } = await runOperation(
      '{ guestCart(cartId: "abc") { lines { id availability } } }',
      { rest: { [READ]: aCartResponse({ items }) } },
    );
    expect(data.guestCart.lines).toEqual([
      { id: '9042', availability: 'AVAILABLE' },
      { id: '2', availability: 'SOLD' },
    ]);
    expect(searchCalls).toEqual([]);
  });

  test.each([
    [
      'the cart, with a picture of its own',
      { extension_attributes: { instock: 0, image_url: '/a/b/x.webp', url_key: 'flap' } },
      ['SOLD', 'http://media.test/cache/60x80/a/b/x.webp', '/flap.html'],
    ],
    [
      'the cart, with the address of a picture',
      { extension_attributes: { instock: 1, image_url: 'https://cdn.test/x.webp', url_key: 'f' } },
      ['AVAILABLE', 'https://cdn.test/x.webp', '/f.html'],
    ],
    [
      'search, which has sold the item',
      { extension_attributes: null },
      ['SOLD', 'http://media.test/cache/60x80/f/l/flap-f.webp', '/chanel-classic-100234.html'],
    ],
    [
      'neither, because the item is in no index',
      { sku: 'GONE', extension_attributes: null },
      ['AVAILABLE', null, null],
    ],
  ])('takes what a line shows from %s', async (_, item, shown) => {
    const { data } = await runOperation(
      '{ guestCart(cartId: "abc") { lines { availability thumbnailUrl path } } }',
      {
        rest: { [READ]: aCartResponse({ items: [aCartItem(item)] }) },
        search: { query: findBySkus([aProductRecord({ stock_qty: 0, salable_qty: 0 })]) },
      },
    );
    expect(data.guestCart.lines.map(Object.values)).toEqual([shown]);
  });

  test('reads what a line pays for from the lines when the cart lacks it, as in stock Magento', async () => {
    const custom_options = [{ option_id: '3', option_value: 'Q-78' }];
    const line = aCartItem({ item_id: '361', sku: 'QUOTE', product_type: 'virtual' });
    const items = [{ ...line, product_option: { extension_attributes: { custom_options } } }];
    const query = '{ guestCart(cartId: "abc") { lines { sku quoteId } } }';
    const stock = await runOperation(query, {
      rest: { [READ]: aCartResponse({ items: [line] }), [`${READ}/items`]: items },
    });
    expect(stock.data.guestCart.lines).toEqual([{ sku: 'QUOTE', quoteId: 'Q-78' }]);
    expect(stock.restCalls).toEqual([{ call: READ }, { call: `${READ}/items` }]);
    const telling = await runOperation(query, { rest: { [READ]: aCartResponse({ items }) } });
    expect(telling.data).toEqual(stock.data);
    expect(telling.restCalls).toEqual([{ call: READ }]);
  });

  test('sends one call each for a cart and totals selected twice', async () => {
    const { data, restCalls } = await runOperation(
      `{ a: guestCart(cartId: "abc") { id totals { subtotal { amount } discount { amount } grandTotal { amount } } }
         b: guestCart(cartId: "abc") { totals { grandTotal { amount } segments { code value { amount } } } paymentMethods { code title } } }`,
      {
        rest: {
          [READ]: aCartResponse(),
          [`${READ}/totals`]: TOTALS,
          [`${READ}/payment-methods`]: [{ code: 'checkmo', title: 'Check' }],
        },
      },
    );
    expect(data.a).toEqual({
      id: 'abc',
      totals: {
        subtotal: { amount: '4250.00' },
        discount: { amount: '-10.00' },
        grandTotal: { amount: '4605.63' },
      },
    });
    expect(data.b.totals.grandTotal).toEqual({ amount: '4605.63' });
    expect(data.b.paymentMethods).toEqual([{ code: 'checkmo', title: 'Check' }]);
    expect(restCalls.map(({ call }) => call).sort()).toEqual([
      READ,
      `${READ}/payment-methods`,
      `${READ}/totals`,
    ]);
  });

  test('shows the subtotal without the tax, which is a segment of its own', async () => {
    const subtotal = { code: 'subtotal', title: 'Subtotal', value: 4600.63 };
    const { data } = await runOperation(
      '{ guestCart(cartId: "abc") { totals { segments { value { amount } } } } }',
      {
        rest: {
          [READ]: aCartResponse(),
          [`${READ}/totals`]: { ...TOTALS, subtotal: 4250, total_segments: [subtotal] },
        },
      },
    );
    expect(data.guestCart.totals.segments).toEqual([{ value: { amount: '4250.00' } }]);
  });

  const outdated = { ...TOTALS, items_qty: 2, items: [{ qty: 1 }] };
  const current = {
    ...TOTALS,
    base_grand_total: 100,
    total_segments: [],
    items_qty: 1,
    items: [{ qty: 1 }],
  };
  const readGrandTotal = async (responses: readonly object[], coupon: object) => {
    const left = [...responses];
    const rest = { [READ]: aCartResponse(), [`${READ}/totals`]: () => left.shift(), ...coupon };
    const query = '{ guestCart(cartId: "abc") { totals { grandTotal { amount } } } }';
    const { data, restCalls } = await runOperation(query, { rest });
    return [data.guestCart.totals.grandTotal.amount, restCalls.map(({ call }) => call)];
  };
  const REMOVE = READ.replace('GET', 'DELETE').concat('/coupons');
  const APPLY = READ.replace('GET', 'PUT').concat('/coupons/SPRING');

  test.each([
    ['without a coupon', {}, REMOVE],
    ['with one', { coupon_code: 'SPRING' }, APPLY],
  ])('has totals computed anew that contain a deleted product, %s', async (_, coupon, change) => {
    const before = { ...outdated, ...coupon };
    expect(await readGrandTotal([before, before, current], { [change]: true })).toEqual([
      '100.00',
      [READ, `${READ}/totals`, `${READ}/totals`, change, `${READ}/totals`],
    ]);
  });

  test('keeps the totals if they cannot be computed anew', async () => {
    const [amount] = await readGrandTotal([outdated, outdated], { [REMOVE]: reject(500, 'x') });
    expect(amount).toBe('4605.63');
  });

  test('decodes HTML entities in labels', async () => {
    const discount = { code: 'discount', title: 'Discount (Spring &amp; Summer)', value: -10 };
    const { data } = await runOperation(
      '{ guestCart(cartId: "abc") { totals { segments { title } } paymentMethods { title } } }',
      {
        rest: {
          [READ]: aCartResponse(),
          [`${READ}/totals`]: { ...TOTALS, total_segments: [discount] },
          [`${READ}/payment-methods`]: [{ code: 'checkmo', title: 'Check&trade;' }],
        },
      },
    );
    expect(data.guestCart).toEqual({
      totals: { segments: [{ title: 'Discount (Spring & Summer)' }] },
      paymentMethods: [{ title: 'Check™' }],
    });
  });

  test.each(['', ' ', '..'])('returns null without a call for the id %j', async (id) => {
    const { data, errors, restCalls } = await runOperation(`{ guestCart(cartId: "${id}") { id } }`);
    expect([data, errors, restCalls]).toEqual([{ guestCart: null }, [], []]);
  });

  test('returns null without an error when the cart does not exist', async () => {
    const { data, errors } = await runOperation('{ guestCart(cartId: "abc") { id } }', {
      rest: { [READ]: NO_CART },
    });
    expect({ data, errors }).toEqual({ data: { guestCart: null }, errors: [] });
  });

  test('returns an error, not null, when the cart cannot be read for another reason', async () => {
    const { errors } = await runOperation('{ guestCart(cartId: "abc") { id } }', {
      rest: { [READ]: reject(429, 'Too Many Requests') },
    });
    expect(errors).toMatchObject([{ path: ['guestCart'], extensions: { code: 'RATE_LIMITED' } }]);
  });

  test('marks an ordered cart as inactive and does not request its totals', async () => {
    const { items: _, ...ordered } = aCartResponse({ is_active: false });
    const { data, restCalls } = await runOperation(
      '{ guestCart(cartId: "abc") { isActive lines { id } totals { couponCode } } }',
      { rest: { [READ]: ordered } },
    );
    expect(data.guestCart).toEqual({ isActive: false, lines: [], totals: null });
    expect(restCalls).toHaveLength(1);
  });

  test('returns the cart when totals and search fail', async () => {
    const { data, errors } = await runOperation(
      '{ guestCart(cartId: "abc") { totals { couponCode } lines { sku availability product { name } } } }',
      {
        rest: {
          [READ]: aCartResponse({ items: [aCartItem({ extension_attributes: null })] }),
          [`${READ}/totals`]: () => {
            throw new UpstreamError('UPSTREAM_TIMEOUT', 'commerce', { message: 'secret 10.0.0.1' });
          },
        },
        search: {
          query: () => {
            throw new UpstreamError('UPSTREAM_UNAVAILABLE', 'search', { message: 'down' });
          },
        },
      },
    );
    expect(data.guestCart).toEqual({
      totals: null,
      lines: [{ sku: 'CHA-100234', availability: 'AVAILABLE', product: null }],
    });
    expect(
      errors.map(({ path, extensions }) => [path?.join('.'), extensions?.code]).sort(),
    ).toEqual([
      ['guestCart.lines.0.product', 'UPSTREAM_UNAVAILABLE'],
      ['guestCart.totals', 'UPSTREAM_TIMEOUT'],
    ]);
    expect(JSON.stringify(errors)).not.toContain('10.0.0.1');
  });
});

describe('countries', () => {
  test('sorts countries by name and accepts missing regions', async () => {
    const { data } = await runOperation('{ countries { id code3 name regions { id code } } }', {
      rest: {
        'GET /V1/directory/countries': [
          {
            id: 'US',
            three_letter_abbreviation: 'USA',
            full_name_english: 'United States',
            available_regions: [
              { id: '12', code: 'CA', name: 'California' },
              { id: '99', code: null, name: null },
            ],
          },
          { id: 'AD', full_name_english: 'Andorra' },
        ],
      },
    });
    expect(data.countries).toEqual([
      { id: 'AD', code3: null, name: 'Andorra', regions: [] },
      {
        id: 'US',
        code3: 'USA',
        name: 'United States',
        regions: [
          { id: '12', code: 'CA' },
          { id: '99', code: '99' },
        ],
      },
    ]);
  });
});
