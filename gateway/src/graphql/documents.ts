import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentNode, type GraphQLSchema, Kind, parse, validate } from 'graphql';
import { z } from 'zod';
import { parseJson } from '../core/values.ts';

const MANIFEST = join(import.meta.dirname, '../../../schema/trusted-documents.json');

/** An invalid trusted document; the message contains its file name. */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';
}

export function toDocumentId(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function parseOrThrow(text: string, file: string): DocumentNode {
  try {
    return parse(text, { noLocation: true });
  } catch (error) {
    const why = error instanceof Error ? error.message : 'not GraphQL';
    throw new DocumentError(`${file} is not a GraphQL document: ${why}`);
  }
}

const manifestSchema = z.record(z.string(), z.string());

function readManifest(file: string): string[] {
  const parsed = manifestSchema.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new DocumentError(`${file} must be a map of ids to documents.`);
  const wrong = Object.entries(parsed.data).find(([id, text]) => toDocumentId(text) !== id);
  if (wrong !== undefined)
    throw new DocumentError(`${file}: ${wrong[0]} is not the id of its text.`);
  return Object.values(parsed.data);
}

/** Reads the operator's documents: one per `.graphql` file, or a manifest per `.json` file. */
function readFolder(folder: string | undefined) {
  if (folder === undefined) return [];
  const registered = readdirSync(folder)
    .sort()
    .flatMap((name) => {
      const file = join(folder, name);
      if (name.endsWith('.json')) return readManifest(file).map((text) => ({ file, text }));
      return name.endsWith('.graphql') ? [{ file, text: readFileSync(file, 'utf8') }] : [];
    });
  return registered.map(({ file, text }) => {
    const document = parseOrThrow(text, file);
    if (!document.definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))
      throw new DocumentError(`${file} contains no operation.`);
    return { file, text, document };
  });
}

/** The operations that a production gateway executes: exactly `texts`. */
export function createAllowlist(texts: readonly string[]) {
  const trusted = new Set(texts);
  const byId = new Map(texts.map((text) => [toDocumentId(text), text]));
  const operationNames: ReadonlySet<string> = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/\b(?:query|mutation|subscription)\s+(\w+)/g)].map(
        ([, name]) => name ?? '',
      ),
    ),
  );
  return {
    /** The document with this id: the SHA-256 of its text in hexadecimal, optionally prefixed with `sha256:`. */
    byId: (id: string): string | null => byId.get(id.replace(/^sha256:/, '')) ?? null,
    /** True if exactly this text is trusted. */
    has: (text: string): boolean => trusted.has(text),
    operationNames,
  };
}

export type TrustedDocuments = ReturnType<typeof createAllowlist>;

/**
 * The shop's own documents, plus those in `folder`. Registered documents match with and without the trailing newline
 * added by editors.
 *
 * @throws {DocumentError} with the name of an invalid file.
 */
export function readTrusted(folder?: string): TrustedDocuments {
  const registered = readFolder(folder).flatMap(({ text }) => [text, text.trim()]);
  return createAllowlist([...readManifest(MANIFEST), ...registered]);
}

/**
 * The documents in `folder` that are invalid against the schema, one line each with file and first error, so that the
 * operator learns of them before clients do.
 *
 * @throws {DocumentError} with the name of an invalid file.
 */
export function findInvalidDocuments(folder: string | undefined, schema: GraphQLSchema): string[] {
  return readFolder(folder).flatMap(({ file, document }) => {
    const [error] = validate(schema, document, undefined, { maxErrors: 1 });
    return error === undefined ? [] : [`${file}: ${error.message}`];
  });
}
