import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './paths.ts';
import { main } from './report.ts';

/** Files that are made from the SDL and the operations, and committed. */
const generated = [
  'schema/schema.graphql',
  'gateway/src/generated/types.ts',
  'gateway/src/generated/resolvers.ts',
  'web/src/generated/documents.ts',
  'web/src/generated/hooks.ts',
];

const read = (file: string): string | undefined =>
  existsSync(inRoot(file)) ? readFileSync(inRoot(file), 'utf8') : undefined;

function run(command: string, args: string[]): void {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`);
}

function generate(): void {
  run(process.execPath, ['gateway/src/print-schema.ts']);
  run('graphql-codegen', ['--config', 'codegen.ts']);
}

/** Names the generated files that differ from what the sources give, and leaves the files as they were. */
function staleFiles(): string[] {
  const before = new Map(generated.map((file) => [file, read(file)]));
  generate();
  const stale = generated.filter((file) => before.get(file) !== read(file));
  for (const file of stale) {
    const text = before.get(file);
    if (text !== undefined) writeFileSync(inRoot(file), text);
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
