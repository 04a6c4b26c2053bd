import { afterEach, describe, expect, test, vi } from 'vitest';
import { aCartResponse } from '../../../test/helpers/builders.ts';
import type { RestCall } from '../../../test/helpers/fake-sources.ts';
import { reject } from '../../../test/helpers/rejections.ts';
import { runOperation } from '../../../test/helpers/run-operation.ts';
import { readEnv } from '../../env.ts';
import { createSession } from '../../session/session.ts';
import { createPaymentConfig } from './config.ts';

afterEach(() => vi.restoreAllMocks());

const token = 't';
const FAILED = 'Transaction failed. Please try again later.';
const PAYMENT = 'input: { cartId: "118", walletOrderId: "WO-1" }';
const ORDER = 'input: { cartId: "118", walletOrderId: "WO-1", idempotencyKey: "k" }';
const FINANCE = 'input: { cartId: "118", token: "fn_1", idempotencyKey: "k" }';
const body = { paypalorderid: 'WO-1', quoteId: '118' };
const well = { status: 1, message: '' };

function run(source: string, calls: readonly RestCall[], response: unknown, isGuest = false) {
  return runOperation(source, {
    rest: Object.fromEntries(calls.map(({ call }) => [call, response])),
    ...(isGuest ? {} : { session: createSession({ customer: { token } }) }),
  });
}

const MUTATIONS: readonly (readonly [string, RestCall, unknown])[] = [
  [`walletPaymentCapture(${PAYMENT})`, { call: 'PUT /V1/wallet/capture', body }, well],
  [`walletPaymentAuthorize(${PAYMENT})`, { call: 'PUT /V1/wallet/authorizepaypal', body }, well],
  [
    `walletOrderPlace(${ORDER})`,
    { call: 'PUT /V1/wallet/placeorder', body, idempotencyKey: 'k' },
    well,
  ],
  [
    'walletOrderValidate(input: { cartId: "118" })',
    { call: 'PUT /V1/wallet/validateorder', body: { quoteId: '118' } },
    well,
  ],
  [
    `financingOrderCreate(${FINANCE})`,
    {
      call: 'PUT /V1/financing/createorder',
      body: { quoteid: '118', token: 'fn_1' },
      idempotencyKey: 'k',
    },
    '000000012',
  ],
];
const QUERIES: readonly (readonly [string, RestCall])[] = [
  ['walletCheckoutToken(cartId: "118")', { call: 'GET /V1/wallet/checkouttoken?quoteId=118' }],
  ['walletPaypalToken(cartId: "118")', { call: 'GET /V1/wallet/paypaltoken?quoteId=118' }],
];

/** The same with a guest's masked cart id instead of the number of a customer's cart. */
function asGuest<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll('118', 'q118'));
}

describe('each field sends one call, for customers and for guests', () => {
  test.each(MUTATIONS)('%s', async (field, call, response) => {
    for (const isGuest of [false, true]) {
      const sent = isGuest ? asGuest({ field, ...call }) : { field, ...call, token };
      const { field: its, ...expected } = sent;
      const source = `mutation { it: ${its} { userErrors { code } } }`;
      const { data, errors, restCalls } = await run(source, [expected], response, isGuest);
      expect(errors).toEqual([]);
      expect(data.it.userErrors).toEqual([]);
      expect(restCalls).toMatchObject([expected]);
      expect('token' in (restCalls[0] ?? {})).toBe(!isGuest);
    }
  });

  test.each(QUERIES)('%s', async (field, call) => {
    for (const isGuest of [false, true]) {
      const sent = isGuest ? asGuest({ field, ...call }) : { field, ...call, token };
      const { field: its, ...expected } = sent;
      const source = `{ it: ${its} { token userErrors { code } } }`;
      const { data, restCalls } = await run(source, [expected], 'WO-1', isGuest);
      expect(data.it).toEqual({ token: 'WO-1', userErrors: [] });
      expect(restCalls).toEqual([expected]);
    }
  });

  test('walletCustomerToken sends a random query, and none for guests', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.42);
    const call = { call: 'GET /V1/wallet/getcustomertoken?_=0.42', token };
    const source = '{ walletCustomerToken { token } }';
    const { data, restCalls } = await run(source, [call], 'wc_1');
    expect(data.walletCustomerToken).toEqual({ token: 'wc_1' });
    expect(restCalls).toEqual([call]);
    const guest = await run(source, [call], 'wc_1', true);
    expect(guest.errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(guest.restCalls).toEqual([]);
  });
});

