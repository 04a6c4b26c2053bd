import { expect, test } from 'vitest';
import { cardCents, isValid, newCode, storedCode } from './repository.ts';

test('a code has 100 bits of 32 signs, and no two are the same', () => {
  const codes = Array.from({ length: 2000 }, newCode);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){4}[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(codes).size).toBe(2000);
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

test('a code is read however it is typed', () => {
  expect(storedCode('  ab2c-DEFG ')).toBe('AB2C-DEFG');
});

test('a card holds until the moment it expires', () => {
  const now = '2026-11-21 10:00:00';
  expect(isValid(null, now)).toBe(true);
  expect(isValid('2026-11-21 10:00:01', now)).toBe(true);
  expect(isValid(now, now)).toBe(false);
});

test.each([0, -5, 10_000.01, Number.NaN, Number.POSITIVE_INFINITY])(
  '%d is no amount',
  (dollars) => {
    expect(() => cardCents(dollars)).toThrow('cannot be worth');
  },
);

test('stores an amount in cents', () => {
  expect([cardCents(0.1 + 0.2), cardCents(10_000)]).toEqual([30, 1_000_000]);
});
