import { readCountAndSeed } from '../../helpers/count-and-seed.ts';
import { simulateCheckouts } from './run.ts';

const COUNT = 250;

/**
 * `npm run proof:checkouts -- [count] [seed]`: simulated checkouts while calls fail; fails when orders and charges
 * do not match.
 */
const { count, seed } = readCountAndSeed(COUNT);
console.log(`${count} checkouts, seed ${seed} …`);
const began = performance.now();
const { faults, lies, outcomes, broken } = await simulateCheckouts(count, seed);
console.log(
  `${broken} calls broken; placed ${outcomes.placed}, rejected ${outcomes.rejected}, undecided ${outcomes.undecided} (${Math.round((performance.now() - began) / 1000)} s)`,
);
for (const line of [...faults, ...lies]) console.log(line);
process.exitCode = faults.length + lies.length > 0 ? 1 : 0;
