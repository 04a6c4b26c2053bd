import { expect, test } from 'vitest';
import { sameAsEmail, weakness } from './passwords.ts';
import { linkState, resetLifetimeMs } from './reset-links.ts';
import { mergedDetails, profileFaults } from './rules.ts';

const bob = { firstname: 'Bob', lastname: 'Ray', email: 'bob@example.test' };

test.each([
  [{}, []],
  [{ firstname: 'Zoë-Ann O’Neil, Jr.', lastname: 'de la Cruz' }, []],
  [{ firstname: '李', lastname: 'Łukasz 2' }, []],
  [{ firstname: undefined }, ['"First Name" is a required value.']],
  [
    { firstname: ' ', lastname: null },
    ['"First Name" is a required value.', '"Last Name" is a required value.'],
  ],
  [{ firstname: '<script>' }, ['First Name is not valid!']],
  [{ lastname: 'x'.repeat(256) }, ['Last Name is not valid!']],
  [{ middlename: 'O<b>' }, ['Middle Name is not valid!']],
  [{ firstname: '@@', middlename: '' }, []],
  [{ lastname: 'Ray\u0000' }, ['Last Name is not valid!']],
  [
    { firstname: '', email: 'not-an-email' },
    ['"First Name" is a required value.', '"Email" is not a valid email address.'],
  ],
  [{ email: 'not-an-email' }, ['"Email" is not a valid email address.']],
])('checks names and email address of %j', (part, faults) => {
  expect(profileFaults({ ...bob, ...part })).toEqual(faults);
});

test.each([
  ['Passw0rd!23', undefined, undefined],
  ['passw0rd!', undefined, undefined],
  ['Aa1!', 'The password needs at least', ['8']],
  ['aaaaaaa!', 'Minimum of different classes', ['3']],
  ['PASSWORD1', 'Minimum of different classes', ['3']],
  [' Passw0rd!23', "The password can't begin or end with a space", undefined],
  ['Pässwö1', 'The password needs at least', ['8']],
  ['Aä1!'.repeat(64), undefined, undefined],
  [`${'Aa1!'.repeat(64)}x`, 'Please enter a password with at most', [256]],
])('checks the strength of %j', (password, message, parameters) => {
  const { body } = weakness(password) ?? {};
  expect(body?.message.startsWith(message ?? '?')).toBe(message === undefined ? undefined : true);
  expect(body?.parameters).toEqual(parameters);
});

test('rejects the email address as a password in any case', () => {
  expect(sameAsEmail('Ann@Example.test1', 'ann@example.TEST1')?.status).toBe(400);
  expect(sameAsEmail('Ann@Example.test1', 'ann@example.test')).toBeUndefined();
});

test('keeps details that are not given', () => {
  expect(
    mergedDetails({ dob: '1980-01-01', prefix: 'Dr' }, { prefix: 'Prof', suffix: null }),
  ).toEqual({ dob: '1980-01-01', prefix: 'Prof' });
});

test.each([
  ['good', 'abc', 0],
  ['good', 'abc', resetLifetimeMs - 1],
  ['expired', 'abc', resetLifetimeMs],
  ['mismatched', 'abd', 0],
  ['missing', undefined, 0],
] as const)('finds that a reset link is %s', (state, hash, age) => {
  expect(linkState({ tokenHash: 'abc', sentMs: 1000 }, hash, 1000 + age)).toBe(state);
});

test('rejects every token as mismatched when no link was sent', () => {
  expect(linkState(undefined, 'abc', 0)).toBe('mismatched');
});
