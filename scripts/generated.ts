import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inRoot, root } from './paths.ts';

/** Resolved as a module, so that it is found outside npm scripts too. */
const codegen = inRoot('node_modules/@graphql-codegen/cli/esm/bin.js');
const stamp = inRoot('node_modules', '.cache', 'encore', 'generated');
const GENERATED = ['gateway/src/generated/*.ts', 'web/src/**/*.generated.ts'];

/** Runs a program of the project. @throws an Error with its output if it fails */
export function run(command: string, ...args: string[]): void {
  const result = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`);
}

/** Generates the types and hooks from the schema and the operations; git ignores them. */
export function generateTypeScript(): void {
  for (const file of globSync(GENERATED, { cwd: root })) rmSync(inRoot(file));
  run(process.execPath, codegen, '--config', 'codegen.ts');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, inputsHash());
}

/** Generates them unless schema, operations and settings are unchanged. */
export function ensureTypeScript(): void {
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === inputsHash();
  if (!isCurrent) generateTypeScript();
}

/** A digest of the generated files and their inputs, including the shop's code, which determines the hooks. */
function inputsHash(): string {
  const hash = createHash('sha256');
  const inputs = ['schema/schema.graphql', 'codegen.ts', 'web/src/**/*.{graphql,ts,tsx}'];
  for (const file of globSync([...inputs, ...GENERATED], { cwd: root }).sort()) {
    hash.update(file).update(readFileSync(inRoot(file)));
  }
  return hash.digest('hex');
}

if (import.meta.main && existsSync(codegen)) ensureTypeScript();
