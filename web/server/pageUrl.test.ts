import { expect, test } from 'vitest';
import { pageUrl, withBrowserParams } from './pageUrl.ts';

test.each([
  ['/', '/'],
  ['/search?page=2&color=Black,Red', '/search?color=Black%2CRed&page=2'],
  ['/?utm_source=mail&gclid=1&fbclid=2', '/'],
  ['/chanel?redirect=/account&logout=true&loggedout=1&wishlist=4', '/chanel'],
  ['/search?term=a&term=b', '/search?term=a&term=b'],
  ['/search?a-b=1&<script>=2&term=bag', '/search?term=bag'],
  ['/search?', '/search'],
])('renders %s as %s', (url, rendered) => {
  expect(pageUrl(url, null)).toBe(rendered);
});

test('drops parameters that are no known attribute once the attributes are known', () => {
  const codes = ['color', 'designer'];
  expect(pageUrl('/handbags?x=1&color=Red&page=2&foo=3', codes)).toBe('/handbags?color=Red&page=2');
  expect(pageUrl('/handbags?nonsense=4711', codes)).toBe('/handbags');
});

test('passes at most twenty parameters to a page', () => {
  const many = Array.from({ length: 50 }, (_, index) => `p${index}=1`).join('&');
  expect(pageUrl(`/search?${many}`, null).split('&')).toHaveLength(20);
});

test.each([
  ['/designers/chanel', '/chanel', '/designers/chanel'],
  ['/designers/chanel', '/chanel?redirect=a%2Fb&x=1', '/designers/chanel?redirect=a%2Fb'],
  [
    '/search?a=1#top',
    '/old?logout=true&utm_source=mail',
    '/search?a=1&logout=true&utm_source=mail#top',
  ],
  ['/sell/items?logout=true', '/sell?logout=true', '/sell/items?logout=true'],
])('redirects to %s from %s with the parameters for the browser', (target, url, redirected) => {
  expect(withBrowserParams(target, url)).toBe(redirected);
});
