import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProduct, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop([
    aProduct({ id: 1, sku: 'ON-SALE', price: 250.5, image: '/b/a/bag.webp', urlKey: 'a-bag' }),
    aProduct({ id: 2, sku: 'SOLD', qty: 0 }),
    aProduct({ id: 3, sku: 'DISABLED', enabled: false }),
    aProduct({ id: 4, sku: 'QUOTE', typeId: 'virtual', qty: 99 }),
    aProduct({ id: 5, sku: 'REDUCED', price: 500, specialPrice: 400 }),
    aProduct({ id: 6, sku: 'TEE', typeId: 'configurable', image: '/t/e/tee.webp' }),
    aProduct({ id: 7, sku: 'TEE-S', parentId: 6, visible: false }),
  ]);
});
afterAll(() => shop.close());

type Line = { price: number; extension_attributes: object };

async function send<Body = object>(method: string, path: string, body?: unknown) {
  const response = await fetch(`${shop.url}/api/rest/V1${path}`, {
    method,
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Body };
}
const newCart = async (): Promise<string> => (await send<string>('POST', '/guest-carts')).body;
const add = (cart: string, item: object) =>
  send<Line>('POST', `/guest-carts/${cart}/items`, {
    cartItem: { qty: 1, quote_id: cart, ...item },
  });

describe('a line', () => {
  test('returns stock, picture and address with a line', async () => {
    const { body } = await add(await newCart(), { sku: 'ON-SALE' });
    expect(body.extension_attributes).toEqual({
      instock: true,
      image_url: '/b/a/bag.webp',
      url_key: 'a-bag',
    });
  });

  test("has the page and picture of a variant's configurable product", async () => {
    const { body } = await add(await newCart(), { sku: 'TEE-S' });
    expect(body.extension_attributes).toEqual({
      instock: true,
      image_url: '/t/e/tee.webp',
      url_key: 'tee',
    });
  });

  test('keeps the quote id of a virtual product as custom option 2 and ships nothing', async () => {
    const cart = await newCart();
    const options = {
      extension_attributes: { custom_options: [{ option_id: '2', option_value: 'Q-7781' }] },
    };
    const { body } = await add(cart, { sku: 'QUOTE', product_option: options });
    expect(body).toMatchObject({ product_type: 'virtual', product_option: options });
    const read = await send('GET', `/guest-carts/${cart}`);
    expect(read.body).toMatchObject({
      is_virtual: true,
      extension_attributes: { shipping_assignments: [] },
    });
  });

  test('charges the special price when there is one', async () => {
    const { body } = await add(await newCart(), { sku: 'REDUCED' });
    expect(body.price).toBe(400);
  });
});

describe('a product that is not for sale', () => {
  test.each([
    ['SOLD', 'Product that you are trying to add is not available.'],
    ['DISABLED', 'Product that you are trying to add is not available.'],
  ])('does not add %s', async (sku, message) => {
    expect(await add(await newCart(), { sku })).toEqual({ status: 400, body: { message } });
  });

  test('leaves the cart unchanged after a rejection', async () => {
    const cart = await newCart();
    await add(cart, { sku: 'ON-SALE' });
    await add(cart, { sku: 'SOLD' });
    expect((await send('GET', `/guest-carts/${cart}/items`)).body).toHaveLength(1);
  });
});

test('adds the only piece once for 20 simultaneous requests', async () => {
  const cart = await newCart();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => add(cart, { sku: 'ON-SALE' })),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await send('GET', `/guest-carts/${cart}`)).body).toMatchObject({ items_qty: 1 });
});

test("rejects a guest at the customer's cart", async () => {
  const rejected = {
    status: 401,
    body: {
      message: "The consumer isn't authorized to access %resources.",
      parameters: { resources: 'self' },
    },
  };
  expect(await send('GET', '/carts/mine')).toEqual(rejected);
  expect(await send('POST', '/carts/mine/items', {})).toEqual(rejected);
});

test('returns the same payment number as text when the method is chosen again', async () => {
  const carts = [await newCart(), await newCart()];
  const address = { country_id: 'US', region_id: 12 };
  const numbers: unknown[] = [];
  for (const cart of [...carts, ...carts].toReversed()) {
    await add(cart, { sku: 'REDUCED' });
    await send('POST', `/guest-carts/${cart}/billing-address`, { address, useForShipping: true });
    const choice = { method: { method: 'checkmo' } };
    numbers.push((await send('PUT', `/guest-carts/${cart}/selected-payment-method`, choice)).body);
  }
  expect(numbers).toEqual(['1', '2', '1', '2']);
});

describe('a cart', () => {
  const rejected = (message: string) => ({ status: 400, body: { message } });
  const missing = 'The shipping address is missing. Set the address and try again.';
  const virtual = async (): Promise<string> => {
    const cart = await newCart();
    await add(cart, { sku: 'QUOTE' });
    return cart;
  };

  test('requires an address for shipping methods unless nothing is shipped', async () => {
    const cart = await newCart();
    const ways = (id: string) => send('GET', `/guest-carts/${id}/shipping-methods`);
    expect(await ways(cart)).toEqual({ status: 200, body: [] });
    await add(cart, { sku: 'REDUCED' });
    expect(await ways(cart)).toEqual(rejected(missing));
    expect(await ways(await virtual())).toEqual({ status: 200, body: [] });
  });

  test('saves the billing address of a virtual cart and no shipping method', async () => {
    const cart = await virtual();
    const address = { firstname: 'A', city: 'LA', country_id: 'US', region_id: 12 };
    const addressInformation = { shipping_address: address, billing_address: address };
    const sent = { addressInformation: { ...addressInformation, shipping_method_code: 'nope' } };
    const response = await send('POST', `/guest-carts/${cart}/shipping-information`, sent);
    expect(response).toMatchObject({ status: 200, body: { totals: { shipping_amount: 0 } } });
    expect((await send('GET', `/guest-carts/${cart}`)).body).toMatchObject({
      billing_address: { city: 'LA' },
    });
  });

  test('does not remove a coupon from an empty cart', async () => {
    expect(await send('DELETE', `/guest-carts/${await newCart()}/coupons`)).toMatchObject({
      status: 404,
      body: { message: 'The "%1" Cart doesn\'t contain products.' },
    });
  });
});
