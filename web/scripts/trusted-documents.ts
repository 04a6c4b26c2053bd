import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';

const ROOT = join(import.meta.dirname, '../..');
const DOCUMENTS = join(ROOT, 'web/src/generated/documents');
const TARGET = join(ROOT, 'schema/trusted-documents.json');

/** The generated documents that hold an operation; fragments alone are never sent. */
async function readOperations(): Promise<DocumentNode[]> {
  const files = globSync('*.ts', { cwd: DOCUMENTS }).sort();
  const modules: Record<string, DocumentNode>[] = await Promise.all(
    files.map((file) => import(join(DOCUMENTS, file))),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter(({ definitions }) => definitions.some(({ kind }) => kind === 'OperationDefinition'));
}

/** The shop's operations as its client sends them, with `__typename` in every selection, by their SHA-256. */
async function manifest(): Promise<Record<string, string>> {
  const cache = new InMemoryCache();
  const texts = (await readOperations())
    .map((document) => print(cache.transformDocument(document)))
    .sort();
  const idOf = (text: string) => createHash('sha256').update(text).digest('hex');
  return Object.fromEntries(texts.map((text) => [idOf(text), text]));
}

writeFileSync(TARGET, `${JSON.stringify(await manifest(), null, 2)}\n`);
