import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ann, aProduct, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';

type Json = Record<string, unknown>;
interface Segment {
  readonly code: string;
  readonly value: number;
}

let shop: TestShop;
beforeAll(async () => {
  const items = Array.from({ length: 9 }, (_, index) =>
    aProduct({ id: index + 1, sku: `ONE-${index + 1}` }),
  );
  shop = await openTestShop(items);
  const card = shop.db.prepare(
    "INSERT INTO gift_card (code, initial_cents, balance_cents, created_at) VALUES (?, 5000, ?, '2026-01-01 00:00:00')",
  );
  card.run('GIFT-50', 5000);
  card.run('GIFT-0', 0);
  card.run('GIFT-OLD', 5000);
  shop.db.exec("UPDATE gift_card SET expires_at = '2026-01-02 00:00:00' WHERE code = 'GIFT-OLD'");
});
afterAll(() => shop.close());

async function send(method: string, path: string, body?: unknown, token?: string) {
  const response = await fetch(`${shop.url}/rest/V1${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Json };
}

async function cartWith(...skus: readonly string[]): Promise<string> {
  const cart = String((await send('POST', '/guest-carts')).body);
  for (const sku of skus) {
    await send('POST', `/guest-carts/${cart}/items`, { cartItem: { sku, qty: 1 } });
  }
  return cart;
}

describe('a gift card', () => {
  test('shows a gift card as a segment of the totals and lowers them until it is removed', async () => {
    const cart = await cartWith('ONE-1');
    const path = `/guest-carts/${cart}/gift-card/gift-50?cartId=${cart}`;
    expect(await send('PUT', path)).toEqual({ status: 200, body: true });
    const { body } = await send('GET', `/guest-carts/${cart}/totals`);
    const segments = body.total_segments as Segment[];
    expect(segments.find(({ code }) => code === 'giftcard')).toMatchObject({
      value: -50,
      extension_attributes: { gift_cards: [{ code: 'GIFT-50', amount: 50 }] },
    });
    expect(body.grand_total).toBe(50);
    expect(await send('DELETE', path)).toEqual({ status: 200, body: true });
    expect((await send('GET', `/guest-carts/${cart}/totals`)).body.grand_total).toBe(100);
  });

  test.each([
    [
      'unknown',
      'NOPE',
      404,
      "The gift card code couldn't be added. Verify your information and try again.",
    ],
    [
      'expired',
      'GIFT-OLD',
      404,
      "The gift card code couldn't be added. Verify your information and try again.",
    ],
    ['empty', 'GIFT-0', 400, 'The gift card has no balance left.'],
  ])('rejects a card that is %s', async (_, code, status, message) => {
    const cart = await cartWith('ONE-1');
    const response = await send('PUT', `/guest-carts/${cart}/gift-card/${code}`);
    expect(response).toEqual({ status, body: { message } });
  });

  test('rejects a card for an empty and for a missing cart', async () => {
    expect((await send('PUT', `/guest-carts/${await cartWith()}/gift-card/GIFT-50`)).status).toBe(
      404,
    );
    const missing = await send('PUT', `/guest-carts/${'z'.repeat(32)}/gift-card/GIFT-50`);
    expect(missing.body).toMatchObject({ parameters: { fieldName: 'cartId', fieldValue: null } });
    const mine = await send(
      'PUT',
      '/carts/mine/gift-card/GIFT-50',
      undefined,
      shop.getToken(ann.email),
    );
    expect(mine.body).toEqual({ message: 'Current customer does not have an active cart.' });
  });
});

test('applies an ended coupon until the cart is next saved', async () => {
  const cart = await cartWith('ONE-1');
  await send('PUT', `/guest-carts/${cart}/coupons/SPRING10`);
  const sums = async () => (await send('GET', `/guest-carts/${cart}/totals`)).body;
  expect(await sums()).toMatchObject({ coupon_code: 'SPRING10', base_discount_amount: -10 });
  shop.db.exec("UPDATE sales_rule SET is_active = 0 WHERE code = 'SPRING10'");
  const code = async () => (await send('GET', `/guest-carts/${cart}/coupons`)).body;
  try {
    expect(await sums()).toMatchObject({ coupon_code: 'SPRING10', base_discount_amount: -10 });
    expect(await code()).toBe('SPRING10');
    await send('POST', `/guest-carts/${cart}/items`, { cartItem: { sku: 'ONE-2', qty: 1 } });
    const after = await sums();
    expect(after).not.toHaveProperty('coupon_code');
    expect(after.base_discount_amount).toBe(0);
    expect(await code()).toEqual([]);
  } finally {
    shop.db.exec("UPDATE sales_rule SET is_active = 1 WHERE code = 'SPRING10'");
  }
});

test('takes dollars off the cart and makes its shipping free with a coupon', async () => {
  shop.db.exec(
    "INSERT INTO sales_rule (code, label, cents_off_cart, free_shipping) VALUES ('GIFT15', 'Fifteen', 1500, 1)",
  );
  const cart = await cartWith('ONE-1');
  const address = { country_id: 'US', region_id: 12 };
  const ways = async () =>
    (await send('POST', `/guest-carts/${cart}/estimate-shipping-methods`, { address })).body;
  expect(await ways()).toMatchObject([{ carrier_code: 'flatrate', amount: 5 }]);
  await send('PUT', `/guest-carts/${cart}/coupons/gift15`);
  expect(await ways()).toMatchObject([{ carrier_code: 'flatrate', amount: 0, price_incl_tax: 0 }]);
  const { body } = await send('GET', `/guest-carts/${cart}/totals`);
  expect(body).toMatchObject({
    discount_amount: -15,
    subtotal_with_discount: 85,
    coupon_code: 'gift15',
    items: [{ discount_amount: 15, discount_percent: 0 }],
  });
});

describe("merging a guest's cart", () => {
  const merge = (cart: string, quoteId: unknown, token?: string) =>
    send('GET', `/merge/guestcart?guestCart=${cart}&customerQuoteId=${quoteId}`, undefined, token);

  test('merges a one-of-a-kind item of both carts into one line', async () => {
    const token = shop.getToken(ann.email);
    const { body: quoteId } = await send('POST', '/carts/mine', undefined, token);
    const cartItem = { sku: 'ONE-2', qty: 1 };
    await send('POST', '/carts/mine/items', { cartItem }, token);
    const cart = await cartWith('ONE-2', 'ONE-3');
    expect(await merge(cart, quoteId, token)).toEqual({ status: 200, body: true });
    const { body } = await send('GET', '/carts/mine', undefined, token);
    const lines = (body.items as Json[]).map(({ sku, qty }) => [sku, qty]);
    expect([body.id, lines]).toEqual([
      quoteId,
      [
        ['ONE-2', 1],
        ['ONE-3', 1],
      ],
    ]);
    expect((await merge(cart, quoteId, token)).status).toBe(404);
  });

  test("applies the guest's gift card to the customer's cart", async () => {
    const token = shop.getToken(ann.email);
    const { body: quoteId } = await send('POST', '/carts/mine', undefined, token);
    const cart = await cartWith('ONE-5');
    await send('PUT', `/guest-carts/${cart}/gift-card/GIFT-50?cartId=${cart}`);
    await merge(cart, quoteId, token);
    const { body } = await send('GET', '/carts/mine/totals', undefined, token);
    const segments = body.total_segments as Segment[];
    expect(segments.find(({ code }) => code === 'giftcard')).toMatchObject({ value: -50 });
  });

  test('merges only into the own cart of a signed-in customer', async () => {
    const cart = await cartWith('ONE-4');
    expect((await merge(cart, 9999, shop.getToken(ann.email))).status).toBe(404);
    expect((await merge(cart, 1)).status).toBe(401);
    const { body } = await send('GET', `/guest-carts/${cart}/items`);
    expect(body).toHaveLength(1);
  });
});
