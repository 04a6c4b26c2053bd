import type { GraphQLError } from 'graphql';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { aCartResponse } from '../../../test/helpers/builders.ts';
import { startRedis, testWithRedis } from '../../../test/helpers/redis-server.ts';
import { NO_CART, reject } from '../../../test/helpers/rejections.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import { serve } from '../../../test/helpers/serve.ts';
import { connectRedis } from '../../cache/redis.ts';
import { createSession } from '../../session/session.ts';
import { createTtlStore } from '../../session/ttl-store.ts';
import { UpstreamError } from '../../sources/upstream-error.ts';

const PLACE = 'POST /V1/guest-carts/abc/payment-information';
const READ = 'GET /V1/guest-carts/abc';
function place(name: string, key = 'k', method = 'checkmo') {
  return `${name}: guestCartOrderPlace(input: { cartId: "abc", idempotencyKey: "${key}", email: "a@b.test", paymentMethod: { code: "${method}" } }) { isPlaced orderId orderNumber userErrors { code } }`;
}

function late() {
  throw new UpstreamError('UPSTREAM_TIMEOUT', 'commerce', { message: 'slow' });
}

function aStockItem(name: string, isInStock: boolean) {
  return { product: { name, stock_status: isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK' } };
}

const ORDERED = { ...aCartResponse({ is_active: false }), reserved_order_id: '000000057' };

test('places one order for two attempts with the same key', async () => {
  const { data, restCalls } = await runOperation(`mutation { ${place('a')} ${place('b')} }`, {
    rest: { [PLACE]: '57', [READ]: ORDERED },
  });
  expect(data.a).toEqual({
    isPlaced: true,
    orderId: '57',
    orderNumber: '000000057',
    userErrors: [],
  });
  expect(data.b).toEqual(data.a);
  expect(restCalls.filter(({ call }) => call === PLACE)).toHaveLength(1);
});

test('sends the data of the payment method', async () => {
  const method = `code: "purchaseorder", purchaseOrderNumber: "PO-7", data: [{ name: "nonce", value: "n1" }]`;
  const { restCalls } = await runOperation(
    `mutation { ${place('a').replace('code: "checkmo"', method)} }`,
    { rest: { [PLACE]: '57', [READ]: ORDERED } },
  );
  expect(restCalls[0]?.body).toEqual({
    cartId: 'abc',
    email: 'a@b.test',
    paymentMethod: {
      method: 'purchaseorder',
      po_number: 'PO-7',
      additional_data: { nonce: 'n1' },
    },
  });
});

test('reports a placed order whose number cannot be read', async () => {
  const limited = reject(429, 'Too Many Requests');
  const { data, errors } = await runOperation(`mutation { ${place('a')} }`, {
    rest: { [PLACE]: '57', [READ]: limited },
  });
  expect(errors).toEqual([]);
  expect(data.a).toMatchObject({ isPlaced: true, orderId: '57', orderNumber: null });
});

testWithRedis(
  'two gateways place one order for concurrent attempts with one key, and both return it',
  async () => {
    await using redis = await startRedis();
    const connections = [await redis.connect(), await redis.connect()];
    const [one, two] = connections.map((connection) => createTtlStore(connection));
    const slowly = () => new Promise((resolve) => setTimeout(() => resolve('57'), 200));
    const rest = { [PLACE]: slowly, [READ]: ORDERED };
    await using first = await serve({ rest }, { ...(one && { store: one }) });
    await using second = await serve({ rest }, { ...(two && { store: two }) });
    const order = async (gateway: typeof first, key: string) =>
      (await (await gateway.post(`mutation { ${place('a', key)} }`)).json()).data.a;
    const responses = await Promise.all([order(first, 'k'), order(second, 'k')]);
    expect(responses[0]).toMatchObject({ isPlaced: true, orderId: '57' });
    expect(responses[1]).toEqual(responses[0]);
    const placed = () =>
      [...first.restCalls, ...second.restCalls].filter(({ call }) => call === PLACE).length;
    expect(placed()).toBe(1);
    expect(await order(second, 'k')).toEqual(responses[0]);
    expect(placed()).toBe(1);
    for (const connection of connections) connection.disconnect();
  },
);

testWithRedis(
  'two gateways return the order to concurrent attempts with one key while Redis hangs',
  async () => {
    await using redis = await startRedis();
    const log = pino({ level: 'silent' });
    const connections = [connectRedis(redis.url, log), connectRedis(redis.url, log)];
    await expect.poll(() => connections.map(({ status }) => status)).toEqual(['ready', 'ready']);
    const stores = connections.map((connection) => createTtlStore(connection));
    const rest = { [PLACE]: once(() => '57', NO_CART), [READ]: ORDERED };
    await using first = await serve({ rest }, { ...(stores[0] && { store: stores[0] }) });
    await using second = await serve({ rest }, { ...(stores[1] && { store: stores[1] }) });
    redis.freeze();
    const order = async (gateway: typeof first) =>
      (await (await gateway.post(`mutation { ${place('a')} }`)).json()).data.a;
    const placed = { isPlaced: true, orderNumber: '000000057', userErrors: [] };
    const responses = await Promise.all([order(first), order(second)]);
    expect(responses).toMatchObject([placed, placed]);
    expect(responses.map(({ orderId }) => orderId).sort()).toEqual(['57', null]);
    for (const connection of connections) connection.disconnect();
  },
);

test('finds the order through the cart after a timeout', async () => {
  const { data, errors } = await runOperation(`mutation { ${place('a')} }`, {
    rest: { [PLACE]: late, [READ]: ORDERED },
  });
  expect(errors).toEqual([]);
  expect(data.a).toMatchObject({ isPlaced: true, orderId: null, orderNumber: '000000057' });
});

test('keeps the outcome open while Magento 2.4.8 still places an order of the cart', async () => {
  const locked = reject(400, 'The cart is locked for processing. Please try again later.');
  const ask = (cart: object) =>
    runOperation(`mutation { ${place('a')} }`, { rest: { [PLACE]: locked, [READ]: cart } });
  expect((await ask(aCartResponse())).errors).toMatchObject([
    { extensions: { code: 'UPSTREAM_TIMEOUT' } },
  ]);
  expect((await ask(ORDERED)).data.a).toMatchObject({ isPlaced: true, orderNumber: '000000057' });
});

test('returns an error after a timeout when no order was placed', async () => {
  const { data, errors, restCalls } = await runOperation(`mutation { ${place('a')} }`, {
    rest: { [PLACE]: late, [READ]: aCartResponse() },
  });
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_TIMEOUT' } }]);
  expect(restCalls.map(({ call }) => call)).toEqual([PLACE, READ]);
});

const ORDER_FAILED = {
  code: 'PAYMENT_FAILED',
  message: 'There was an issue while placing an order. Please try again later.',
};
const INTERNAL_ERROR = reject(500, 'Internal Error');

test('reports a failed order when the back end has responded and the cart can still be ordered', async () => {
  const { data, errors } = await runOperation(
    `mutation { ${place('a').replace('code }', 'code message }')} }`,
    { rest: { [PLACE]: INTERNAL_ERROR, [READ]: aCartResponse() } },
  );
  expect(errors).toEqual([]);
  expect(data.a).toMatchObject({ isPlaced: false, userErrors: [ORDER_FAILED] });
});

test.each([
  ['a proxy responds instead', { [PLACE]: reject(502, 'Bad Gateway'), [READ]: aCartResponse() }],
  ['the cart cannot be read', { [PLACE]: INTERNAL_ERROR, [READ]: late }],
  ['there is no cart', { [PLACE]: INTERNAL_ERROR, [READ]: NO_CART }],
])('reports no failed order when %s, because it may be placed', async (_, rest) => {
  const { data, errors } = await runOperation(`mutation { ${place('a')} }`, { rest });
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_UPSTREAM' } }]);
});

test('finds the order through the cart after an error of the back end', async () => {
  const { data } = await runOperation(`mutation { ${place('a')} }`, {
    rest: { [PLACE]: INTERNAL_ERROR, [READ]: ORDERED },
  });
  expect(data.a).toMatchObject({ isPlaced: true, orderNumber: '000000057', userErrors: [] });
});

test('returns a user error for a sold item and does not store the rejection', async () => {
  const { data, restCalls } = await runOperation(`mutation { ${place('a')} ${place('b')} }`, {
    // Magento may have reserved a number for the order.
    rest: { [PLACE]: reject(400, 'Some of the products are out of stock.'), [READ]: ORDERED },
  });
  expect(data.a).toEqual({
    isPlaced: false,
    orderId: null,
    orderNumber: null,
    userErrors: [{ code: 'OUT_OF_STOCK' }],
  });
  expect(restCalls.filter(({ call }) => call === PLACE)).toHaveLength(2);
});

test.each([
  [
    'the items that are sold',
    { items: [aStockItem('Lumaflex&trade; Band', false), aStockItem('Duffle Bag', true), null] },
    'Some of the products are out of stock: Lumaflex™ Band. Remove them to check out the rest.',
  ],
  ['nothing if Magento does not tell', null, 'Some of the products are out of stock.'],
])('names %s', async (_, cart, message) => {
  const placing = place('a').replace('code }', 'message }');
  const { data, restCalls } = await runOperation(`mutation { ${placing} }`, {
    rest: {
      [PLACE]: reject(400, 'Some of the products are out of stock.'),
      'GRAPHQL cart': { cart },
    },
  });
  expect(data.a.userErrors).toEqual([{ message }]);
  expect(restCalls.at(-1)).toEqual({ call: 'GRAPHQL cart', body: { cart: 'abc' } });
});

const PUT = 'PUT /V1/carts/mine/order';
const CART = 'GET /V1/carts/mine';
const NEWEST =
  'GET /V1/orders/mine?searchCriteria%5BpageSize%5D=1&searchCriteria%5BcurrentPage%5D=1';
const NO_CUSTOMER_CART = reject(404, 'No such entity with %fieldName = %fieldValue', {
  fieldName: 'customerId',
  fieldValue: 1,
});
const mine =
  'mutation { it: customerCartOrderPlace(input: { idempotencyKey: "k" }) { isPlaced orderId } }';
function session() {
  return createSession({ customer: { token: 't' } });
}

function toOrder(at: Date) {
  return {
    items: [
      {
        entity_id: 57,
        increment_id: '000000057',
        created_at: at.toISOString().slice(0, 19).replace('T', ' '),
        items: [],
      },
    ],
    total_count: 1,
  };
}

test("finds a customer's order after a timeout when the newest one was just placed", async () => {
  const { data, errors, restCalls } = await runOperation(mine, {
    rest: { [PUT]: late, [CART]: NO_CUSTOMER_CART, [NEWEST]: toOrder(new Date()) },
    session: session(),
  });
  expect(errors).toEqual([]);
  expect(data.it).toEqual({ isPlaced: true, orderId: '57' });
  expect(restCalls.filter(({ call }) => call === PUT)).toHaveLength(1);
});

const TRANSLATED = reject(404, 'Der Kunde hat keinen aktiven Warenkorb.');
const ADD = 'POST /V1/carts/mine/items';
const COUPON = 'PUT /V1/carts/mine/coupons/X';
const addToMine = 'customerCartItemAdd(input: { sku: "A" }) { userErrors { code field } }';
const couponOnMine = 'customerCartCouponApply(input: { code: "X" }) { userErrors { code field } }';

test.each([
  ['a missing cart', addToMine, ADD, NO_CUSTOMER_CART, { code: 'NO_ACTIVE_CART', field: null }],
  ['a product', addToMine, ADD, aCartResponse(), { code: 'NOT_FOUND', field: ['sku'] }],
  ['a coupon', couponOnMine, COUPON, aCartResponse(), { code: 'BAD_USER_INPUT', field: ['code'] }],
])(
  "tells a customer's missing cart from other translated rejections: %s",
  async (_, field, call, cart, userError) => {
    const { data, restCalls } = await runOperation(`mutation { it: ${field} }`, {
      rest: { [call]: TRANSLATED, [CART]: cart },
      session: session(),
    });
    expect(data.it.userErrors).toEqual([userError]);
    expect(restCalls.map((each) => each.call)).toEqual([call, CART]);
  },
);

test("reports no order after a timeout while the customer's cart can still be ordered", async () => {
  const { data, errors } = await runOperation(mine, {
    rest: { [PUT]: late, [CART]: aCartResponse(), [NEWEST]: toOrder(new Date()) },
    session: session(),
  });
  expect(data).toBeNull();
  expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_TIMEOUT' } }]);
});

test("reads the number of a customer's order and the names of sold items as the customer", async () => {
  const ask = (response: unknown) =>
    runOperation(mine.replace('orderId', 'orderNumber userErrors { message }'), {
      rest: {
        [PUT]: response,
        'GET /V1/orders/mine/57': { ...toOrder(new Date()).items[0] },
        'GRAPHQL customerCart': { customerCart: { items: [aStockItem('Band', false)] } },
      },
      session: session(),
    });
  expect((await ask('57')).data.it).toEqual({
    isPlaced: true,
    orderNumber: '000000057',
    userErrors: [],
  });
  const sold = await ask(reject(400, 'Some of the products are out of stock.'));
  expect(sold.data.it.userErrors[0].message).toContain('out of stock: Band.');
});

test.each([
  ['orders of long ago', { [NEWEST]: toOrder(new Date(Date.now() - 3_600_000)) }],
  ['no order at all', { [NEWEST]: { items: [], total_count: 0 } }],
  [
    'a back end that lists no orders',
    { [NEWEST]: reject(404, 'Request does not match any route.') },
  ],
])(
  'reports no order after a timeout for a customer without a cart and with %s',
  async (_, orders) => {
    const { data, errors } = await runOperation(mine, {
      rest: { [PUT]: late, [CART]: NO_CUSTOMER_CART, ...orders },
      session: session(),
    });
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'UPSTREAM_TIMEOUT' } }]);
  },
);

