import { expect, test } from 'vitest';
import { badgeText, counted } from './counts.ts';

test('formats a number with its noun', () => {
  expect([0, 1, 1234].map((count) => counted(count, 'item'))).toEqual([
    '0 items',
    '1 item',
    '1,234 items',
  ]);
  expect(counted(2, 'address', 'addresses')).toBe('2 addresses');
});

test('shows nothing on a badge for zero, and caps large numbers', () => {
  expect([0, 1, 9, 10].map((count) => badgeText(count, 9))).toEqual(['', '1', '9', '9+']);
});
