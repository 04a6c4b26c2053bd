import { expect, test } from 'vitest';
import { aCartItem, aCartResponse } from '../../../test/helpers/builders.ts';
import { reject } from '../../../test/helpers/rejections.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import { createSession } from '../../session/session.ts';
import { UpstreamError } from '../../sources/upstream-error.ts';

function createCart(...skus: string[]) {
  return aCartResponse({ items: skus.map((sku, n) => aCartItem({ sku, item_id: `${n + 1}` })) });
}

const GUEST = 'GET /V1/guest-carts/abc';
const MINE = 'GET /V1/carts/mine';
const MERGE = 'GET /V1/merge/guestcart?guestCart=abc&customerQuoteId=118';
const SIGN_IN =
  'mutation { customerSignIn(input: { email: "a@b.test", password: "p", guestCartId: "abc" }) { merge { kept dropped duplicate } cart { lines { sku } } userErrors { code } } }';

/** The customer's cart before the merge and after it. */
function mine(before: unknown, after: unknown) {
  const responses = [before, after];
  return () => {
    const response = responses.shift();
    return typeof response === 'function' ? response() : response;
  };
}

const NO_CART = reject(404, 'No such entity with %fieldName = %fieldValue', {
  fieldName: 'customerId',
  fieldValue: 1,
});

test('merges the guest cart at sign-in without duplicating lines', async () => {
  const { data, restCalls } = await runOperation(SIGN_IN, {
    rest: {
      'POST /V1/integration/customer/token': 'new',
      [GUEST]: createCart('A', 'B', 'SOLD'),
      [MINE]: mine(createCart('A'), createCart('A', 'B')),
      'DELETE /V1/guest-carts/abc/items/1': true,
      [MERGE]: true,
    },
  });
  expect(data.customerSignIn).toEqual({
    merge: { kept: ['B'], dropped: ['SOLD'], duplicate: ['A'] },
    cart: { lines: [{ sku: 'A' }, { sku: 'B' }] },
    userErrors: [],
  });
  expect(restCalls.slice(1).map(({ call, token }) => [call, token])).toEqual([
    [GUEST, undefined],
    [MINE, 'new'],
    ['DELETE /V1/guest-carts/abc/items/1', undefined],
    [MERGE, 'new'],
    [MINE, 'new'],
  ]);
});

test("applies the guest's coupon and gift cards when the customer's cart has all lines", async () => {
  const gift_cards = [{ code: 'GIFT', amount: 50 }];
  const segment = { code: 'giftcard', value: -50, extension_attributes: { gift_cards } };
  const { data, restCalls } = await runOperation(SIGN_IN, {
    rest: {
      'POST /V1/integration/customer/token': 'new',
      [GUEST]: createCart('A'),
      [MINE]: createCart('A', 'B'),
      [`${GUEST}/totals`]: { coupon_code: 'SPRING10', total_segments: [segment] },
      // Out of date, which must not wait for the locks of the merge.
      [`${MINE}/totals`]: { items_qty: 3, items: [], total_segments: [] },
      'PUT /V1/carts/mine/coupons/SPRING10': reject(400, 'The coupon is no longer valid.'),
      'PUT /V1/carts/mine/gift-card/GIFT?cartId=118': true,
      'DELETE /V1/guest-carts/abc/items/1': true,
    },
  });
  expect(data.customerSignIn).toMatchObject({ merge: { duplicate: ['A'] }, userErrors: [] });
  expect(restCalls.slice(5).map(({ call }) => call)).toEqual([
    'PUT /V1/carts/mine/coupons/SPRING10',
    'PUT /V1/carts/mine/gift-card/GIFT?cartId=118',
    'DELETE /V1/guest-carts/abc/items/1',
  ]);
});

test('moves a quote whose product the customer pays for another quote', async () => {
  const payFor = (quote: string) => {
    const custom_options = [{ option_id: '17', option_value: quote }];
    return aCartResponse({
      items: [
        aCartItem({
          sku: 'QUOTE',
          product_type: 'virtual',
          product_option: { extension_attributes: { custom_options } },
        }),
      ],
    });
  };
  const both = aCartResponse({ items: [...payFor('1').items, ...payFor('2').items] });
  const { data, restCalls } = await runOperation(SIGN_IN, {
    rest: {
      'POST /V1/integration/customer/token': 'new',
      [GUEST]: payFor('2'),
      [MINE]: mine(payFor('1'), both),
      [MERGE]: true,
    },
  });
  expect(data.customerSignIn.merge).toEqual({ kept: ['QUOTE'], dropped: [], duplicate: [] });
  expect(restCalls.map(({ call }) => call)).not.toContain('DELETE /V1/guest-carts/abc/items/1');
});

test('reports the merge per line when its response was lost', async () => {
  const { data } = await runOperation(SIGN_IN, {
    rest: {
      'POST /V1/integration/customer/token': 'new',
      [GUEST]: createCart('A', 'SOLD'),
      [MINE]: mine(createCart('B'), createCart('B', 'A')),
      [MERGE]: () => {
        throw new UpstreamError('UPSTREAM_TIMEOUT', 'commerce REST', { message: 'no response' });
      },
    },
  });
  expect(data.customerSignIn).toEqual({
    merge: { kept: ['A'], dropped: ['SOLD'], duplicate: [] },
    cart: { lines: [{ sku: 'B' }, { sku: 'A' }] },
    userErrors: [],
  });
});

