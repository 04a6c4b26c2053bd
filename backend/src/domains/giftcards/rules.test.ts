import { expect, test } from 'vitest';
import { cardCents, isValid, newCode, storedCode } from './repository.ts';

test('generates unique codes with 100 random bits', () => {
  const codes = Array.from({ length: 2000 }, newCode);
  for (const code of codes) expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){4}[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(codes).size).toBe(2000);
  expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32);
});

test('normalizes a typed code', () => {
  expect(storedCode('  ab2c-DEFG ')).toBe('AB2C-DEFG');
});

test('accepts a card until it expires', () => {
  const now = '2026-11-21 10:00:00';
  expect(isValid(null, now)).toBe(true);
  expect(isValid('2026-11-21 10:00:01', now)).toBe(true);
  expect(isValid(now, now)).toBe(false);
});

test.each([0, -5, 10_000.01, Number.NaN, Number.POSITIVE_INFINITY])(
  'rejects the amount %d',
  (dollars) => {
    expect(() => cardCents(dollars)).toThrow('cannot be worth');
  },
);

test('stores an amount in cents', () => {
  expect([cardCents(0.1 + 0.2), cardCents(10_000)]).toEqual([30, 1_000_000]);
});
