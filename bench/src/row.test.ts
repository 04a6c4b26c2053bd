import { expect, test } from 'vitest';
import { formatTable } from './row.ts';

test('formatTable marks a missed goal', () => {
  const table = formatTable([
    { name: 'a', measured: 2, peer: 4, ratio: 0.5, unit: 'ms', goal: 'under 1 ms', met: false },
  ]);
  expect(table.split('\n').at(-1)).toMatch(
    /\| a +\| 2 ms +\| 4 ms \(peer\) \| 0.5x +\| under 1 ms \| MISSED \|/,
  );
});
