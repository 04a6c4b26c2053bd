import { expect, test } from 'vitest';
import { toCacheControl } from './cacheControl.ts';

const of = (path: string, status = 200) => toCacheControl(`http://shop.example${path}`, status);

test.each([
  '/',
  '/search?term=a',
  '/chanel',
  '/accounting-bag.html',
  '/selling-consignment',
  '/sellers-choice',
])('lets shared caches store %s', (path) => {
  expect(of(path)).toMatch(/^public.*s-maxage=30/);
});

test.each([
  '/account',
  '/account/orders/5',
  '/checkout',
  '/checkout/cart',
  '/guest/order',
  '/sell/items',
  '/favorites',
  '/logout',
  '/order-complete',
  '/account.data',
])('keeps shared caches from storing %s', (path) => {
  expect(of(path)).toBe('private, no-store');
  expect(of(path, 404)).toBe('private, no-store');
});

test('does not cache failures, and caches a missing or moved page briefly', () => {
  expect(of('/nope', 404)).toContain('s-maxage=10');
  expect(of('/old', 301)).toBe('public, max-age=300');
  expect(of('/old', 302)).toBe('no-store');
  expect(of('/', 500)).toBe('no-store');
  expect(of('/', 503)).toBe('no-store');
});
