import { expect, it } from 'vitest';
import { checkEmail, checkFilled } from './checks.ts';

it.each(['a@b.co', ' ann.o+x@sub.example.test ', 'ü@exämple.test'])(
  'accepts the email address %j',
  (email) => {
    expect(checkEmail(email)).toBe(true);
  },
);

it.each([
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a@b.',
  'a@.co',
  'a b@c.de',
  'a@b@c.de',
  `a@${'b'.repeat(260)}.co`,
])('rejects the email address %j', (email) => {
  expect(checkEmail(email)).toMatch(/valid email/);
});

it('names what is missing', () => {
  expect(checkEmail('  ')).toBe('Email is required.');
  expect(checkFilled('First name')(' ')).toBe('First name is required.');
  expect(checkFilled('First name')('Ann')).toBe(true);
});
