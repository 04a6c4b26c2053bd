import { expect, test } from 'vitest';
import { safeJson } from './markup.ts';

test('escapes text so that it cannot end its script element', () => {
  const value = { name: '</script><script>alert(1)</script>', note: '<!-- \u2028 \u2029' };
  const json = safeJson(value);
  expect(json).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});
