import { expect, it } from 'vitest';
import {
  checkNewPassword,
  checkPassword,
  getStrength,
  toPasswordRejection,
} from './passwordRules.ts';

const TOO_WEAK =
  'Password should be at least 8 characters long and contain at least 1 special character';

it.each([
  ['', 'Password is required field'],
  ['short', TOO_WEAK],
  ['longenough', TOO_WEAK],
  ['under_score', TOO_WEAK],
  ['sh-rt', 'Password should be at least 8 characters long'],
  ['1234567!', true],
  ['with space', true],
])('validates the new password %j: %s', (password, verdict) => {
  expect(checkNewPassword(password)).toBe(verdict);
});

it.each([
  ['long-enough', 'add a capital letter or a digit'],
  ['LONG-ENOUGH', 'add a lowercase letter or a digit'],
  ['1234567!', 'add a lowercase letter or a capital letter'],
  ['--------', 'add two of a lowercase letter, a capital letter, a digit'],
])('advises for %j what it lacks: %s', (password, advice) => {
  expect(getStrength(password).advice).toBe(advice);
});

it('requires only that the current password is not empty', () => {
  expect(checkPassword('x')).toBe(true);
  expect(checkPassword('')).toBe('Password is required field');
});

it.each([
  ['', 0],
  ['short', 1],
  ['longenough', 1],
  ['sh-rt', 1],
  ['long-enough', 2],
  ['Long-enoug', 3],
  ['Long-enough-1', 4],
])('rates %j with %i, and never rates a rejected password above weak', (password, level) => {
  expect(getStrength(password).level).toBe(level);
  expect(checkNewPassword(password) === true).toBe(level > 1);
});

it('says what a rejected password lacks, and keeps other rejections', () => {
  const rejection = { field: 'newPassword', message: 'Minimum of different classes is 3.' };
  const message = 'Please choose a stronger password: add a capital letter or a digit.';
  expect(toPasswordRejection(rejection, 'long-enough')).toEqual({ ...rejection, message });
  expect(toPasswordRejection(rejection, 'Long-enough')).toBe(rejection);
  const other = { ...rejection, field: 'currentPassword' };
  expect(toPasswordRejection(other, 'long-enough')).toBe(other);
  expect(toPasswordRejection(null, 'long-enough')).toBeNull();
});
