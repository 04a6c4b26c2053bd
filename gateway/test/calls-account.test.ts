import { expect, test } from 'vitest';
import { createSession } from '../src/session/session.ts';
import { anOrderResponse } from './helpers/builders.ts';
import type { RestCall } from './helpers/fake-sources.ts';
import { runOperation } from './helpers/run-operation.ts';

type Case = readonly [field: string, calls: readonly RestCall[], response: unknown];

/** The single call that a field sends for the customer. */
function own(call: string, body?: unknown): RestCall[] {
  return [{ call, ...(body === undefined ? {} : { body }), token: 't' }];
}

const aReturn = { id: 3, order_id: 57 };
const aParcel = { track_number: 'ENC1' };

function run(source: string, calls: readonly RestCall[], response: unknown) {
  return runOperation(source, {
    rest: Object.fromEntries(calls.map(({ call }) => [call, response])),
    session: createSession({ customer: { token: 't' } }),
  });
}

test.each<Case>([
  [
    'guestOrder(orderNumber: "1", lastName: "O\'Hara", postalCode: "9 1") { id }',
    [{ call: 'GET /V1/guestorder?orderid=1&lname=O%27Hara&postcode=9+1' }],
    anOrderResponse(),
  ],
  ['order(id: "57") { id }', own('GET /V1/orders/57'), anOrderResponse()],
  [
    'customerOrders { totalCount }',
    own('GET /V1/orders/mine?searchCriteria%5BpageSize%5D=10&searchCriteria%5BcurrentPage%5D=1'),
    [],
  ],
  ['customerOrder(id: "57") { id }', own('GET /V1/orders/mine/57'), anOrderResponse()],
  ['shipmentTracking(trackNumber: "ENC1") { id }', own('GET /V1/shimpent/track/ENC1'), aParcel],
  ['wishlist { itemsCount }', own('GRAPHQL customer'), { customer: { wishlist: null } }],
  ['savedSearches { id }', own('GET /V1/saved-search/me'), [{ id: 2, name: 'n', query: '/q' }]],
  ['giftCards { code }', own('GET /V1/gift-card/me'), [{ code: 'G', balance: 1 }]],
  ['customerReturns { id }', own('GET /V1/orders/returns'), [aReturn]],
  ['customerReturn(id: "3") { id }', own('GET /V1/orders/returns/3'), aReturn],
  [
    'customerReturnLabel(id: "3") { trackNumber }',
    own('GET /V1/orders/returns/3/label'),
    { carrier: 'E', track_number: 'R', from: [], to: [] },
  ],
])('%s sends one call', async (field, calls, response) => {
  const { data, errors, restCalls } = await run(`{ it: ${field} }`, calls, response);
  expect(errors).toEqual([]);
  expect(data.it).toBeTruthy();
  expect(restCalls).toEqual(calls);
});

test.each<Case>([
  [
    'customerReturnRequest(input: { orderId: "57", itemIds: ["61"], reason: "Too small" })',
    own('POST /V1/orders/returns', { orderId: 57, itemIds: [61], reason: 'Too small' }),
    aReturn,
  ],
  [
    'priceAlertAdd(input: { sku: "X" })',
    own('POST /V1/price-alert/me/', { sku: 'X' }),
    { id: 4, sku: 'X' },
  ],
  ['priceAlertRemove(input: { id: "4" })', own('DELETE /V1/price-alert/me/4'), true],
  [
    'savedSearchAdd(input: { name: "Red", query: "/handbags?color=Red" })',
    own('POST /V1/saved-search/add', { name: 'Red', query: '/handbags?color=Red' }),
    { id: 2, name: 'Red', query: '/handbags?color=Red' },
  ],
  ['savedSearchRemove(input: { id: "2" })', own('POST /V1/saved-search/remove', { id: 2 }), true],
  [
    'giftCardBalanceCheck(input: { code: "G" })',
    own('POST /V1/gift-card/me/balance', { code: 'G' }),
    [{ code: 'G', balance: 1 }],
  ],
  [
    'newsletterSubscribe(input: { email: "a+b@c.test" })',
    own('GET /V1/newsletter/subscription?email=a%2Bb%40c.test'),
    [{ message: 'Thank you.', status: 1 }],
  ],
])('%s sends one call', async (field, calls, response) => {
  const source = `mutation { it: ${field} { userErrors { code } } }`;
  const { data, errors, restCalls } = await run(source, calls, response);
  expect(errors).toEqual([]);
  expect(data.it.userErrors).toEqual([]);
  expect(restCalls).toEqual(calls);
});

test.each([
  ['wishlistItemAdd', 'PUT /V1/customer/addwishlist', { customerId: 5, productId: 7 }],
  ['wishlistItemRemove', 'DELETE /V1/customer/deletewishlist?customerId=5&productId=7', undefined],
])("%s sends the session's customer and makes one call", async (field, call, body) => {
  const me = 'GET /V1/customers/me';
  const { data, errors, restCalls } = await runOperation(
    `mutation { it: ${field}(input: { productId: "7" }) { userErrors { code } } }`,
    {
      rest: { [me]: { id: 5, email: 'ann@example.test' }, [call]: true },
      session: createSession({ customer: { token: 't' } }),
    },
  );
  expect(errors).toEqual([]);
  expect(data.it.userErrors).toEqual([]);
  expect(restCalls).toEqual([...own(me), ...own(call, body)]);
});

test("priceAlerts sends the session's customer", async () => {
  const me = 'GET /V1/customers/me';
  const call = 'GET /V1/price/alerts/5';
  const { errors, restCalls } = await runOperation(
    '{ customer { email } a: priceAlerts { id } b: priceAlerts { sku } }',
    {
      rest: { [me]: { id: 5, email: 'ann@example.test' }, [call]: [] },
      session: createSession({ customer: { token: 't' } }),
    },
  );
  expect(errors).toEqual([]);
  expect(restCalls).toEqual([...own(me), ...own(call)]);
});

function token(name: string) {
  return `GET /V1/wallet/${name}?quoteId=118`;
}

test.each<Case>([
  ['sellItemFilters { status }', own('GET /V1/sell/my/filters'), []],
  ['sellDrafts { id }', own('GET /V1/sell/my/draft'), []],
  ['walletCheckoutToken(cartId: "118") { token }', own(token('checkouttoken')), 'WO-1'],
  ['walletPaypalToken(cartId: "118") { token }', own(token('paypaltoken')), 'WO-1'],
  ['savedSearches { id }', own('GET /V1/saved-search/me'), []],
  ['giftCards { code }', own('GET /V1/gift-card/me'), []],
])('%s selected under two names sends one call', async (field, calls, response) => {
  const { data, errors, restCalls } = await run(`{ a: ${field} b: ${field} }`, calls, response);
  expect(errors).toEqual([]);
  expect(data.a).toEqual(data.b);
  expect(restCalls).toEqual(calls);
});
