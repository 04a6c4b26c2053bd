import { expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

test('median returns the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('percentile returns the value at the share of the sorted values, at most the greatest', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([101, 199, 200]);
});
