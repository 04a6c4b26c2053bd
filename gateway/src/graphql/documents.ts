import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, type GraphQLSchema, Kind, parse, validate } from 'graphql';
import { z } from 'zod';

const MANIFEST = join(import.meta.dirname, '../../../schema/trusted-documents.json');

/** The operations that a production gateway executes, by SHA-256 of their text. */
export interface TrustedDocuments {
  /** The document with this id: 64 hexadecimal digits, optionally prefixed with `sha256:`. */
  byId(id: string): string | null;
  /** True if exactly this text is trusted. */
  has(text: string): boolean;
  /** True if a trusted document has an operation with this name. */
  knows(operation: string): boolean;
  readonly size: number;
}

/** An invalid trusted document; the message contains its file name. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

/** The id of a document: the SHA-256 of its text in hexadecimal. */
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

/** The file's JSON; undefined if it is invalid. */
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

/** A document registered by the operator, with its file. */
interface Registered {
  readonly file: string;
  readonly text: string;
}

function requireOperation({ file, text }: Registered): void {
  const { definitions } = parseOrThrow(text, file);
  if (definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION)) return;
  throw new DocumentError(`${file} holds no operation.`);
}

/** Reads the operator's documents: one per `.graphql` file, or a manifest per `.json` file. */
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
 * The shop's own documents, plus those in `folder`. Registered documents match with and without the trailing newline
 * added by editors.
 *
 * @throws {DocumentError} with the name of an invalid file.
 */
export function readTrusted(folder?: string): TrustedDocuments {
  const registered = folder === undefined ? [] : readFolder(folder);
  return createAllowlist([
    ...readManifest(MANIFEST),
    ...registered.flatMap(({ text }) => [text, text.trim()]),
  ]);
}

/**
 * The documents in `folder` that are invalid against the schema, one line each with file and first error, so that the
 * operator learns of them before clients do.
 *
 * @throws {DocumentError} with the name of an invalid file.
 */
export function findInvalidDocuments(folder: string, schema: GraphQLSchema): string[] {
  return readFolder(folder).flatMap(({ file, text }) => {
    const [error] = validate(schema, parseOrThrow(text, file), undefined, { maxErrors: 1 });
    return error === undefined ? [] : [`${file}: ${error.message}`];
  });
}
