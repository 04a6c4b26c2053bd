import { describe, expect, it } from 'vitest';
import { pageSteps } from './Pages.tsx';

describe('page links', () => {
  it.each([
    [1, 1, [1]],
    [1, 0, []],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 6, [1, 2, 'gap', 5, 6]],
    [3, 5, [1, 2, 3, 4, 5]],
    [9, 17, [1, 2, 'gap', 8, 9, 10, 'gap', 16, 17]],
    [17, 17, [1, 2, 'gap', 16, 17]],
  ] as const)('on page %i of %i', (current, count, steps) => {
    expect(pageSteps(current, count)).toEqual(steps);
  });
});
