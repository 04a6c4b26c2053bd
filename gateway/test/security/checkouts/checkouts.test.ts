import { expect, test } from 'vitest';
import { simulateCheckouts } from './run.ts';

const COUNT = 200;
const SEED = 20_261_121;

test(`places one order with one charge, or none, in ${COUNT} checkouts of seed ${SEED} with failing calls`, {
  tags: 'simulation',
}, async () => {
  const { faults, lies, outcomes, broken } = await simulateCheckouts(COUNT, SEED);
  expect(faults).toEqual([]);
  expect(lies).toEqual([]);
  expect(outcomes.undecided).toBe(0);
  expect(outcomes.placed).toBeGreaterThan(COUNT / 2);
  expect(outcomes.rejected).toBeGreaterThan(0);
  expect(broken).toBeGreaterThan(COUNT);
});
