import { expect, test } from 'vitest';
import { badgeText, counted } from './counts.ts';

test('a number is told with its noun', () => {
  expect([0, 1, 1234].map((count) => counted(count, 'item'))).toEqual([
    '0 items',
    '1 item',
    '1,234 items',
  ]);
  expect(counted(2, 'address', 'addresses')).toBe('2 addresses');
});

test('a badge shows nothing for none, and no more than it has room for', () => {
  expect([0, 1, 9, 10].map((count) => badgeText(count, 9))).toEqual(['', '1', '9', '9+']);
});
