import type { RequestHandler } from 'express';
import { afterEach, expect, test } from 'vitest';
import { aShop, closeAll } from './testing.test-helpers.ts';

afterEach(closeAll);

const page: RequestHandler = (request, response) => void response.end(request.originalUrl);

/** Asks for a path as it is written: fetch would straighten it first. */
async function ask(path: string): Promise<string> {
  const { request } = await import('node:http');
  const shop = new URL(await aShop({ page }));
  return new Promise((resolve, reject) => {
    const asked = request({ host: shop.hostname, port: shop.port, path }, (answer) => {
      answer.resume();
      resolve(`${answer.statusCode} ${answer.headers.location ?? ''}`.trim());
    });
    asked.once('error', reject).end();
  });
}

test.each([
  ['/%61ccount/orders', '301 /account/orders'],
  ['/%43heckout?a=%61', '301 /Checkout?a=%61'],
  ['//handbags', '301 /handbags'],
  ['//other.test/%2e%2e//x', '301 /other.test/../x'],
  ['/\\%6fther.test', '301 /other.test'],
  ['/handbags//chanel///?page=2', '301 /handbags/chanel?page=2'],
  ['/logout/', '301 /logout'],
  ['//', '301 /'],
])('%s is led on: %s', async (path, answer) => {
  expect(await ask(path)).toBe(answer);
});

test.each(['/', '/search?term=%61//b', '/a%2Fb%20c', '/designers/chlo%C3%A9', '/%zz'])(
  '%s stays as it is',
  async (path) => {
    expect(await ask(path)).toBe('200');
  },
);
