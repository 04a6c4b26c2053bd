import { expect, test } from 'vitest';
import { formatTable, median } from './row.ts';

test('the median is the middle value, or the mean of the two in the middle', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('a missed goal shows in the table', () => {
  const table = formatTable([
    { name: 'a', measured: 2, peer: 4, ratio: 0.5, unit: 'ms', goal: 'under 1 ms', met: false },
  ]);
  expect(table.split('\n').at(-1)).toMatch(
    /\| a +\| 2 ms +\| 4 ms \(peer\) \| 0.5x +\| under 1 ms \| MISSED \|/,
  );
});
