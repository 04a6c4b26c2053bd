import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './paths.ts';
import { main } from './report.ts';

/** The files that are made from the SDL and the operations, and committed: their texts by path. */
const generated = (): Map<string, string> =>
  new Map(
    [
      'schema/schema.graphql',
      'schema/trusted-documents.json',
      'schema/calls.json',
      'docs/{budgets,calls,errors}.md',
      'gateway/src/generated/**/*.ts',
      'web/src/**/*.generated.ts',
    ]
      .flatMap((pattern) => globSync(pattern, { cwd: root }))
      .map((file) => [file, readFileSync(inRoot(file), 'utf8')]),
  );

function run(command: string, args: string[]): void {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`);
}

function generate(): void {
  rmSync(inRoot('gateway/src/generated'), { recursive: true, force: true });
  for (const file of globSync('web/src/**/*.generated.ts', { cwd: root })) rmSync(inRoot(file));
  run(process.execPath, ['gateway/codegen/schema.ts']);
  run(process.execPath, ['gateway/codegen/errors.ts']);
  run(process.execPath, ['gateway/codegen/budgets.ts']);
  run('graphql-codegen', ['--config', 'codegen.ts']);
  run(process.execPath, ['gateway/codegen/calls.ts']);
  run(process.execPath, ['web/scripts/trusted-documents.ts']);
}

/** Names the generated files that differ from what the sources give, and leaves the files as they were. */
function staleFiles(): string[] {
  const before = generated();
  generate();
  const after = generated();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (file) => before.get(file) !== after.get(file),
  );
  for (const file of stale) {
    const text = before.get(file);
    if (text === undefined) rmSync(inRoot(file));
    else writeFileSync(inRoot(file), text);
  }
  return stale;
}

await main(async () => {
  if (!process.argv.includes('--check')) {
    generate();
    return 0;
  }
  const stale = staleFiles();
  for (const file of stale) console.error(`${file} is stale: run "npm run codegen" and commit it.`);
  return stale.length === 0 ? 0 : 1;
});