describe("the number of a customer's cart", () => {
  const fields = [
    ...MUTATIONS.map(([field]) => `mutation { it: ${field} { userErrors { code field } } }`),
    ...QUERIES.map(([field]) => `{ it: ${field} { userErrors { code field } } }`),
  ];

  test.each(fields)('is no cart of a guest, without a call: %s', async (source) => {
    const { data, errors, restCalls } = await run(source, [], null, true);
    expect(errors).toEqual([]);
    expect(data.it.userErrors).toEqual([{ code: 'NO_ACTIVE_CART', field: ['cartId'] }]);
    expect(restCalls).toEqual([]);
  });

  test.each([
    [`walletPaymentCapture(${PAYMENT})`, 'isDone'],
    ['walletOrderValidate(input: { cartId: "118" })', 'isValid'],
  ])('does not succeed: %s', async (field, outcome) => {
    const { data } = await run(`mutation { it: ${field} { ${outcome} } }`, [], null, true);
    expect(data.it).toEqual({ [outcome]: false });
  });

  test.each(fields)('is UNAUTHENTICATED after the session has ended: %s', async (source) => {
    const { errors, restCalls } = await runOperation(source, {
      session: createSession({ hasEnded: true }),
    });
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(restCalls).toEqual([]);
  });
});

test('sends the recipient of an express payment', async () => {
  const call = { call: 'PUT /V1/wallet/authorizepaypal' };
  const contact =
    'contact { email firstName lastName line1 line2 city regionCode postalCode country phone }';
  const ask = `mutation { walletPaymentAuthorize(${PAYMENT}) { isDone ${contact} } }`;
  const shipping_address = {
    firstname: 'Ada',
    lastname: 'Ko',
    street: ['2120 Vallejo', 'Apt 3'],
    city: 'San Francisco',
    region_code: 'CA',
    postcode: '94123',
    country_id: 'US',
    telephone: '415-555-0123',
  };
  const response = await run(ask, [call], { ...well, email: 'a@b.test', shipping_address });
  expect(response.data.walletPaymentAuthorize.contact).toEqual({
    email: 'a@b.test',
    firstName: 'Ada',
    lastName: 'Ko',
    line1: '2120 Vallejo',
    line2: 'Apt 3',
    city: 'San Francisco',
    regionCode: 'CA',
    postalCode: '94123',
    country: 'US',
    phone: '415-555-0123',
  });
  const mailOnly = await run(ask, [call], { ...well, email: 'a@b.test' });
  expect(mailOnly.data.walletPaymentAuthorize.contact).toMatchObject({
    email: 'a@b.test',
    line1: null,
  });
  expect((await run(ask, [call], well)).data.walletPaymentAuthorize).toEqual({
    isDone: true,
    contact: null,
  });
});

