import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { count, fillCarts, order, seeded } from '../../../test/helpers/carts.ts';
import { aProduct, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';

const SEEDS = [1, 2, 3, 4, 5];
const ITEMS = 20;
const BUYERS = 400;
const SOLD_OUT = { status: 400, body: { message: 'Some of the products are out of stock.' } };

/** Each seed sells other items of the same shop. */
const toProductId = (seed: number, item: number): number => seed * 1000 + item;

let shop: TestShop;
beforeAll(async () => {
  const items = SEEDS.flatMap((seed) =>
    Array.from({ length: ITEMS }, (_, item) => {
      const id = toProductId(seed, item);
      return aProduct({ id, sku: `ONE-${id}`, price: 100 + item });
    }),
  );
  shop = await openTestShop(items);
});
afterAll(() => shop.close());

describe.each(SEEDS)(`${BUYERS} buyers of ${ITEMS} single items at once, seed %i`, (seed) => {
  test('sells each item once and rejects the other orders', async () => {
    const { db, url } = shop;
    const random = seeded(seed);
    // Each item has at least one buyer; the other choices are random, and so is who comes first.
    const productIds = Array.from({ length: BUYERS }, (_, buyer) =>
      toProductId(seed, buyer < ITEMS ? buyer : Math.floor(random() * ITEMS)),
    ).sort(() => random() - 0.5);
    const before = count(db, 'SELECT count(*) FROM sales_order');
    const carts = fillCarts(db, { productIds });
    const responses = await Promise.all(carts.map((cart) => order(url, cart)));

    const placed = responses.filter(({ status }) => status === 200);
    expect(new Set(placed.map(({ body }) => body)).size).toBe(ITEMS);
    const rejected = responses.filter(({ status }) => status !== 200);
    expect(rejected).toEqual(Array.from({ length: BUYERS - ITEMS }, () => SOLD_OUT));
    const own = `BETWEEN ${toProductId(seed, 0)} AND ${toProductId(seed, ITEMS)}`;
    expect(count(db, 'SELECT count(*) FROM sales_order') - before).toBe(ITEMS);
    expect(
      count(db, `SELECT count(DISTINCT product_id) FROM sales_order_item WHERE product_id ${own}`),
    ).toBe(ITEMS);
    expect(count(db, `SELECT sum(qty) FROM catalog_product WHERE id ${own}`)).toBe(0);
    const orders = before + ITEMS;
    expect(count(db, "SELECT count(*) FROM payment_charge WHERE state = 'captured'")).toBe(orders);
    expect(count(db, 'SELECT count(*) FROM payment_charge')).toBe(orders);
  });
});
