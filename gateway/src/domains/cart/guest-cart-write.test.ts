import { describe, expect, test } from 'vitest';
import { aCartItem, aCartResponse } from '../../../test/helpers/builders.ts';
import { NO_CART, reject } from '../../../test/helpers/rejections.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';

const READ = 'GET /V1/guest-carts/abc';

describe('writing a guest cart', () => {
  const ADD = 'POST /V1/guest-carts/abc/items';

  test('creates a cart with one call and returns it empty', async () => {
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

  test('returns a user error when the back end creates no cart', async () => {
    const { data, errors } = await runOperation(
      'mutation { guestCartCreate(input: { clientMutationId: "m1" }) { clientMutationId cart { id } userErrors { code } } }',
      { rest: { 'POST /V1/guest-carts': reject(400, 'No.') } },
    );
    expect(errors).toEqual([]);
    expect(data.guestCartCreate).toEqual({
      clientMutationId: 'm1',
      cart: null,
      userErrors: [{ code: 'BAD_USER_INPUT' }],
    });
  });

  test('sends cartItem when adding, and reads the cart again only when it is selected', async () => {
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

  test('sends the id of a quote in the configured custom option', async () => {
    const { restCalls } = await runOperation(
      'mutation { guestCartItemAdd(input: { cartId: "abc", sku: "QUOTE", quoteId: "Q-7781" }) { cart { lines { quoteId } } } }',
      { rest: { [ADD]: aCartItem(), [READ]: aCartResponse() } },
    );
    const custom_options = [{ option_id: '17', option_value: 'Q-7781' }];
    const product_option = { extension_attributes: { custom_options } };
    expect(restCalls).toEqual([
      { call: ADD, body: { cartItem: { quote_id: 'abc', sku: 'QUOTE', qty: 1, product_option } } },
      { call: READ },
    ]);
  });

  test.each([
    [
      'a sold item',
      reject(400, 'Product that you are trying to add is not available.'),
      { code: 'OUT_OF_STOCK', field: ['sku'], status: 400 },
    ],
    [
      'a required option without a value',
      reject(
        400,
        "The product's required option(s) weren't entered. Make sure the options are entered and try again.",
      ),
      { code: 'BAD_USER_INPUT', field: ['quoteId'], status: 400 },
    ],
    [
      'more than there is',
      reject(400, 'The requested qty is not available'),
      { code: 'OUT_OF_STOCK', field: ['sku'], status: 400 },
    ],
    [
      'more than there is, in the words of 2.4.8',
      reject(400, 'Not enough items for sale'),
      { code: 'OUT_OF_STOCK', field: ['sku'], status: 400 },
    ],
    [
      'a sold item, in the words of 2.4.8',
      reject(400, 'Product %name is out of stock.', { name: 'Tote' }),
      { code: 'OUT_OF_STOCK', field: ['sku'], status: 400 },
    ],
    [
      'an unknown sku',
      reject(
        404,
        "The product that was requested doesn't exist. Verify the product and try again.",
      ),
      { code: 'NOT_FOUND', field: ['sku'], status: 404 },
    ],
    [
      'something to an unknown cart',
      reject(400, '"%fieldName" is required. Enter and try again.', { fieldName: 'quoteId' }),
      { code: 'NO_ACTIVE_CART', field: ['cartId'], status: 400 },
    ],
    [
      'something to an ordered cart',
      NO_CART,
      { code: 'NO_ACTIVE_CART', field: ['cartId'], status: 404 },
    ],
    [
      'where the back end lacks the route',
      reject(404, 'Request does not match any route.'),
      { code: 'NOT_SUPPORTED', field: null, status: 404 },
    ],
    ['what is refused otherwise', reject(400, 'No.'), { code: 'BAD_USER_INPUT', field: null }],
  ])('returns a user error when adding %s', async (_, response, expected) => {
    const { data, errors } = await runOperation(
      'mutation { guestCartItemAdd(input: { cartId: "abc", sku: "X" }) { cart { id } line { id } userErrors { code message field status } } }',
      { rest: { [ADD]: response } },
    );
    expect(errors).toEqual([]);
    expect(data.guestCartItemAdd).toMatchObject({ cart: null, line: null, userErrors: [expected] });
  });

  test('rejects a quantity of zero, which the back end would treat as one', async () => {
    const { data, restCalls } = await runOperation(
      'mutation { guestCartItemAdd(input: { cartId: "abc", sku: "X", quantity: 0 }) { userErrors { field } } }',
    );
    expect(data.guestCartItemAdd.userErrors).toEqual([{ field: ['quantity'] }]);
    expect(restCalls).toEqual([]);
  });

  test('returns an error, not a user error, when the back end fails', async () => {
    const { data, errors } = await runOperation(
      'mutation { guestCartItemAdd(input: { cartId: "abc", sku: "X" }) { userErrors { code } } }',
      { rest: { [ADD]: reject(500, 'SQLSTATE[HY000]') } },
    );
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_UPSTREAM' } }]);
    expect(JSON.stringify(errors)).not.toContain('SQLSTATE');
  });

  test('removes a line by its id, and returns a user error when it does not exist', async () => {
    const { data, restCalls } = await runOperation(
      `mutation {
        ok: guestCartItemRemove(input: { cartId: "abc", lineId: "9" }) { cart { totalQuantity } userErrors { code } }
        gone: guestCartItemRemove(input: { cartId: "abc", lineId: "10" }) { cart { id } userErrors { code field } }
      }`,
      {
        rest: {
          'DELETE /V1/guest-carts/abc/items/9': true,
          'DELETE /V1/guest-carts/abc/items/10': reject(
            404,
            "The %1 Cart doesn't contain the %2 item.",
          ),
          [READ]: aCartResponse({ items: [] }),
        },
      },
    );
    expect(data).toEqual({
      ok: { cart: { totalQuantity: 0 }, userErrors: [] },
      gone: { cart: null, userErrors: [{ code: 'NOT_FOUND', field: ['lineId'] }] },
    });
    expect(restCalls).toHaveLength(3);
  });

  test('reads the cart again after each of two writes in a request', async () => {
    const add = 'guestCartItemAdd(input: { cartId: "abc", sku: "X" }) { cart { totalQuantity } }';
    const { restCalls } = await runOperation(`mutation { a: ${add} b: ${add} }`, {
      rest: { [ADD]: aCartItem(), [READ]: aCartResponse() },
    });
    expect(restCalls.map(({ call }) => call)).toEqual([ADD, READ, ADD, READ]);
  });
});

test.each([
  ['guestCartCouponApply(input: { cartId: "abc", code: "" })', ['code']],
  ['guestCartGiftCardRemove(input: { cartId: "abc", code: "" })', ['code']],
  ['guestCartCouponApply(input: { cartId: "abc", code: " " })', ['code']],
  ['guestCartItemAdd(input: { cartId: "", sku: "s" })', ['cartId']],
  ['guestCartBillingAddressSet(input: { cartId: "", address: {} })', ['cartId']],
  [
    'guestCartOrderPlace(input: { cartId: "", email: "e", idempotencyKey: "k", paymentMethod: { code: "c" } })',
    ['cartId'],
  ],
])('%s names the empty input and sends no call', async (field, place) => {
  const { data, errors } = await runOperation(
    `mutation { it: ${field} { userErrors { code field } } }`,
  );
  expect(errors).toEqual([]);
  expect(data.it.userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: place }]);
});

test.each(['', ' ', 'x', '-1', '9/../8'])(
  'rejects the line id %j without a call',
  async (lineId) => {
    const { data, errors, restCalls } = await runOperation(
      'mutation ($lineId: ID!) { it: guestCartItemRemove(input: { cartId: "abc", lineId: $lineId }) { userErrors { code field } } }',
      { variables: { lineId } },
    );
    expect(data.it.userErrors).toEqual([{ code: 'NOT_FOUND', field: ['lineId'] }]);
    expect([errors, restCalls]).toEqual([[], []]);
  },
);

test('accepts a lone surrogate in a code', async () => {
  const apply = `PUT /V1/guest-carts/abc/coupons/${encodeURIComponent('\ufffd')}`;
  const { data } = await runOperation(
    'mutation ($code: ID!) { it: guestCartCouponApply(input: { cartId: "abc", code: $code }) { userErrors { code } } }',
    { rest: { [apply]: true }, variables: { code: '\ud800' } },
  );
  expect(data.it.userErrors).toEqual([]);
});

// Magento 2.4.6 rejects the code with spaces, 2.4.7 accepts it.
test('sends a code without the spaces around it', async () => {
  const { data } = await runOperation(
    'mutation { it: guestCartCouponApply(input: { cartId: "abc", code: " SPRING10 " }) { userErrors { code } } }',
    { rest: { 'PUT /V1/guest-carts/abc/coupons/SPRING10': true } },
  );
  expect(data.it.userErrors).toEqual([]);
});