test("returns a customer's order to a second attempt without the cart's id", async () => {
  const { data, restCalls } = await runOperation(
    `mutation {
      a: customerCartOrderPlace(input: { cartId: "17", idempotencyKey: "k" }) { isPlaced orderId }
      b: customerCartOrderPlace(input: { idempotencyKey: "k" }) { isPlaced orderId }
    }`,
    { rest: { [PUT]: 57 }, session: session() },
  );
  expect([data.a, data.b]).toEqual(Array(2).fill({ isPlaced: true, orderId: '57' }));
  expect(restCalls.map(({ call }) => call)).toEqual([PUT]);
});

test('rejects a key with another payload and a key that is not a valid header', async () => {
  const { data, restCalls } = await runOperation(
    `mutation { ${place('a')} ${place('b', 'k', 'cashondelivery')} ${place('c', 'two words')} }`,
    { rest: { [PLACE]: '57', [READ]: ORDERED } },
  );
  expect(data.b).toMatchObject({ isPlaced: false, userErrors: [{ code: 'IDEMPOTENCY_MISMATCH' }] });
  expect(data.c).toMatchObject({ isPlaced: false, userErrors: [{ code: 'BAD_USER_INPUT' }] });
  expect(restCalls.filter(({ call }) => call === PLACE)).toHaveLength(1);
});

