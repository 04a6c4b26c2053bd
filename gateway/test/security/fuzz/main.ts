import { readCountAndSeed } from '../../helpers/count-and-seed.ts';
import { fuzz } from './run.ts';

const COUNT = 100_000;
const MAX_GROWTH = 0.05;
function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** `npm run fuzz -- [count] [seed]`: sends hostile requests to a gateway; fails on any invalid response. */
const { count, seed } = readCountAndSeed(COUNT);
console.log(`${count} requests in two rounds, seed ${seed} …`);
const { findings, statuses, heap } = await fuzz(count, seed);
const [first = 0, second = 0] = heap;
const growth = second / first - 1;
console.log(`Responses by status: ${JSON.stringify(statuses)}`);
console.log(
  `Memory after the first round ${megabytes(first)}, after the second ${megabytes(second)}: ${(growth * 100).toFixed(1)} % (at most 5 %)`,
);
console.log(`Invalid responses: ${findings.length}`);
for (const finding of findings.slice(0, 10)) console.log(JSON.stringify(finding));
process.exitCode = findings.length > 0 || growth > MAX_GROWTH ? 1 : 0;
