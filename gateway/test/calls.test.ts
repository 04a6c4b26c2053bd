import { expect, test } from 'vitest';
import { createSession } from '../src/session/session.ts';
import { CommerceError } from '../src/sources/commerce-rest/errors.ts';
import { aCartItem, aCartResponse } from './helpers/builders.ts';
import type { RestCall } from './helpers/fake-sources.ts';
import { runOperation } from './helpers/run-operation.ts';

const ADDRESS =
  '{ firstName: "Ann", line1: "1 Main St", line2: "Apt 2", regionId: "12", country: "US" }';
const WIRE = {
  firstname: 'Ann',
  street: ['1 Main St', 'Apt 2'],
  region_id: 12,
  country_id: 'US',
};
const ACCOUNT = {
  id: 1,
  email: 'ann@example.test',
  firstname: 'Ann',
  lastname: 'Lee',
  website_id: 1,
  store_id: 1,
  addresses: [],
};
const METHOD = 'paymentMethod: { code: "checkmo" }';
const paymentMethod = { method: 'checkmo' };
function pay(of: string) {
  return `${of} { isPlaced orderId userErrors { code } }`;
}

function done(of: string) {
  return `${of} { userErrors { code } }`;
}

type Case = readonly [field: string, calls: readonly RestCall[], response: unknown];

/** A field for guests, its counterpart for customers, and the single call that both send. */
function both(
  name: string,
  fields: string,
  [method, path, response, body]: readonly [string, string, unknown, object?],
): Case[] {
  const rest = body === undefined ? {} : { body };
  return [
    [
      done(`guestCart${name}(input: { cartId: "abc" ${fields} })`),
      [{ call: `${method} /V1/guest-carts/abc/${path}`, ...rest }],
      response,
    ],
    [
      done(`customerCart${name}${fields === '' ? '' : `(input: { ${fields} })`}`),
      [{ call: `${method} /V1/carts/mine/${path}`, ...rest, token: 't' }],
      response,
    ],
  ];
}

const shipping = {
  addressInformation: {
    shipping_address: WIRE,
    shipping_carrier_code: 'flatrate',
    shipping_method_code: 'flatrate',
  },
  shipping_carrier_code: 'flatrate',
  shipping_method_code: 'flatrate',
};
const newCustomer = {
  customer: {
    email: 'a@b.test',
    firstname: 'A',
    lastname: 'B',
    extension_attributes: { is_subscribed: true },
  },
  password: 'Passw0rd!23',
};

const MUTATIONS: readonly Case[] = [
  [done('customerCartCreate'), [{ call: 'POST /V1/carts/mine', body: {}, token: 't' }], 17],
  [
    done('customerCartItemAdd(input: { sku: "X" })'),
    [
      {
        call: 'POST /V1/carts/mine/items',
        body: { cartItem: { sku: 'X', qty: 1 } },
        token: 't',
      },
    ],
    aCartItem(),
  ],
  [
    done('customerCartItemAdd(input: { cartId: "17", sku: "X" })'),
    [
      {
        call: 'POST /V1/carts/mine/items',
        body: { cartItem: { quote_id: '17', sku: 'X', qty: 1 } },
        token: 't',
      },
    ],
    aCartItem(),
  ],
  [
    done('customerCartItemRemove(input: { lineId: "9" })'),
    [{ call: 'DELETE /V1/carts/mine/items/9', token: 't' }],
    true,
  ],
  ...both('ShippingMethodsEstimate', `address: ${ADDRESS}`, [
    'POST',
    'estimate-shipping-methods',
    [],
    { address: WIRE },
  ]),
  ...both('BillingAddressSet', `address: ${ADDRESS}`, [
    'POST',
    'billing-address',
    '41',
    { address: WIRE, use_for_shipping: false },
  ]),
  ...both(
    'ShippingInformationSet',
    `shippingAddress: ${ADDRESS} carrierCode: "flatrate" methodCode: "flatrate"`,
    ['POST', 'shipping-information', { totals: {} }, shipping],
  ),
  ...both('CouponApply', 'code: "A/B"', ['PUT', 'coupons/A%2FB', true]),
  ...both('CouponRemove', '', ['DELETE', 'coupons', true]),
  [
    done('guestCartGiftCardApply(input: { cartId: "abc", code: "G1" })'),
    [{ call: 'PUT /V1/guest-carts/abc/gift-card/G1?cartId=abc' }],
    true,
  ],
  [
    done('guestCartGiftCardRemove(input: { cartId: "abc", code: "G1" })'),
    [{ call: 'DELETE /V1/guest-carts/abc/gift-card/G1?cartId=abc' }],
    true,
  ],
  [
    done(`guestCartPaymentInformationSet(input: { cartId: "abc", email: "a@b.test", ${METHOD} })`),
    [
      {
        call: 'POST /V1/guest-carts/abc/set-payment-information',
        body: { email: 'a@b.test', payment_method: paymentMethod },
      },
    ],
    true,
  ],
  [
    done(`customerCartPaymentInformationSet(input: { ${METHOD} })`),
    [
      {
        call: 'POST /V1/carts/mine/set-payment-information',
        body: { payment_method: paymentMethod },
        token: 't',
      },
    ],
    true,
  ],
  [
    pay(
      `guestCartOrderPlace(input: { cartId: "abc", idempotencyKey: "k", email: "a@b.test", ${METHOD} })`,
    ),
    [
      {
        call: 'POST /V1/guest-carts/abc/payment-information',
        body: { email: 'a@b.test', paymentMethod, cartId: 'abc' },
        idempotencyKey: 'k',
      },
    ],
    '57',
  ],
  [
    pay(`customerCartOrderPlace(input: { idempotencyKey: "k", ${METHOD} })`),
    [
      {
        call: 'PUT /V1/carts/mine/order',
        body: { paymentMethod },
        token: 't',
        idempotencyKey: 'k',
      },
    ],
    3,
  ],
  [
    pay(`customerCartOrderPlace(input: { cartId: "17", idempotencyKey: "k", ${METHOD} })`),
    [
      {
        call: 'PUT /V1/carts/mine/order',
        body: { paymentMethod, cartId: '17' },
        token: 't',
        idempotencyKey: 'k',
      },
    ],
    3,
  ],
  [
    done('customerSignIn(input: { email: "a@b.test", password: "p" })'),
    [
      {
        call: 'POST /V1/integration/customer/token',
        body: { username: 'a@b.test', password: 'p' },
      },
    ],
    'new',
  ],
  [
    done('customerSignInWithFacebook(input: { accessToken: "f" })'),
    [{ call: 'POST /V1/social/facebooklogin', body: { accessToken: 'f' } }],
    'new',
  ],
  [
    done(
      'customerSignInWithGoogle(input: { token: "g", googleId: "1", email: "a@b.test", firstName: "A", lastName: "B" })',
    ),
    [
      {
        call: 'POST /V1/social/googlelogin',
        body: {
          userInfo: { id: '1', email: 'a@b.test', given_name: 'A', family_name: 'B' },
          token: 'g',
        },
      },
    ],
    'new',
  ],
  [
    done('customerSignOut'),
    [{ call: 'POST /V1/integration/customer/revoke-customer-token', body: {}, token: 't' }],
    true,
  ],
  [
    done(
      'customerCreate(input: { email: "a@b.test", firstName: "A", lastName: "B", password: "Passw0rd!23", isSubscribed: true })',
    ),
    [{ call: 'POST /V1/customers', body: newCustomer }],
    ACCOUNT,
  ],
  [
    done('customerPasswordChange(input: { currentPassword: "a", newPassword: "b" })'),
    [
      {
        call: 'PUT /V1/customers/me/password',
        body: { currentPassword: 'a', newPassword: 'b' },
        token: 't',
      },
    ],
    true,
  ],
  [
    done('customerPasswordResetRequest(input: { email: "a@b.test" })'),
    [
      {
        call: 'PUT /V1/customers/password',
        body: { email: 'a@b.test', template: 'email_reset', websiteId: 1 },
      },
    ],
    true,
  ],
  [
    done('customerPasswordReset(input: { email: "a@b.test", resetToken: "r", newPassword: "n" })'),
    [
      {
        call: 'POST /V1/customers/resetPassword',
        body: { email: 'a@b.test', resetToken: 'r', newPassword: 'n' },
      },
    ],
    true,
  ],
];

