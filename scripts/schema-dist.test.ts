import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildClientSchema, buildSchema, parse, printSchema, validate } from 'graphql';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inRoot } from './paths.ts';

let folder = '';
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'encore-schema-'));
  const made = spawnSync(process.execPath, [inRoot('scripts/schema-dist.ts'), folder], {
    encoding: 'utf8',
  });
  expect(made.stderr).toBe('');
  expect(made.status).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('every exported file of the package exists', () => {
  const { exports } = JSON.parse(readFileSync(inRoot('schema/package.json'), 'utf8'));
  const files = JSON.stringify(exports).match(/\.\/dist\/[\w.-]+/g) ?? [];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) expect(existsSync(join(folder, basename(file))), file).toBe(true);
});

test('the introspection matches the printed schema', () => {
  const sdl = readFileSync(inRoot('schema/schema.graphql'), 'utf8');
  expect(read('schema.graphql')).toBe(sdl);
  const introspected = buildClientSchema(JSON.parse(read('introspection.json')));
  expect(printSchema(introspected)).toBe(printSchema(buildSchema(sdl)));
});

test('each trusted document is valid and has its SHA-256 as the key', () => {
  const schema = buildSchema(read('schema.graphql'));
  const documents = Object.entries<string>(JSON.parse(read('trusted-documents.json')));
  expect(documents.length).toBeGreaterThan(10);
  for (const [id, text] of documents) {
    expect(createHash('sha256').update(text).digest('hex')).toBe(id);
    expect(validate(schema, parse(text))).toEqual([]);
  }
});

test('the types are strict TypeScript', () => {
  const client = join(folder, 'client.ts');
  const code = [
    "import type { Money } from './types.d.ts';",
    'export const right = (price: Money): string => price.amount;',
    'export const wrong = (price: Money): number => price.amount;',
  ];
  writeFileSync(client, code.join('\n'));
  const program = ts.createProgram([client], {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es5.d.ts'],
    skipDefaultLibCheck: true,
    types: [],
  });
  const complaints = ts.getPreEmitDiagnostics(program);
  expect(complaints.map(({ messageText }) => messageText)).toEqual([
    "Type 'string' is not assignable to type 'number'.",
  ]);
});
