/**
 * The arguments of `npm run … -- [count] [seed]`; the default seed is random. Anything but a positive count and a whole
 * seed ends the process with the usage.
 */
export function readCountAndSeed(defaultCount: number): { count: number; seed: number } {
  const given = process.argv.slice(2);
  const [count = defaultCount, seed = Date.now() % 1_000_000] = given.map(Number);
  if (given.length <= 2 && Number.isInteger(count) && count > 0 && Number.isInteger(seed))
    return { count, seed };
  console.error(`Unknown arguments "${given.join(' ')}". Expected: [COUNT] [SEED], whole numbers.`);
  return process.exit(2);
}
