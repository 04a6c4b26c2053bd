import { expect, test } from 'vitest';
import {
  type AccountLock,
  countFailure,
  type Failures,
  isLocked,
  isThrottled,
  lockAfterFailure,
  lockMs,
  throttleMs,
  unlocked,
} from './credentials.ts';

const times = <Value>(count: number, first: Value, next: (value: Value) => Value): Value =>
  Array.from({ length: count }).reduce<Value>((value) => next(value), first);
const failed = (count: number): Failures | undefined =>
  times<Failures | undefined>(count, undefined, (log) => countFailure(log, 1000));

test('throttles a user name after six failures, for half an hour after the last', () => {
  expect(isThrottled(undefined, 1000)).toBe(false);
  expect(isThrottled(failed(5), 1000)).toBe(false);
  expect(isThrottled(failed(6), 1000)).toBe(true);
  expect(isThrottled(failed(6), 1000 + throttleMs - 1)).toBe(true);
  expect(isThrottled(failed(6), 1000 + throttleMs)).toBe(false);
});

test('restarts the count of failures after half an hour', () => {
  expect(countFailure(failed(6), 1000 + throttleMs).failures).toBe(1);
});

const wrong = (count: number, from: AccountLock = unlocked, at = 1000): AccountLock =>
  times(count, from, (lock) => lockAfterFailure(lock, at));

test('locks an account for ten minutes after ten wrong passwords', () => {
  expect(isLocked(wrong(9), 1000)).toBe(false);
  expect(isLocked(wrong(10), 1000 + lockMs - 1)).toBe(true);
  expect(isLocked(wrong(10), 1000 + lockMs)).toBe(false);
});

test('does not add up failures more than ten minutes apart', () => {
  expect(isLocked(wrong(1, wrong(9), 1000 + lockMs), 1000 + lockMs)).toBe(false);
});