describe('failures', () => {
  const USER_ERRORS = 'userErrors { code message }';
  const failed = { code: 'PAYMENT_FAILED', message: FAILED };

  test.each(MUTATIONS.slice(0, 4))('%s fails on a status other than 1', async (field, call) => {
    const message = 'The wallet declined the payment.';
    for (const response of [{ status: 0, message }, { status: 2 }, { message }, [], null, false]) {
      const { data } = await run(`mutation { it: ${field} { ${USER_ERRORS} } }`, [call], response);
      expect(data.it.userErrors).toEqual([failed]);
    }
  });

  test('fails when a financing response has no number', async () => {
    for (const response of ['', ' ', null, false, true, 0, 1, {}, []]) {
      const { data } = await run(
        `mutation { it: financingOrderCreate(${FINANCE}) { isPlaced orderNumber ${USER_ERRORS} } }`,
        [{ call: 'PUT /V1/financing/createorder' }],
        response,
      );
      expect(data.it).toEqual({
        isPlaced: false,
        orderNumber: null,
        userErrors: [
          {
            code: 'PAYMENT_FAILED',
            message: 'There was an issue while placing an order. Please try again later.',
          },
        ],
      });
    }
  });

  test.each([12, { increment_id: '12' }])('accepts the order number in %j', async (response) => {
    const { data } = await run(
      `mutation { it: financingOrderCreate(${FINANCE}) { isPlaced orderNumber } }`,
      [{ call: 'PUT /V1/financing/createorder' }],
      response,
    );
    expect(data.it).toEqual({ isPlaced: true, orderNumber: '12' });
  });

  test("returns the shop's own reason when it rejects the validation", async () => {
    const { data } = await run(
      'mutation { it: walletOrderValidate(input: { cartId: "118" }) { isValid userErrors { code } } }',
      [{ call: 'PUT /V1/wallet/validateorder' }],
      reject(400, 'Some of the products are out of stock.'),
    );
    expect(data.it).toEqual({ isValid: false, userErrors: [{ code: 'OUT_OF_STOCK' }] });
  });

  test('fails when the provider call ends with an error and the cart can still be ordered', async () => {
    const { data, errors } = await runOperation(
      `mutation { it: financingOrderCreate(${asGuest(FINANCE)}) { isPlaced userErrors { code message status } } }`,
      {
        rest: {
          'PUT /V1/financing/createorder': reject(500, 'Internal Error'),
          'GET /V1/guest-carts/q118': aCartResponse(),
        },
      },
    );
    expect(errors).toEqual([]);
    const message = 'There was an issue while placing an order. Please try again later.';
    expect(data.it).toEqual({
      isPlaced: false,
      userErrors: [{ code: 'PAYMENT_FAILED', message, status: 500 }],
    });
  });

  test.each([
    [400, 'The approval has expired. Request it again.', 'PAYMENT_FAILED', ['token']],
    [
      400,
      'The approval was made for another amount. Request it again.',
      'PAYMENT_FAILED',
      ['token'],
    ],
    [400, 'Request the approval first.', 'BAD_USER_INPUT', ['token']],
    [400, 'Your card details were already used. Enter them again.', 'PAYMENT_FAILED', null],
    [400, 'The total has changed. Approve the payment again.', 'PAYMENT_FAILED', null],
    [400, 'The gift card balance has changed. Apply the gift card again.', 'PAYMENT_FAILED', null],
    [400, 'The gift card has no balance left.', 'PAYMENT_FAILED', null],
    [400, 'Some of the products are out of stock.', 'OUT_OF_STOCK', null],
    [400, 'Not enough items for sale', 'OUT_OF_STOCK', null],
    [400, 'The requested qty. is not available', 'OUT_OF_STOCK', null],
    [400, 'Product %name is out of stock.', 'OUT_OF_STOCK', null],
    [404, 'No such entity with %fieldName = %fieldValue', 'NO_ACTIVE_CART', ['cartId']],
    [503, 'Your payment is still being processed.', 'PAYMENT_PENDING', null],
  ])('maps the rejection %i %s to %s at %j', async (status, template, code, field) => {
    const { data } = await run(
      `mutation { it: financingOrderCreate(${FINANCE}) { isPlaced userErrors { code field } } }`,
      [{ call: 'PUT /V1/financing/createorder' }],
      reject(status, template),
    );
    expect(data.it).toEqual({ isPlaced: false, userErrors: [{ code, field }] });
  });

  test('reports a wallet that has not responded yet', async () => {
    const { data, errors } = await run(
      'mutation { it: walletPaymentCapture(input: { cartId: "118", walletOrderId: "WO-1" }) { isDone userErrors { code } } }',
      [{ call: 'PUT /V1/wallet/capture' }],
      reject(503, 'Your payment is still being processed.'),
    );
    expect(errors).toEqual([]);
    expect(data.it).toEqual({ isDone: false, userErrors: [{ code: 'PAYMENT_PENDING' }] });
  });

  test('masks any other 503', async () => {
    const { data, errors } = await run(
      `mutation { financingOrderCreate(${FINANCE}) { isPlaced } }`,
      [{ call: 'PUT /V1/financing/createorder' }],
      reject(503, 'Service Unavailable'),
    );
    expect(data).toBeNull();
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_UPSTREAM' } }]);
  });
});

