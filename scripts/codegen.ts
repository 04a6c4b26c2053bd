import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { generateTypeScript, run } from './generated.ts';
import { checkOperations, checkSdl } from './graphql-check.ts';
import { inRoot, root } from './paths.ts';
import { checkArguments, main } from './report.ts';

/** The committed files that are generated from the SDL and the operations: content by path. */
const committed = (): Map<string, string> =>
  new Map(
    [
      'schema/schema.graphql',
      'schema/trusted-documents.json',
      'schema/calls.json',
      'web/src/apollo/publicFields.ts',
      'docs/{budgets,calls,errors}.md',
    ]
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .map((file) => [file, readFileSync(inRoot(file), 'utf8')]),
  );

/** @throws an Error with file and line of each problem of the SDL or the operations */
async function generate(): Promise<void> {
  await checkSdl();
  run(process.execPath, 'gateway/codegen/schema.ts');
  await checkOperations();
  run(process.execPath, 'gateway/codegen/errors.ts');
  run(process.execPath, 'gateway/codegen/budgets.ts');
  generateTypeScript();
  run(process.execPath, 'gateway/codegen/calls.ts');
  run(process.execPath, 'web/scripts/trusted-documents.ts');
}

/** Returns the committed files that differ from the generated content, without changing them. */
async function staleFiles(): Promise<string[]> {
  const before = committed();
  await generate();
  const after = committed();
  const stale = [...before.keys()].filter((file) => before.get(file) !== after.get(file));
  for (const file of stale) writeFileSync(inRoot(file), before.get(file) ?? '');
  return stale;
}

await main(async () => {
  checkArguments(['--check']);
  if (!process.argv.includes('--check')) {
    await generate();
    return 0;
  }
  const stale = await staleFiles();
  for (const file of stale) console.error(`${file} is stale: run "npm run codegen" and commit it.`);
  return stale.length === 0 ? 0 : 1;
});