function once<T>(first: () => T, then: () => T) {
  let times = 0;
  return () => {
    times += 1;
    return times === 1 ? first() : then();
  };
}

test('returns to the next attempt an order that was placed after its call timed out', async () => {
  const rest = {
    [PLACE]: once(late, NO_CART),
    [READ]: once(
      () => aCartResponse(),
      () => ORDERED,
    ),
  };
  await using gateway = await serve({ rest });
  const ask = async (key: string) => {
    const { data, errors } = await (await gateway.post(`mutation { ${place('it', key)} }`)).json();
    return {
      it: data?.it,
      codes: (errors ?? []).map((error: GraphQLError) => error.extensions.code),
    };
  };
  expect((await ask('k')).codes).toEqual(['UPSTREAM_TIMEOUT']);
  // The result of this key is known: the cart of an earlier order is inactive.
  expect((await ask('other')).it).toMatchObject({
    isPlaced: false,
    userErrors: [{ code: 'NO_ACTIVE_CART' }],
  });
  expect((await ask('k')).it).toEqual({
    isPlaced: true,
    orderId: null,
    orderNumber: '000000057',
    userErrors: [],
  });
});

test('keeps the outcome open while Magento 2.4.7 still places the order of an earlier call', async () => {
  const message =
    'A server error stopped your order from being placed. Please try to place your order again.';
  const rest = { [PLACE]: once(late, reject(400, message)), [READ]: aCartResponse() };
  await using gateway = await serve({ rest });
  const ask = async (key: string) =>
    (await gateway.post(`mutation { ${place('it', key)} }`)).json();
  for (const _ of ['sent', 'sent again']) {
    expect((await ask('k')).errors).toMatchObject([{ extensions: { code: 'UPSTREAM_TIMEOUT' } }]);
  }
  const { data } = await ask('other');
  expect(data.it.userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
});

test('reports that the payment method was not set because of too many attempts', async () => {
  const SET = 'POST /V1/guest-carts/abc/set-payment-information';
  const source = `mutation { it: guestCartPaymentInformationSet(input: { cartId: "abc", email: "a@b.test", paymentMethod: { code: "checkmo" } }) { cart { id } userErrors { code } } }`;
  const { data } = await runOperation(source, { rest: { [SET]: false } });
  expect(data.it).toEqual({ cart: null, userErrors: [{ code: 'RATE_LIMITED' }] });
});
