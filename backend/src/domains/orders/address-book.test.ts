import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ann,
  annsAddress,
  aProduct,
  openTestShop,
  type TestShop,
} from '../../../test/helpers/shop.ts';

type Json = Record<string, unknown>;

const bob = { ...ann, email: 'bob@example.test', addresses: [] };
const carl = { ...ann, email: 'carl@example.test', addresses: [annsAddress] };
const skus = ['ONE-1', 'ONE-2', 'ONE-3'];

let shop: TestShop;
beforeAll(async () => {
  const items = skus.map((sku, index) => aProduct({ id: index + 1, sku }));
  shop = await openTestShop(items, [], { customers: [ann, bob, carl] });
});
afterAll(() => shop.close());

const as = (email: string) => async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${shop.getToken(email)}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
};
type Send = ReturnType<typeof as>;

const address = {
  firstname: 'Dora',
  lastname: 'Day',
  street: ['2 Oak Ave', ''],
  city: 'Albany',
  region: 'NY',
  postcode: '12207',
  country_id: 'US',
  telephone: '555-0177',
  fax: '555-0178',
};

async function fill(send: Send, sku: string): Promise<void> {
  await send('POST', '/carts/mine');
  await send('POST', '/carts/mine/items', { cartItem: { sku, qty: 1 } });
}
const ship = (send: Send, shipping_address: object, billing_address: object = shipping_address) =>
  send('POST', '/carts/mine/shipping-information', {
    addressInformation: {
      shipping_address,
      billing_address,
      shipping_carrier_code: 'flatrate',
      shipping_method_code: 'flatrate',
    },
  });
async function getShipping(send: Send): Promise<unknown> {
  const { body } = await send('GET', '/carts/mine');
  const { shipping_assignments: parts } = body.extension_attributes as Json;
  return (parts as { shipping: Json }[])[0]?.shipping.address;
}

test('prefers a named saved address to the fields beside it', async () => {
  const send = as(ann.email);
  await fill(send, 'ONE-1');
  expect((await ship(send, { ...address, customer_address_id: 1 })).status).toBe(200);
  const saved = { firstname: 'Ann', city: 'Los Angeles', region_id: 12, customer_address_id: 1 };
  expect(await getShipping(send)).toMatchObject({ ...saved, fax: '555-0178', email: ann.email });
  expect((await send('GET', '/carts/mine/billing-address')).body).toMatchObject(saved);
});

test('rejects the saved address of another customer', async () => {
  const send = as(ann.email);
  const message = 'The shipping information was unable to be saved. Error: "%message"';
  expect(await ship(send, { ...address, customer_address_id: 2 })).toEqual({
    status: 400,
    body: { message, parameters: { message: 'Invalid customer address id 2' } },
  });
});

test('keeps the marks of an address until the next address', async () => {
  const send = as(ann.email);
  await ship(send, { ...address, same_as_billing: 1, save_in_address_book: 5 });
  const marked = { same_as_billing: 1, save_in_address_book: 1 };
  expect(await getShipping(send)).toMatchObject({ ...marked, street: ['2 Oak Ave'] });
  await ship(send, address);
  expect(await getShipping(send)).toMatchObject({ same_as_billing: 0, save_in_address_book: 0 });
});

/** Places an order for the cart; returns it with the customer's addresses at that time. */
async function order(send: Send) {
  const placed = await send('PUT', '/carts/mine/order', { paymentMethod: { method: 'checkmo' } });
  expect(placed.status).toBe(200);
  const { addresses } = (await send('GET', '/customers/me')).body;
  const { body } = await send('GET', `/orders/mine/${String(placed.body)}`);
  return { addresses: addresses as Json[], order: body };
}

test('saves an address after the order on request, the first one as the default', async () => {
  const send = as(bob.email);
  await fill(send, 'ONE-2');
  await ship(send, { ...address, save_in_address_book: 1 }, address);
  const { addresses, order: placed } = await order(send);
  expect(addresses).toMatchObject([
    {
      firstname: 'Dora',
      street: ['2 Oak Ave'],
      region_id: 43,
      fax: '555-0178',
      default_shipping: true,
      default_billing: true,
    },
  ]);
  const { shipping_assignments: parts } = placed.extension_attributes as Json;
  expect((parts as { shipping: Json }[])[0]?.shipping.address).toMatchObject({
    customer_address_id: addresses[0]?.id,
  });
});

test('saves both addresses and leaves existing defaults alone', async () => {
  const send = as(carl.email);
  await fill(send, 'ONE-3');
  const savedAddress = { ...address, save_in_address_book: 1 };
  await ship(send, savedAddress, { ...savedAddress, firstname: 'Bill' });
  const { addresses } = await order(send);
  expect(addresses.map(({ firstname }) => firstname)).toEqual(['Ann', 'Dora', 'Bill']);
  expect(addresses.map((one) => Boolean(one.default_shipping))).toEqual([true, false, false]);
});

test('saves no address without a request', async () => {
  const send = as(ann.email);
  const { addresses } = await order(send);
  expect(addresses).toHaveLength(1);
});
