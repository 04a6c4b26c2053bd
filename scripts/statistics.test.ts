import { expect, test } from 'vitest';
import { kolmogorovSmirnov, median, percentile } from './statistics.ts';

test('median returns the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('percentile returns the value at the share of the sorted values, at most the greatest', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);
  expect([0.5, 0.99, 1].map((share) => percentile(values, share))).toEqual([101, 199, 200]);
});

test('kolmogorovSmirnov is high for samples of one distribution and low for shifted ones', () => {
  const values = Array.from({ length: 500 }, (_, index) => index);
  const shift = (by: number) => values.map((value) => value + by);
  expect(kolmogorovSmirnov(values, values)).toBe(1);
  // The tabulated critical distance at 5% is 1.36 * sqrt(2 / 500), which is 43 values.
  expect(kolmogorovSmirnov(values, shift(40))).toBeGreaterThan(0.05);
  expect(kolmogorovSmirnov(values, shift(45))).toBeLessThan(0.05);
});
