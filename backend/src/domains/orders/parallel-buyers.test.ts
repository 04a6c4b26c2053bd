import { afterEach, describe, expect, test } from 'vitest';
import { count, fillCarts, order, seeded } from '../../../test/helpers/carts.ts';
import { aProduct, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';

const items = Array.from({ length: 100 }, (_, index) =>
  aProduct({ id: index + 1, sku: `ONE-${index + 1}`, price: 100 + index }),
);

let shop: TestShop;
afterEach(() => shop.close());

const seeds = Array.from({ length: 20 }, (_, index) => index + 1);

describe.each(seeds)('1,000 buyers of 100 single items at once, seed %i', (seed) => {
  test('make 100 orders and 900 clear rejections', async () => {
    shop = await openTestShop(items);
    const { db } = shop;
    const random = seeded(seed);
    // Each item has at least one buyer; the other choices are random.
    const wanted = Array.from({ length: 1000 }, (_, buyer) =>
      buyer < 100 ? buyer + 1 : 1 + Math.floor(random() * 100),
    ).sort(() => random() - 0.5);
    const carts = fillCarts(db, { productIds: wanted });
    const responses = await Promise.all(carts.map((cart) => order(shop.url, cart)));

    const placed = responses.filter(({ status }) => status === 200);
    expect(new Set(placed.map(({ body }) => body)).size).toBe(100);
    const rejected = responses.filter(({ status }) => status !== 200);
    expect(rejected).toHaveLength(900);
    for (const response of rejected) {
      const body = { message: 'Some of the products are out of stock.' };
      expect(response).toEqual({ status: 400, body });
    }
    expect(count(db, 'SELECT count(*) FROM sales_order')).toBe(100);
    expect(count(db, 'SELECT count(DISTINCT product_id) FROM sales_order_item')).toBe(100);
    expect(count(db, 'SELECT sum(qty) FROM catalog_product')).toBe(0);
    expect(count(db, "SELECT count(*) FROM payment_charge WHERE state = 'captured'")).toBe(100);
    expect(count(db, 'SELECT count(*) FROM payment_charge')).toBe(100);
  });
});
