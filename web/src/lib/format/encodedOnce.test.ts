import { expect, it } from 'vitest';
import { encodedOnce } from './encodedOnce.ts';

it.each([
  ['/designers/chloé', '/designers/chlo%C3%A9'],
  ['/designers/chlo%C3%A9', '/designers/chlo%C3%A9'],
  ['/鞄 bag', '/%E9%9E%84%20bag'],
  ['/a%2Fb', '/a%2Fb'],
  ['/100%', '/100%25'],
  ['https://shop.test/a?b=c&d', 'https://shop.test/a?b=c&d'],
])('encodes %s as %s', (address, sent) => {
  expect(encodedOnce(address)).toBe(sent);
});
