import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each([
  ['ann@example.test', true],
  ['ann.lee+shop@sub.example.co', true],
  ['ann@example', false],
  ['@example.test', false],
  ['ann@@example.test', false],
  ['ann lee@example.test', false],
  ['ann@-example.test', false],
  ['ann@example.test\nbcc: x@example.test', false],
  ['ann\u0000@example.test', false],
  ['<ann@example.test>', false],
  ['ann@example.test,bob@example.test', false],
  [`${'a'.repeat(65)}@example.test`, false],
])('tells whether %j is an email address: %s', (text, expected) => {
  expect(isEmail(text)).toBe(expected);
});
