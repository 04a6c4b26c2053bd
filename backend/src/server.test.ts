import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../test/helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a page that is not there is an HTML 404', async () => {
  const response = await fetch(`${shop.url}/nonexistent-page`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=UTF-8',
  ]);
});

test('broken escapes in a path are told without naming the framework', async () => {
  const response = await fetch(`${shop.url}/rest/V1/guest-carts/%E0%A4%A`);
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'Specified request cannot be processed.' },
  ]);
});

test('a body that is none, to an address that is none, names no framework', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${shop.url}/nowhere`, { method: 'DELETE', headers });
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'Specified request cannot be processed.' },
  ]);
});

test('the back end says at its address what is there', async () => {
  expect(await (await fetch(shop.url)).text()).toContain('/api/rest/V1');
});
