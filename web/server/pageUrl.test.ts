import { expect, test } from 'vitest';
import { pageUrl } from './pageUrl.ts';

test.each([
  ['/', '/'],
  ['/search?page=2&color=Black,Red', '/search?color=Black%2CRed&page=2'],
  ['/?utm_source=mail&gclid=1&fbclid=2', '/'],
  ['/chanel?redirect=/account&logout=true&loggedout=1&wishlist=4', '/chanel'],
  ['/search?term=a&term=b', '/search?term=a&term=b'],
  ['/search?a-b=1&<script>=2&term=bag', '/search?term=bag'],
  ['/search?', '/search'],
])('%s is rendered as %s', (asked, rendered) => {
  expect(pageUrl(asked)).toBe(rendered);
});

test('no more than twenty parameters reach a page', () => {
  const many = Array.from({ length: 50 }, (_, index) => `p${index}=1`).join('&');
  expect(pageUrl(`/search?${many}`).split('&')).toHaveLength(20);
});