test('signs in although the merge fails, and does not try another one', async () => {
  const { data, restCalls } = await runOperation(SIGN_IN, {
    rest: {
      'POST /V1/integration/customer/token': 'new',
      [GUEST]: createCart('A'),
      [MINE]: createCart('B'),
      [MERGE]: reject(500, 'Internal Error.'),
    },
  });
  expect(data.customerSignIn).toMatchObject({
    merge: null,
    cart: { lines: [{ sku: 'B' }] },
    userErrors: [{ code: 'NO_ACTIVE_CART' }],
  });
  expect(restCalls.slice(1).map(({ call }) => call)).toEqual([GUEST, MINE, MERGE, MINE, MINE]);
});

test('merges in stock Magento into a customer cart that it creates first', async () => {
  const { data, restCalls } = await runOperation(
    'mutation { customerCartMerge(input: { guestCartId: "abc" }) { merge { kept } userErrors { code } } }',
    {
      session: createSession({ customer: { token: 't' } }),
      rest: {
        [GUEST]: createCart('A'),
        [MINE]: mine(NO_CART, createCart('A')),
        'POST /V1/carts/mine': 118,
        [MERGE]: reject(404, 'Request does not match any route.'),
        'GET /V1/customers/me': { id: 5, email: 'a@b.test', store_id: 2 },
        'PUT /V1/guest-carts/abc': true,
      },
    },
  );
  expect(data.customerCartMerge).toEqual({ merge: { kept: ['A'] }, userErrors: [] });
  const [created, assigned] = ['POST /V1/carts/mine', 'PUT /V1/guest-carts/abc'];
  expect(restCalls.filter(({ call }) => call === created || call === assigned)).toEqual([
    { call: created, body: {}, token: 't' },
    { call: assigned, body: { customerId: 5, storeId: 2 }, token: 't' },
  ]);
});

test('signs in to stock Magento with one account request and without calls to modules', async () => {
  const { data, restCalls } = await runOperation(
    'mutation { customerSignIn(input: { email: "a@b.test", password: "p", guestCartId: "abc" }) { customer { id } merge { kept } userErrors { code } } }',
    {
      features: { CART_MERGE: null },
      rest: {
        'POST /V1/integration/customer/token': 'new',
        [GUEST]: createCart('A'),
        [MINE]: mine(NO_CART, createCart('A')),
        'GET /V1/customers/me': { id: 5, email: 'a@b.test', store_id: 2 },
        'PUT /V1/guest-carts/abc': true,
      },
    },
  );
  expect(data.customerSignIn).toEqual({
    customer: { id: '5' },
    merge: { kept: ['A'] },
    userErrors: [],
  });
  expect(restCalls.map(({ call }) => call)).toEqual([
    'POST /V1/integration/customer/token',
    GUEST,
    MINE,
    'GET /V1/customers/me',
    'PUT /V1/guest-carts/abc',
    MINE,
  ]);
});

test("assigns the guest cart in stock Magento to its own store view, not to the account's", async () => {
  const { data, restCalls } = await runOperation(
    'mutation { customerCartMerge(input: { guestCartId: "abc" }) { merge { kept } userErrors { code } } }',
    {
      session: createSession({ customer: { token: 't' } }),
      features: { CART_MERGE: null },
      rest: {
        [GUEST]: { ...createCart('A'), store_id: 3 },
        [MINE]: mine(NO_CART, createCart('A')),
        'GET /V1/customers/me': { id: 5, email: 'a@b.test', store_id: 0 },
        'PUT /V1/guest-carts/abc': true,
      },
    },
  );
  expect(data.customerCartMerge).toEqual({ merge: { kept: ['A'] }, userErrors: [] });
  expect(restCalls.find(({ call }) => call === 'PUT /V1/guest-carts/abc')?.body).toEqual({
    customerId: 5,
    storeId: 3,
  });
});

test('returns a user error without a call when the guest cart id is a number', async () => {
  const session = createSession({ customer: { token: 't' } });
  const { data, restCalls } = await runOperation(
    'mutation { customerCartMerge(input: { guestCartId: "118" }) { merge { kept } userErrors { code field message } } }',
    { session },
  );
  expect(data.customerCartMerge).toEqual({
    merge: null,
    userErrors: [
      {
        code: 'BAD_USER_INPUT',
        field: ['guestCartId'],
        message: 'The cart id of a guest is its masked id, not a number.',
      },
    ],
  });
  expect(restCalls).toEqual([]);
});

test('merges only for a customer, and reads no other cart', async () => {
  const { errors, restCalls } = await runOperation(
    'mutation { customerCartMerge(input: { guestCartId: "abc" }) { merge { kept } } }',
  );
  expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
  expect(restCalls).toEqual([]);
});
