import { expect, test } from 'vitest';
import { pageKey, toKind } from './requestKind.ts';

const SHOP = 'https://shop.test';

const kind = (address: string, mode: RequestMode = 'cors', method = 'GET') =>
  toKind({ url: new URL(address, SHOP), method, mode }, SHOP);

test.each([
  ['/assets/entry-a1.js', 'asset'],
  ['https://images.test/media/cache/312x416/f/l/flap.webp', 'picture'],
  ['https://images.test/assets/other.js', 'other'],
  ['https://images.test/media/cache/1x1/f/l/flap.webp', 'other'],
  ['/handbags.data?page=2', 'public-page'],
  ['/account.data', 'other'],
  ['/account/orders.data', 'other'],
  ['/__manifest?paths=/account,/handbags', 'other'],
  ['/graphql', 'other'],
  ['/graphql/stream', 'other'],
  ['/files/photo-1.webp', 'other'],
  ['/uploads/1', 'other'],
  ['/sign-in-return.js', 'other'],
])('classifies the request for %s as %s', (address, expected) => {
  expect(kind(address)).toBe(expected);
});

test.each([
  ['/', 'public-page'],
  ['/handbags?color=Black', 'public-page'],
  ['/selling-consignment', 'public-page'],
  ['/account', 'personal-page'],
  ['/account/orders/1', 'personal-page'],
  ['/checkout', 'personal-page'],
  ['/checkout/cart', 'personal-page'],
  ['/favorites', 'personal-page'],
  ['/guest/order', 'personal-page'],
  ['/order-complete', 'personal-page'],
  ['/sell/items', 'personal-page'],
  ['/files/label-1', 'other'],
])('classifies the navigation to %s as %s', (address, expected) => {
  expect(kind(address, 'navigate')).toBe(expected);
});

test('sends requests that change data directly to the network', () => {
  expect(kind('/handbags', 'navigate', 'POST')).toBe('other');
});

test('stores a page without the session parameters of its URL', () => {
  expect(pageKey(`${SHOP}/handbags?color=Black&wishlist=17&redirect=account`)).toBe(
    `${SHOP}/handbags?color=Black`,
  );
  expect(pageKey(`${SHOP}/?logout=true`)).toBe(`${SHOP}/`);
});