test('places one order for two attempts with the same key and does not store a rejection', async () => {
  const call = { call: 'PUT /V1/wallet/placeorder' };
  const two = `mutation {
    a: walletOrderPlace(${ORDER}) { isPlaced orderId orderNumber }
    b: walletOrderPlace(${ORDER}) { isPlaced orderId orderNumber }
  }`;
  const placed = { ...well, order_id: 12, increment_id: '000000012' };
  const once = await run(two, [call], placed);
  expect(once.data.a).toEqual({ isPlaced: true, orderId: '12', orderNumber: '000000012' });
  expect(once.data.b).toEqual(once.data.a);
  expect(once.restCalls).toHaveLength(1);
  expect((await run(two, [call], { status: 0 })).restCalls).toHaveLength(2);
});

test.each(['', ' ', 'two words', 'two\\nlines', 'é', 'k'.repeat(256)])(
  'places no order with the key %j, which is not a valid header',
  async (key) => {
    const call = { call: 'PUT /V1/wallet/placeorder' };
    const { data, errors, restCalls } = await run(
      `mutation { it: walletOrderPlace(${ORDER.replace('"k"', `"${key}"`)}) { isPlaced userErrors { code field } } }`,
      [call],
      well,
    );
    const userErrors = [{ code: 'BAD_USER_INPUT', field: ['idempotencyKey'] }];
    expect({ it: data?.it, errors, restCalls }).toEqual({
      it: { isPlaced: false, userErrors },
      errors: [],
      restCalls: [],
    });
  },
);

test('rejects a key with another payload', async () => {
  const call = { call: 'PUT /V1/financing/createorder' };
  const order = (alias: string, key: string, fn: string) =>
    `${alias}: financingOrderCreate(input: { cartId: "118", token: "${fn}", idempotencyKey: "${key}" }) { isPlaced userErrors { code field } }`;
  const { data, restCalls } = await run(
    `mutation { ${order('a', 'k', 'fn_1')} ${order('b', 'k', 'fn_2')} }`,
    [call],
    '000000012',
  );
  expect(data.a.isPlaced).toBe(true);
  expect(data.b).toEqual({
    isPlaced: false,
    userErrors: [{ code: 'IDEMPOTENCY_MISMATCH', field: ['idempotencyKey'] }],
  });
  expect(restCalls).toHaveLength(1);
});

describe('paymentSettings', () => {
  const getSettings = (env: NodeJS.ProcessEnv) => createPaymentConfig(readEnv(env)).settings;
  const secret = { SESSION_SECRET: 'Jb0kP3vX9wQ2mZ7tR5yL8nC1dF4gH6s=' };

  test('uses the sandbox for providers that are not configured', () => {
    expect(getSettings({ SANDBOX_PUBLIC_URL: 'http://pay.test' })).toEqual({
      card: {
        adapter: 'encore',
        methodCode: 'encore_card',
        pageUrl: 'http://pay.test/card/fields',
        clientId: null,
      },
      financing: {
        adapter: 'encore',
        methodCode: 'encore_financing',
        pageUrl: 'http://pay.test/financing/approve',
        clientId: null,
      },
      wallet: {
        adapter: 'encore',
        methodCode: 'encore_wallet',
        pageUrl: 'http://pay.test/wallet/approve',
        clientId: null,
      },
    });
  });

  test('returns only the configured providers in a live shop', () => {
    const env = { NODE_ENV: 'production', ...secret };
    expect(getSettings(env)).toEqual({ card: null, financing: null, wallet: null });
    const named = {
      WALLET_ADAPTER: 'paypal',
      WALLET_METHOD: 'paypal',
      WALLET_CLIENT_ID: 'abc',
      CARD_ADAPTER: 'off',
    };
    expect(getSettings({ ...env, ...named })).toMatchObject({
      card: null,
      wallet: { adapter: 'paypal', methodCode: 'paypal', pageUrl: null, clientId: 'abc' },
    });
  });
});
