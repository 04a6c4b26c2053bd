import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillCarts } from '../../../../test/helpers/carts.ts';
import { ann, aProduct, openTestShop, type TestShop } from '../../../../test/helpers/shop.ts';
import { createCheckout } from '../checkout.ts';

type Json = Record<string, unknown>;

const day = 24 * 60 * 60 * 1000;
let clock = Date.now();
let shop: TestShop;
beforeAll(async () => {
  const items = Array.from({ length: 6 }, (_, index) =>
    aProduct({ id: index + 1, sku: `ONE-${index + 1}` }),
  );
  shop = await openTestShop(items, [], { now: () => clock });
});
afterAll(() => shop.close());

async function send(method: string, path: string, body?: unknown) {
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${shop.getToken(ann.email)}`,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

/** Places Ann's order and returns it with its only line. */
async function annsOrder(productId: number, isShipped = true) {
  const [cart = ''] = fillCarts(shop.db, { productIds: [productId] });
  const { body } = await send('PUT', `/guest-carts/${cart}/order`, {});
  const orderId = Number(body);
  shop.db.prepare('UPDATE sales_order SET customer_id = 1 WHERE id = ?').run(orderId);
  if (isShipped) createCheckout({ db: shop.db, now: () => clock }).ship(orderId);
  const order = await send('GET', `/orders/mine/${orderId}`);
  return { orderId, itemId: Number((order.body.items as Json[])[0]?.item_id) };
}

const requestReturn = ({ orderId, itemId }: { orderId: number; itemId: number }) =>
  send('POST', '/orders/returns', { orderId, itemIds: [itemId], reason: 'Too small' });

describe('a return', () => {
  test('creates and lists a return, and allows only valid transitions by staff', async () => {
    const { status, body } = await requestReturn(await annsOrder(1));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'requested',
      items_amount: 108.25,
      fee: 15,
      refund_amount: 93.25,
      items: [{ sku: 'ONE-1' }],
    });
    expect((await send('GET', '/orders/returns')).body).toEqual([body]);
    const label = await send('GET', `/orders/returns/${body.id}/label`);
    expect(label.body).toMatchObject({
      track_number: body.track_number,
      carrier: 'Encore Delivery',
    });
    const id = Number(body.id);
    const { transitionReturn } = createCheckout({ db: shop.db, now: () => clock });
    await expect(transitionReturn(id, 'refunded')).rejects.toThrow("can't change to refunded");
    await transitionReturn(id, 'received');
    expect((await send('GET', `/orders/returns/${id}`)).body.status).toBe('received');
  });

  test('accepts one return per item', async () => {
    const order = await annsOrder(2);
    expect((await requestReturn(order)).status).toBe(200);
    const message = 'The item has already been returned.';
    expect(await requestReturn(order)).toEqual({ status: 400, body: { message } });
  });

  test('requires a shipped order of the customer and one of its items', async () => {
    const unshipped = await annsOrder(3, false);
    expect((await requestReturn(unshipped)).body.message).toBe(
      'The order has not been shipped yet.',
    );
    const order = await annsOrder(4);
    expect((await requestReturn({ ...order, itemId: 999 })).body.message).toBe(
      "This item isn't in the order.",
    );
    expect((await requestReturn({ ...order, orderId: 999 })).status).toBe(404);
    expect((await send('GET', '/orders/returns/999')).status).toBe(404);
    shop.db.exec(`UPDATE sales_order SET customer_id = NULL WHERE id = ${order.orderId}`);
    expect((await requestReturn(order)).status).toBe(404);
  });

  test('shows a return on the order once it is refunded and not before', async () => {
    const order = await annsOrder(6);
    const { body } = await requestReturn(order);
    const { transitionReturn } = createCheckout({ db: shop.db, now: () => clock });
    await transitionReturn(Number(body.id), 'received');
    const before = (await send('GET', `/orders/mine/${order.orderId}`)).body;
    expect(before).toMatchObject({ items: [{ qty_refunded: 0 }] });
    expect(before).not.toHaveProperty('total_refunded');
    await transitionReturn(Number(body.id), 'refunded');
    expect((await send('GET', `/orders/mine/${order.orderId}`)).body).toMatchObject({
      total_refunded: 93.25,
      items: [{ qty_refunded: 1 }],
    });
  });

  test('rejects a return after 15 days', async () => {
    const order = await annsOrder(5);
    clock += 15 * day + 60_000;
    expect(await requestReturn(order)).toEqual({
      status: 400,
      body: { message: 'Items can be returned within 15 days of shipping.' },
    });
  });
});

test('registers no routes for returns in a shop without them', () => {
  const { routes } = createCheckout({ db: shop.db, now: Date.now, returns: undefined });
  expect(routes.filter(({ path }) => path.startsWith('/orders/returns'))).toEqual([]);
});
