import { createHash } from 'node:crypto';
import { globSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InMemoryCache } from '@apollo/client';
import { removeDirectivesFromDocument } from '@apollo/client/utilities/internal';
import { type DocumentNode, print } from 'graphql';

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'web/src');
const TARGET = join(ROOT, 'schema/trusted-documents.json');

const isOperation = (exported: object): exported is DocumentNode =>
  'definitions' in exported &&
  (exported as DocumentNode).definitions.some(({ kind }) => kind === 'OperationDefinition');

/** What the client sends of a document; null where all of it is local. */
function withoutLocalFields(document: DocumentNode): DocumentNode | null {
  return removeDirectivesFromDocument([{ name: 'client', remove: true }], document);
}

/** The generated documents that hold an operation to send; fragments alone are never sent. */
async function readOperations(): Promise<DocumentNode[]> {
  const files = globSync('**/*.generated.ts', { cwd: SOURCES }).sort();
  const modules: Record<string, object>[] = await Promise.all(
    files.map((file) => import(join(SOURCES, file))),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .filter(isOperation)
    .map(withoutLocalFields)
    .filter((document) => document !== null);
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
