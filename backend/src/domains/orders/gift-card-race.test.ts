import { afterAll, beforeAll, expect, test } from 'vitest';
import { count, fillCarts, order, seeded } from '../../../test/helpers/carts.ts';
import { aProduct, openTestShop, type TestShop } from '../../../test/helpers/shop.ts';
import { inTransaction } from '../../db/transaction.ts';

const products = Array.from({ length: 1000 }, (_, index) =>
  aProduct({ id: index + 1, sku: `ONE-${index + 1}`, price: 40, taxClass: 'None' }),
);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(products);
});
afterAll(() => shop.close());

test('takes no more than its balance from any of 50 gift cards in 1,000 orders at once', async () => {
  const { db } = shop;
  const random = seeded(7);
  const carts = fillCarts(db, { productIds: products.map(({ id }) => id) });
  inTransaction(db, () => {
    for (let card = 0; card < 50; card += 1) {
      db.prepare(
        "INSERT INTO gift_card (code, initial_cents, balance_cents, created_at) VALUES (?, 12345, 12345, '2026-01-01 00:00:00')",
      ).run(`GIFT-${card}`);
    }
    for (const cart of carts) {
      db.prepare(
        `INSERT INTO quote_gift_card (quote_id, code, seen_cents)
         SELECT id, ?, 12345 FROM quote WHERE masked_id = ?`,
      ).run(`GIFT-${Math.floor(random() * 50)}`, cart);
    }
  });
  const responses = await Promise.all(carts.map((cart) => order(shop.url, cart)));

  expect(count(db, 'SELECT min(balance_cents) FROM gift_card')).toBeGreaterThanOrEqual(0);
  const spent = count(db, 'SELECT sum(initial_cents - balance_cents) FROM gift_card');
  expect(spent).toBe(-count(db, 'SELECT sum(change_cents) FROM gift_card_history'));
  const perOrder = "SELECT sum(json_extract(value, '$.cents')) FROM sales_order, ";
  expect(spent).toBe(count(db, `${perOrder} json_each(snapshot, '$.giftCards')`));
  // A buyer whose card no longer covers the amount in the totals gets a specific error.
  const rejected = responses.filter(({ status }) => status !== 200);
  const message = 'The gift card balance has changed. Apply the gift card again.';
  expect(rejected.length).toBeGreaterThan(0);
  for (const response of rejected) expect(response).toEqual({ status: 400, body: { message } });
  expect(count(db, 'SELECT count(*) FROM sales_order')).toBe(1000 - rejected.length);
  expect(count(db, 'SELECT sum(qty) FROM catalog_product')).toBe(rejected.length);
});
