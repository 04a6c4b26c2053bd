import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, type GraphQLSchema, Kind, parse, validate } from 'graphql';
import { z } from 'zod';

const MANIFEST = join(import.meta.dirname, '../../../schema/trusted-documents.json');

/** The operations that a gateway in production runs, by the SHA-256 of their text. */
export interface TrustedDocuments {
  /** The document with this id: 64 hexadecimal digits, with or without `sha256:` before them. */
  byId(id: string): string | null;
  /** True when exactly this text is trusted. */
  has(text: string): boolean;
  /** True when a trusted document has an operation of this name. */
  knows(operation: string): boolean;
  readonly size: number;
}

/** A trusted document that cannot be used; the message names its file. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** The id of a document: the SHA-256 of its text in hexadecimal digits. */
export function toDocumentId(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function parseOrThrow(text: string, file: string): DocumentNode {
  try {
    return parse(text, { noLocation: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : 'not GraphQL';
    throw new DocumentError(`${file} holds no GraphQL document: ${why}`);
  }
}

const manifestSchema = z.record(z.string(), z.string());

/** What a file holds; undefined when that is no JSON. */
function jsonIn(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readManifest(file: string): string[] {
  const parsed = manifestSchema.safeParse(jsonIn(file));
  if (!parsed.success) throw new DocumentError(`${file} is no map of ids to documents.`);
  const wrong = Object.entries(parsed.data).find(([id, text]) => toDocumentId(text) !== id);
  if (wrong !== undefined)
    throw new DocumentError(`${file}: ${wrong[0]} is not the id of its text.`);
  return Object.values(parsed.data);
}

/** A document that an operator has registered, and where. */
interface Registered {
  readonly file: string;
  readonly text: string;
}

function requireOperation({ file, text }: Registered): void {
  const { definitions } = parseOrThrow(text, file);
  if (definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) return;
  throw new DocumentError(`${file} holds no operation.`);
}

/** What an operator has registered: each `.graphql` file one document, each `.json` file a manifest. */
function readFolder(folder: string): Registered[] {
  const registered = readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const file = join(folder, name);
      if (name.endsWith('.json')) return readManifest(file).map((text) => ({ file, text }));
      return name.endsWith('.graphql') ? [{ file, text: readFileSync(file, 'utf8') }] : [];
    });
  for (const each of registered) requireOperation(each);
  return registered;
}

/** Trusts exactly `texts`. */
export function createAllowlist(texts: readonly string[]): TrustedDocuments {
  const trusted = new Set(texts);
  const byId = new Map(texts.map((text) => [toDocumentId(text), text]));
  const names = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/\b(?:query|mutation|subscription)\s+(\w+)/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  );
  return {
    byId: (id) => byId.get(id.replace(/^sha256:/, '')) ?? null,
    has: (text) => trusted.has(text),
    knows: (operation) => names.has(operation),
    size: byId.size,
  };
}

/**
 * The shop's own documents, and those in `folder`, if one is given. What is registered there counts with and without the
 * line break that editors put at the end of a file.
 * @throws {DocumentError} naming the file that cannot be used.
 */
export function readTrusted(folder?: string): TrustedDocuments {
  const registered = folder === undefined ? [] : readFolder(folder);
  return createAllowlist([
    ...readManifest(MANIFEST),
    ...registered.flatMap(({ text }) => [text, text.trim()]),
  ]);
}

/**
 * The documents in `folder` that do not fit the schema: a line each, with its file and the first error. Their
 * clients would be the first to learn of it otherwise.
 * @throws {DocumentError} naming the file that cannot be used.
 */
export function findInvalidDocuments(folder: string, schema: GraphQLSchema): string[] {
  return readFolder(folder).flatMap(({ file, text }) => {
    const [error] = validate(schema, parseOrThrow(text, file), undefined, { maxErrors: 1 });
    return error === undefined ? [] : [`${file}: ${error.message}`];
  });
}
