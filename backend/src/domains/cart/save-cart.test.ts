import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callShop } from '../../contract/send.test-helpers.ts';
import { ann, aProduct, openTestShop, type TestShop } from '../../contract/shop.test-helpers.ts';

interface Cart {
  readonly id: number;
  readonly items: readonly { readonly item_id: number; readonly sku: string }[];
  readonly customer: { readonly id: number };
}

let shop: TestShop;
let cart: Cart;
beforeEach(async () => {
  const bob = { ...ann, email: 'bob@example.test', firstname: 'Bob' };
  const products = ['A', 'B', 'C'].map((sku, place) => aProduct({ id: place + 1, sku, qty: 3 }));
  shop = await openTestShop(products, [], { customers: [ann, bob] });
  await call('POST', '/carts/mine');
  await call('POST', '/carts/mine/items', { cartItem: { sku: 'A', qty: 1 } });
  cart = await read();
});
afterEach(() => shop.close());

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
  callShop(shop, body === undefined ? [method, path] : [method, path, body], ann.email);
const read = async (): Promise<Cart> => (await call('GET', '/carts/mine')).body as Cart;
const put = (quote: object) => call('PUT', '/carts/mine', { quote });
const owned = (part: object) => put({ customer: { id: cart.customer.id }, ...part });

describe('a customer saves the cart as a whole', () => {
  test('as it was read, and nothing changes', async () => {
    expect(await put(cart)).toEqual({ status: 200, body: [] });
    expect(await read()).toEqual({ ...cart, updated_at: expect.any(String) });
  });

  test('and the lines that are named change, new ones are added, others stay', async () => {
    const [line] = cart.items;
    const items = [
      { item_id: line?.item_id, qty: 2 },
      { sku: 'B', qty: 1 },
    ];
    expect((await owned({ items })).status).toBe(200);
    const changed = [
      { sku: 'A', qty: 2 },
      { sku: 'B', qty: 1 },
    ];
    expect((await read()).items).toMatchObject(changed);
    expect((await owned({ items: [{ sku: 'C', qty: 1 }] })).status).toBe(200);
    expect((await read()).items).toMatchObject([...changed, { sku: 'C', qty: 1 }]);
  });

  test('and addresses and the way to ship are kept', async () => {
    const address = { firstname: 'A', lastname: 'B', city: 'LA', country_id: 'US', region_id: 12 };
    const shipping = { address: { ...address, street: ['1'] }, method: 'flatrate_flatrate' };
    const shipping_assignments = [{ shipping, items: cart.items }];
    const saved = await owned({
      billing_address: address,
      extension_attributes: { shipping_assignments },
    });
    expect(saved).toEqual({ status: 200, body: [] });
    expect(await read()).toMatchObject({
      billing_address: { city: 'LA', region_code: 'CA' },
      extension_attributes: {
        shipping_assignments: [{ shipping: { address: { city: 'LA' }, method: shipping.method } }],
      },
    });
    const twice = { shipping_assignments: [...shipping_assignments, ...shipping_assignments] };
    expect(await owned({ extension_attributes: twice })).toEqual({
      status: 400,
      body: { message: 'Only 1 shipping assignment can be set' },
    });
  });

  test('and one that is not active is over', async () => {
    expect((await owned({ is_active: false })).status).toBe(200);
    expect((await call('GET', '/carts/mine')).status).toBe(404);
  });
});

describe('a cart is not saved', () => {
  test.each([
    ['without its customer', {}],
    ['for another customer', { customer: { id: 2 } }],
  ])('%s', async (_, quote) => {
    const refused = { status: 400, body: { message: 'Invalid state change requested' } };
    expect(await put(quote)).toEqual(refused);
    expect(await call('PUT', '/carts/mine', {})).toEqual(refused);
  });

  test('when a part of it cannot be, and then none of it is', async () => {
    const items = [
      { sku: 'B', qty: 1 },
      { sku: 'NOPE', qty: 1 },
    ];
    expect((await owned({ items })).status).toBe(404);
    expect((await owned({ items: [{ item_id: 999, qty: 1 }] })).status).toBe(404);
    expect((await read()).items).toHaveLength(1);
  });

  test('with the saved address of another customer', async () => {
    expect(await owned({ billing_address: { customer_address_id: 2 } })).toEqual({
      status: 404,
      body: { message: 'Invalid customer address id %1', parameters: [2] },
    });
  });

  test('without a cart, or a customer', async () => {
    await owned({ is_active: false });
    expect(await put(cart)).toMatchObject({
      status: 404,
      body: { message: 'Current customer does not have an active cart.' },
    });
    const guest = await callShop(shop, ['PUT', '/carts/mine', { quote: {} }], null);
    expect(guest).toMatchObject({ status: 401, body: { parameters: { resources: 'self' } } });
  });
});
