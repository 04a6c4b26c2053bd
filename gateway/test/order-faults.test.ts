import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EmbeddedBackEnd, startEmbeddedBackEnd } from './helpers/embedded-back-end.ts';
import { type FaultProxy, startFaultProxy } from './helpers/fault-proxy.ts';
import { type GatewayProcess, startGatewayProcess } from './helpers/gateway-process.ts';

let backEnd: EmbeddedBackEnd;
let commerce: FaultProxy;
let gateway: GatewayProcess;

function start() {
  const { env } = backEnd;
  // On a busy machine, reading an order's number would take longer than by default, and the order would be without it.
  return startGatewayProcess({ ...env, COMMERCE_URL: commerce.url, COMMERCE_READ_MS: '20000' });
}

beforeAll(async () => {
  backEnd = await startEmbeddedBackEnd();
  commerce = await startFaultProxy(backEnd.env.COMMERCE_URL ?? '');
  gateway = await start();
}, 120_000);
beforeEach(() => commerce.set(null));
afterAll(async () => {
  await gateway?.kill('SIGTERM');
  await commerce?.[Symbol.asyncDispose]();
  await backEnd?.[Symbol.asyncDispose]();
});

const ADDRESS =
  '{ firstName: "Gina", lastName: "Guest", line1: "9 Oak Ave", city: "Los Angeles", region: "California", regionId: "12", regionCode: "CA", postalCode: "90001", country: "US", phone: "555-0110", email: "gina@example.test" }';
const SHIP = `mutation ($cartId: ID!) {
  guestCartShippingInformationSet(input: {
    cartId: $cartId, carrierCode: "flatrate", methodCode: "flatrate", shippingAddress: ${ADDRESS}, billingAddress: ${ADDRESS}
  }) { userErrors { message } }
}`;
const ORDER = `mutation ($cartId: ID!, $key: ID!, $method: ID! = "checkmo") {
  guestCartOrderPlace(input: { cartId: $cartId, idempotencyKey: $key, email: "gina@example.test", paymentMethod: { code: $method } }) {
    isPlaced orderNumber userErrors { code message }
  }
}`;
function isOrder({ call }: { readonly call: string }) {
  return call.endsWith('/payment-information');
}

function ordersSent() {
  return commerce.calls.filter(isOrder);
}

/** A guest's cart with one item, ready to be ordered; `page` names the item. */
async function readyCart(page: number): Promise<string> {
  const list =
    'query ($page: Int!) { productSearch(pageSize: 1, page: $page) { products { sku } } }';
  const { data } = await gateway.ask(list, { page });
  const cart = await gateway.ask('mutation { guestCartCreate { cart { id } } }');
  const cartId: string = cart.data.guestCartCreate.cart.id;
  const [{ sku }] = data.productSearch.products;
  const add =
    'mutation ($cartId: ID!, $sku: ID!) { guestCartItemAdd(input: { cartId: $cartId, sku: $sku }) { userErrors { code } } }';
  const added = await gateway.ask(add, { cartId, sku });
  expect(added.data.guestCartItemAdd.userErrors).toEqual([]);
  const shipped = await gateway.ask(SHIP, { cartId });
  expect(shipped.data.guestCartShippingInformationSet.userErrors).toEqual([]);
  commerce.calls.length = 0;
  return cartId;
}

async function cartAtBackEnd(
  cartId: string,
): Promise<{ is_active: boolean; reserved_order_id?: string }> {
  const response = await fetch(`${backEnd.env.COMMERCE_URL}/api/rest/V1/guest-carts/${cartId}`);
  return (await response.json()) as { is_active: boolean };
}

test('places one order on a double click', async () => {
  const cartId = await readyCart(1);
  const clicks = Array.from({ length: 5 }, () => gateway.ask(ORDER, { cartId, key: 'click' }));
  const responses = (await Promise.all(clicks)).map(({ data }) => data.guestCartOrderPlace);
  expect(responses[0]).toMatchObject({
    isPlaced: true,
    orderNumber: expect.stringMatching(/^\d{9}$/),
  });
  expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
  expect(ordersSent()).toHaveLength(1);
  expect(ordersSent()[0]?.headers['idempotency-key']).toBe('click');
});

test('returns the same order for the same key after the gateway was killed during it', async () => {
  const cartId = await readyCart(2);
  commerce.set({ kind: 'hang', target: true }, isOrder);
  const lost = gateway.ask(ORDER, { cartId, key: 'killed' }).catch(() => 'lost');
  await expect.poll(async () => (await cartAtBackEnd(cartId)).is_active).toBe(false);
  await gateway.kill('SIGKILL');
  expect(await lost).toBe('lost');
  gateway = await start();
  commerce.set(null);
  const again = await gateway.ask(ORDER, { cartId, key: 'killed' });
  const { reserved_order_id: orderNumber } = await cartAtBackEnd(cartId);
  expect(orderNumber).toMatch(/^\d{9}$/);
  expect(again.data.guestCartOrderPlace).toEqual({ isPlaced: true, orderNumber, userErrors: [] });
  const other = await gateway.ask(ORDER, { cartId, key: 'killed', method: 'cashondelivery' });
  expect(other.data.guestCartOrderPlace).toMatchObject({
    isPlaced: false,
    userErrors: [{ code: 'IDEMPOTENCY_MISMATCH' }],
  });
});

test('finds the order when the response to it was lost', async () => {
  const cartId = await readyCart(3);
  commerce.set({ kind: 'reset', target: true }, isOrder);
  const { data } = await gateway.ask(ORDER, { cartId, key: 'lost' });
  expect(data.guestCartOrderPlace).toMatchObject({ isPlaced: true, userErrors: [] });
  expect(ordersSent()).toHaveLength(1);
});

test('places the order with the same key when it never reached the back end', async () => {
  const cartId = await readyCart(4);
  commerce.set({ kind: 'reset' }, isOrder);
  const failed = await gateway.ask(ORDER, { cartId, key: 'never' });
  expect(failed.errors).toMatchObject([{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
  expect(ordersSent()).toHaveLength(1);
  commerce.set(null);
  const { data } = await gateway.ask(ORDER, { cartId, key: 'never' });
  expect(data.guestCartOrderPlace).toMatchObject({ isPlaced: true, userErrors: [] });
});
