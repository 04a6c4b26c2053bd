import { expect, test } from 'vitest';
import { counted } from './counts.ts';

test('formats a number with its noun', () => {
  expect([0, 1, 1234].map((count) => counted(count, 'item'))).toEqual([
    '0 items',
    '1 item',
    '1,234 items',
  ]);
  expect(counted(2, 'address', 'addresses')).toBe('2 addresses');
});
