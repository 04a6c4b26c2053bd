import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../test/helpers/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('responds with an HTML 404 for an unknown page', async () => {
  const response = await fetch(`${shop.url}/nonexistent-page`);
  expect([response.status, response.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=UTF-8',
  ]);
});

test('rejects invalid escapes in a path without naming the framework', async () => {
  const response = await fetch(`${shop.url}/rest/V1/guest-carts/%E0%A4%A`);
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'Specified request cannot be processed.' },
  ]);
});

test('does not name the framework in the response to an invalid body', async () => {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${shop.url}/nowhere`, { method: 'DELETE', headers });
  expect([response.status, await response.json()]).toEqual([
    400,
    { message: 'Specified request cannot be processed.' },
  ]);
});

test('lists its interfaces at its root', async () => {
  expect(await (await fetch(shop.url)).text()).toContain('/api/rest/V1');
});
