import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { callShop } from '../helpers/call-shop.ts';
import { count, fillCarts, order } from '../helpers/carts.ts';
import { ann, openTestShop, type TestShop } from '../helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

let logged: string[][];
beforeEach(() => {
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...parts) => void logged.push(parts.map(String)));
});
afterEach(() => void vi.restoreAllMocks());

const noSpace = {
  status: 503,
  body: { message: "The shop can't save changes right now. Please try again later." },
};

/** As on a disk that is full: the database may not become larger than it is. */
function fill(): void {
  shop.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  shop.db.exec('VACUUM');
  shop.db.exec(`PRAGMA max_page_count = ${count(shop.db, 'PRAGMA page_count')}`);
}
const freeSpace = (): void => shop.db.exec('PRAGMA max_page_count = 1000000');

test('rejects writes, serves reads and recovers when the disk is full', async () => {
  const [cart = '', spare = ''] = fillCarts(shop.db, { productIds: [1, 2] });
  fill();
  const long = 'x'.repeat(200);
  const address = { firstname: 'Ann', lastname: 'Lee', street: [long], city: 'Los Angeles' };
  const more = { ...address, postcode: '90001', country_id: 'US', telephone: '555-0100' };
  const region = { region_code: 'CA', region: 'California', region_id: 12 };
  const book = Array.from({ length: 60 }, () => ({ ...more, region }));
  const customer = { email: ann.email, firstname: 'Ann', lastname: 'Lee', addresses: book };

  const rejected: unknown[] = [];
  while (rejected.length < 5) {
    rejected.push(await callShop(shop, ['PUT', '/customers/me', { customer }]));
  }
  expect(rejected).toEqual(Array.from({ length: 5 }, () => noSpace));
  for (const parts of logged) {
    expect(parts.join(' ')).toMatch(
      /^commerce: webapi-\w+ The disk is full: nothing can be written\.$/,
    );
  }
  expect(logged.length).toBeGreaterThan(0);
  expect((await callShop(shop, ['GET', '/customers/me'])).body).toMatchObject({
    addresses: [{ city: 'Los Angeles' }],
  });
  expect((await callShop(shop, ['GET', `/guest-carts/${cart}/totals`], null)).status).toBe(200);

  freeSpace();
  expect((await order(shop.url, cart)).status).toBe(200);
  expect((await callShop(shop, ['PUT', '/customers/me', { customer }])).status).toBe(200);
  expect((await order(shop.url, spare)).status).toBe(200);
});

test('places no order on a full disk, reserves nothing and can place it later', async () => {
  const carts = fillCarts(shop.db, { productIds: [3, 4, 5] });
  fill();
  const responses = [];
  for (const cart of carts) responses.push(await order(shop.url, cart, `key-${cart}`));
  expect(responses).toContainEqual(noSpace);
  const placed = responses.filter(({ status }) => status === 200);
  expect(count(shop.db, 'SELECT count(*) FROM sales_order') - 2).toBe(placed.length);
  expect(count(shop.db, 'SELECT sum(qty) FROM catalog_product')).toBe(3 - placed.length);
  freeSpace();
  for (const cart of carts) {
    expect((await order(shop.url, cart, `key-${cart}`)).status).toBe(200);
  }
  expect(count(shop.db, 'SELECT count(*) FROM order_claim')).toBe(0);
});
