import { expect, test } from 'vitest';
import { formatTable, median } from './row.ts';

test('median returns the middle value, or the mean of the two middle values', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('formatTable marks a missed goal', () => {
  const table = formatTable([
    { name: 'a', measured: 2, peer: 4, ratio: 0.5, unit: 'ms', goal: 'under 1 ms', met: false },
  ]);
  expect(table.split('\n').at(-1)).toMatch(
    /\| a +\| 2 ms +\| 4 ms \(peer\) \| 0.5x +\| under 1 ms \| MISSED \|/,
  );
});
