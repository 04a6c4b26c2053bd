import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ann, openTestShop, type TestShop } from '../helpers/shop.ts';
import { readRecordings } from './recordings.ts';
import { createReplay } from './replay.ts';

/** In the order of the recorded times: carts of 06b were made before the rival's of 06. */
const files = [
  '04-guest-cart',
  '05-coupons',
  '06b-fresh-carts',
  '06-guest-checkout',
  '07-after-order',
  '08-orders',
  '09-mine-cart',
  '10-mine-checkout',
  '08b-orders-customer',
  '11-merge-guest-into-customer',
];

/** Where the shop differs on purpose: stock lets no customer read an order, this shop an own one. */
const DIFFERENT = new Set(['08-orders: customer token']);

let shop: TestShop;
let replayed: ReturnType<typeof createReplay>;
beforeAll(async () => {
  const other = { ...ann, email: 'bob@example.test', addresses: [] };
  shop = await openTestShop(undefined, undefined, { customers: [ann, other] });
  replayed = createReplay(shop.url, {
    '2:1': shop.adminToken(),
    '3:1': shop.getToken(ann.email),
    '3:8': shop.getToken(other.email),
  });
});
afterAll(() => shop.close());

describe.each(files)('recorded responses, one shop from file to file: %s', (file) => {
  const entries = readRecordings(file).filter(({ name }) => !DIFFERENT.has(`${file}: ${name}`));
  test.each(entries.map((entry) => [entry.name, entry] as const))(
    'returns the recorded response: %s',
    async (_, entry) => {
      const { ours, theirs } = await replayed(entry);
      expect(ours).toEqual(theirs);
    },
  );
});