function run(source: string, calls: readonly RestCall[], response: unknown) {
  return runOperation(source, {
    rest: Object.fromEntries(calls.map(({ call }) => [call, response])),
    session: createSession({ customer: { token: 't' } }),
  });
}

test.each(MUTATIONS)('%s makes one call', async (field, calls, response) => {
  const { data, errors, restCalls } = await run(`mutation { it: ${field} }`, calls, response);
  expect(errors).toEqual([]);
  expect(data.it.userErrors).toEqual([]);
  expect(restCalls).toEqual(calls);
});

test.each<Case>([
  ['customer { email }', [{ call: 'GET /V1/customers/me', token: 't' }], ACCOUNT],
  ['customerCart { id }', [{ call: 'GET /V1/carts/mine', token: 't' }], aCartResponse()],
])('%s sends one call', async (field, calls, response) => {
  const { data, errors, restCalls } = await run(`{ it: ${field} }`, calls, response);
  expect(errors).toEqual([]);
  expect(data.it).toBeTruthy();
  expect(restCalls).toEqual(calls);
});

test.each(['customerCartGiftCardApply', 'customerCartGiftCardRemove'])(
  '%s requests the cart id first',
  async (field) => {
    const method = field.endsWith('Apply') ? 'PUT' : 'DELETE';
    const call = `${method} /V1/carts/mine/gift-card/G1?cartId=118`;
    const { data, restCalls } = await runOperation(
      `mutation { ${done(`${field}(input: { code: "G1" })`)} }`,
      {
        rest: { 'GET /V1/carts/mine': aCartResponse(), [call]: true },
        session: createSession({ customer: { token: 't' } }),
      },
    );
    expect(data[field].userErrors).toEqual([]);
    expect(restCalls).toEqual([
      { call: 'GET /V1/carts/mine', token: 't' },
      { call, token: 't' },
    ]);
  },
);

test.each(['customerCartGiftCardApply', 'customerCartGiftCardRemove'])(
  '%s calls nothing else if the cart id cannot be read',
  async (field) => {
    const { data, restCalls } = await runOperation(
      `mutation { it: ${field}(input: { code: "G1" }) { cart { id } userErrors { code status } } }`,
      {
        rest: {
          'GET /V1/carts/mine': () => {
            throw new CommerceError(403, 'The account may not shop.');
          },
        },
        session: createSession({ customer: { token: 't' } }),
      },
    );
    const userErrors = [{ code: 'FORBIDDEN', status: 403 }];
    expect(data.it).toEqual({ cart: null, userErrors });
    expect(restCalls).toEqual([{ call: 'GET /V1/carts/mine', token: 't' }]);
  },
);

test('returns UNAUTHENTICATED to guests without a call when a customer is required', async () => {
  for (const field of ['customerCartItemRemove(input: { lineId: "9" })', 'customerCartCreate']) {
    const { errors, restCalls } = await runOperation(`mutation { ${done(field)} }`);
    expect(errors).toMatchObject([{ extensions: { code: 'UNAUTHENTICATED' } }]);
    expect(restCalls).toEqual([]);
  }
});
