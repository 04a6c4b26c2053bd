import { expect, test } from 'vitest';
import { parseRetryAfter } from './http.ts';

const NOW = Date.parse('2026-11-21T12:00:00Z');

test.each([
  ['2', 2_000],
  ['0', 0],
  ['-5', 0],
  ['86400', 30_000],
  ['Sat, 21 Nov 2026 12:00:07 GMT', 7_000],
  ['Sat, 21 Nov 2026 11:00:00 GMT', 0],
  ['soon', 0],
  ['', 0],
  [undefined, 0],
])('parses Retry-After %s as %d ms', (header, ms) => {
  expect(parseRetryAfter(header, NOW)).toBe(ms);
});
