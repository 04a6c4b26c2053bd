import { describe, expect, test } from 'vitest';
import { CommerceError } from '../../sources/commerce-rest/errors.ts';
import { UpstreamError } from '../../sources/upstream-error.ts';
import { aCartAnswer, aCartItem, aProductRecord } from '../../testing/builders.ts';
import { answerSkus } from '../../testing/fake-sources.ts';
import { runOperation } from '../../testing/run-operation.ts';

const refuse = (status: number, template: string, parameters: Record<string, unknown> = {}) => {
  const error = new CommerceError(status, { template, parameters, message: template });
  return () => {
    throw error;
  };
};
const NO_CART = refuse(404, 'No such entity with %fieldName = %fieldValue', {
  fieldName: 'cartId',
  fieldValue: null,
});
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

describe('reading a guest cart', () => {
  test('of twenty lines asks the search service once', async () => {
    const skus = Array.from({ length: 20 }, (_, n) => `S${n}`);
    const items = skus.map((sku, n) =>
      aCartItem({ item_id: `${n}`, sku, extension_attributes: null }),
    );
    const { data, restCalls, searchCalls } = await runOperation(
      '{ guestCart(cartId: "abc") { totalQuantity lines { sku availability thumbnailUrl path product { designer } } } }',
      {
        rest: { [READ]: aCartAnswer({ items }) },
        search: { query: answerSkus(skus.map((sku) => aProductRecord({ sku, objectID: sku }))) },
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

  test('with the shop’s own line fields asks no search service', async () => {
    const items = [
      aCartItem(),
      aCartItem({ item_id: '2', extension_attributes: { instock: '0' } }),
    ];
    const { data, searchCalls } = await runOperation(
      '{ guestCart(cartId: "abc") { lines { id availability } } }',
      { rest: { [READ]: aCartAnswer({ items }) } },
    );
    expect(data.guestCart.lines).toEqual([
      { id: '9042', availability: 'AVAILABLE' },
      { id: '2', availability: 'SOLD' },
    ]);
    expect(searchCalls).toEqual([]);
  });

  test('twice, with its totals twice, is one call each', async () => {
    const { data, restCalls } = await runOperation(
      `{ a: guestCart(cartId: "abc") { id totals { subtotal { amount } discount { amount } grandTotal { amount } } }
         b: guestCart(cartId: "abc") { totals { grandTotal { amount } segments { code value { amount } } } paymentMethods { code title } } }`,
      {
        rest: {
          [READ]: aCartAnswer(),
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

  test('that does not exist is null without an error', async () => {
    const { data, errors } = await runOperation('{ guestCart(cartId: "abc") { id } }', {
      rest: { [READ]: NO_CART },
    });
    expect({ data, errors }).toEqual({ data: { guestCart: null }, errors: [] });
  });

  test('that became an order is inactive, and its totals are not asked for', async () => {
    const { items: _, ...ordered } = aCartAnswer({ is_active: false });
    const { data, restCalls } = await runOperation(
      '{ guestCart(cartId: "abc") { isActive lines { id } totals { couponCode } } }',
      { rest: { [READ]: ordered } },
    );
    expect(data.guestCart).toEqual({ isActive: false, lines: [], totals: null });
    expect(restCalls).toHaveLength(1);
  });

  test('stands although the totals fail and search is down', async () => {
    const { data, errors } = await runOperation(
      '{ guestCart(cartId: "abc") { totals { couponCode } lines { sku availability product { name } } } }',
      {
        rest: {
          [READ]: aCartAnswer({ items: [aCartItem({ extension_attributes: null })] }),
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

describe('writing a guest cart', () => {
  const ADD = 'POST /V1/guest-carts/abc/items';

  test('making one is one call, and it is known to be empty', async () => {
    const { data, restCalls } = await runOperation(
      'mutation { guestCartCreate(input: { clientMutationId: "m1" }) { clientMutationId cart { id isActive lines { id } } userErrors { code } } }',
      { rest: { 'POST /V1/guest-carts': 'abc' } },
    );
    expect(data.guestCartCreate).toEqual({
      clientMutationId: 'm1',
      cart: { id: 'abc', isActive: true, lines: [] },
      userErrors: [],
    });
    expect(restCalls).toEqual([{ call: 'POST /V1/guest-carts', body: {} }]);
  });

  test('adding sends cartItem, and reads the cart again only when it is selected', async () => {
    const line = '{ line { sku price { amount } } cart { id } userErrors { code } }';
    const { data, restCalls } = await runOperation(
      `mutation { guestCartItemAdd(input: { cartId: "abc", sku: "CHA-100234" }) ${line} }`,
      { rest: { [ADD]: aCartItem() } },
    );
    expect(data.guestCartItemAdd).toEqual({
      line: { sku: 'CHA-100234', price: { amount: '6450.00' } },
      cart: { id: 'abc' },
      userErrors: [],
    });
    expect(restCalls).toEqual([
      { call: ADD, body: { cartItem: { quote_id: 'abc', sku: 'CHA-100234', qty: 1 } } },
    ]);
  });

  test('adding a quote sends its id as option 2', async () => {
    const { restCalls } = await runOperation(
      'mutation { guestCartItemAdd(input: { cartId: "abc", sku: "QUOTE", quoteId: "Q-7781" }) { cart { lines { quoteId } } } }',
      { rest: { [ADD]: aCartItem(), [READ]: aCartAnswer() } },
    );
    const custom_options = [{ option_id: '2', option_value: 'Q-7781' }];
    const product_option = { extension_attributes: { custom_options } };
    expect(restCalls).toEqual([
      { call: ADD, body: { cartItem: { quote_id: 'abc', sku: 'QUOTE', qty: 1, product_option } } },
      { call: READ },
    ]);
  });

  test.each([
    [
      'a sold item',
      refuse(400, 'Product that you are trying to add is not available.'),
      { code: 'OUT_OF_STOCK', field: ['sku'], status: 400 },
    ],
    [
      'more than there is',
      refuse(400, 'The requested qty is not available'),
      { code: 'OUT_OF_STOCK', field: ['sku'], status: 400 },
    ],
    [
      'an unknown sku',
      refuse(
        404,
        "The product that was requested doesn't exist. Verify the product and try again.",
      ),
      { code: 'NOT_FOUND', field: ['sku'], status: 404 },
    ],
    [
      'something to an unknown cart',
      refuse(400, '"%fieldName" is required. Enter and try again.', { fieldName: 'quoteId' }),
      { code: 'NO_ACTIVE_CART', field: ['cartId'], status: 400 },
    ],
    [
      'something to an ordered cart',
      NO_CART,
      { code: 'NO_ACTIVE_CART', field: ['cartId'], status: 404 },
    ],
    [
      'where the back end lacks the route',
      refuse(404, 'Request does not match any route.'),
      { code: 'NOT_SUPPORTED', field: null, status: 404 },
    ],
    ['what is refused otherwise', refuse(400, 'No.'), { code: 'BAD_USER_INPUT', field: null }],
  ])('adding %s is a user error', async (_, answer, expected) => {
    const { data, errors } = await runOperation(
      'mutation { guestCartItemAdd(input: { cartId: "abc", sku: "X" }) { cart { id } line { id } userErrors { code message field status } } }',
      { rest: { [ADD]: answer } },
    );
    expect(errors).toEqual([]);
    expect(data.guestCartItemAdd).toMatchObject({ cart: null, line: null, userErrors: [expected] });
  });

  test('adding none is refused here, because the back end would add one', async () => {
    const { data, restCalls } = await runOperation(
      'mutation { guestCartItemAdd(input: { cartId: "abc", sku: "X", quantity: 0 }) { userErrors { field } } }',
    );
    expect(data.guestCartItemAdd.userErrors).toEqual([{ field: ['quantity'] }]);
    expect(restCalls).toEqual([]);
  });

  test('a back end that fails is an error, not a user error', async () => {
    const { data, errors } = await runOperation(
      'mutation { guestCartItemAdd(input: { cartId: "abc", sku: "X" }) { userErrors { code } } }',
      { rest: { [ADD]: refuse(500, 'SQLSTATE[HY000]') } },
    );
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_UPSTREAM' } }]);
    expect(JSON.stringify(errors)).not.toContain('SQLSTATE');
  });

  test('removing names the line, and what is not there is a user error', async () => {
    const { data, restCalls } = await runOperation(
      `mutation {
        ok: guestCartItemRemove(input: { cartId: "abc", lineId: "9" }) { cart { totalQuantity } userErrors { code } }
        gone: guestCartItemRemove(input: { cartId: "abc", lineId: "10" }) { cart { id } userErrors { code field } }
      }`,
      {
        rest: {
          'DELETE /V1/guest-carts/abc/items/9': true,
          'DELETE /V1/guest-carts/abc/items/10': refuse(
            404,
            "The %1 Cart doesn't contain the %2 item.",
          ),
          [READ]: aCartAnswer({ items: [] }),
        },
      },
    );
    expect(data).toEqual({
      ok: { cart: { totalQuantity: 0 }, userErrors: [] },
      gone: { cart: null, userErrors: [{ code: 'NOT_FOUND', field: ['lineId'] }] },
    });
    expect(restCalls).toHaveLength(3);
  });

  test('two writes of one request read the cart anew after each', async () => {
    const add = 'guestCartItemAdd(input: { cartId: "abc", sku: "X" }) { cart { totalQuantity } }';
    const { restCalls } = await runOperation(`mutation { a: ${add} b: ${add} }`, {
      rest: { [ADD]: aCartItem(), [READ]: aCartAnswer() },
    });
    expect(restCalls.map(({ call }) => call)).toEqual([ADD, READ, ADD, READ]);
  });
});

describe('countries', () => {
  test('are sorted by name; regions may be missing', async () => {
    const { data } = await runOperation('{ countries { id code3 name regions { id code } } }', {
      rest: {
        'GET /V1/directory/countries': [
          {
            id: 'US',
            three_letter_abbreviation: 'USA',
            full_name_english: 'United States',
            available_regions: [{ id: '12', code: 'CA', name: 'California' }],
          },
          { id: 'AD', full_name_english: 'Andorra' },
        ],
      },
    });
    expect(data.countries).toEqual([
      { id: 'AD', code3: null, name: 'Andorra', regions: [] },
      { id: 'US', code3: 'USA', name: 'United States', regions: [{ id: '12', code: 'CA' }] },
    ]);
  });
});
