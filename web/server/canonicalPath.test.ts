import { afterEach, expect, test } from 'vitest';
import { aPage, aShop, closeAll, sendRaw } from './testing.test-helpers.ts';

afterEach(closeAll);

/** Returns the status and the Location header for a path, which fetch would normalize first. */
async function getRedirect(path: string): Promise<string> {
  const shop = await aShop({ page: aPage() });
  const response = await sendRaw(
    shop,
    `GET ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n`,
  );
  const [, status] = /^HTTP\/1\.1 (\d+)/.exec(response) ?? [];
  const [, location = ''] = /^location: (.*)\r$/im.exec(response) ?? [];
  return `${status} ${location}`.trim();
}

test.each([
  ['/%61ccount/orders', '301 /account/orders'],
  ['/%43heckout?a=%61', '301 /Checkout?a=%61'],
  ['//handbags', '301 /handbags'],
  ['/\\%6fther.test', '301 /other.test'],
  ['/handbags//chanel///?page=2', '301 /handbags/chanel?page=2'],
  ['/logout/', '301 /logout'],
  ['//', '301 /'],
])('redirects %s: %s', async (path, redirect) => {
  expect(await getRedirect(path)).toBe(redirect);
});

test.each(['/', '/search?term=%61//b', '/a%20b', '/designers/chlo%C3%A9', '/%zz'])(
  'serves %s without a redirect',
  async (path) => {
    expect(await getRedirect(path)).toBe('200');
  },
);
