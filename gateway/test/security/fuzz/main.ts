import { fuzz } from './run.ts';

const COUNT = 100_000;
const MAX_GROWTH = 0.05;
function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** `npm run fuzz -- [count] [seed]`: sends hostile requests to a gateway; fails on any invalid response. */
const [count = COUNT, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
console.log(`${count} requests in two rounds, seed ${seed} …`);
const { findings, statuses, heap } = await fuzz(count, seed);
const [first = 0, second = 0] = heap;
const growth = second / first - 1;
console.log(`Answers by status: ${JSON.stringify(statuses)}`);
console.log(
  `Memory held after the first round ${megabytes(first)}, after the second ${megabytes(second)}: ${(growth * 100).toFixed(1)} % (at most 5 %)`,
);
console.log(`Answers not as they must be: ${findings.length}`);
for (const finding of findings.slice(0, 10)) console.log(JSON.stringify(finding));
process.exitCode = findings.length > 0 || growth > MAX_GROWTH ? 1 : 0;
