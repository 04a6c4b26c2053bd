import { copyFileSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.ts';
import { checkArguments, main } from './report.ts';
import { checkCompatibility } from './schema-compatibility.ts';

const RELEASED = inRoot('schema/released.graphql');
const CURRENT = inRoot('schema/schema.graphql');

/** Fails on a breaking change to the released schema. `--release` makes the current schema the released one. */
await main(async () => {
  checkArguments(['--release']);
  const [released, current] = [RELEASED, CURRENT].map((file) => readFileSync(file, 'utf8'));
  const today = new Date().toISOString().slice(0, 10);
  const { broken, undated } = await checkCompatibility(released ?? '', current ?? '', today);
  for (const message of broken) console.error(`Breaking change: ${message}`);
  for (const name of undated)
    console.error(
      `${name} is deprecated without a date. Add one to the reason, such as "Use name. Goes on 2027-03-01."`,
    );
  if (broken.length > 0) {
    console.error(
      'Keep the element, deprecate it with a date (@deprecated(reason: "Use x. Goes on 2027-03-01.")), release that, and remove it from that day on.',
    );
  }
  if (broken.length + undated.length > 0) return 1;
  if (process.argv.includes('--release')) copyFileSync(CURRENT, RELEASED);
  return 0;
});
