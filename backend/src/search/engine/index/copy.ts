import type { SynonymBook } from '../settings/synonyms.ts';
import { badRequest, missingIndex } from '../types.ts';
import type { Catalog } from './catalog.ts';
import { isObject } from './operations.ts';
import type { IndexRow } from './store.ts';
import type { Writer } from './writer.ts';

export interface CopyRequest {
  operation: 'copy' | 'move';
  destination: string;
  /** What a copy takes along; null means everything, records included. */
  scope: string[] | null;
}

/** Reads the body of an index operation (400 when it is malformed). */
export function parseCopyRequest(body: unknown): CopyRequest {
  if (!isObject(body)) throw badRequest('Expected an object with "operation" and "destination"');
  const { operation, destination, scope } = body;
  if (operation !== 'copy' && operation !== 'move')
    throw badRequest('Invalid "operation": expected copy or move');
  if (typeof destination !== 'string' || destination === '')
    throw badRequest('"destination" is missing');
  if (scope === undefined || scope === null) return { operation, destination, scope: null };
  const names = Array.isArray(scope) ? scope.map(String) : [];
  const isKnown = (name: string) => ['settings', 'rules', 'synonyms'].includes(name);
  if (names.length === 0 || !names.every(isKnown)) throw badRequest('Invalid "scope"');
  return { operation, destination, scope: names };
}

/** Copies or moves an index. A scoped copy leaves the destination's records as they are. */
export function copyIndex(
  parts: { catalog: Catalog; writer: Writer; book: SynonymBook },
  source: string,
  request: CopyRequest,
): void {
  const { catalog, writer, book } = parts;
  const from = catalog.row(source);
  if (!from) {
    // replaceAllObjects begins with a scoped copy, also of an index that does not exist yet; moving one does nothing.
    if (request.scope || request.operation === 'move') return;
    throw missingIndex(source);
  }
  if (request.destination === source) throw badRequest('Source and destination are the same index');
  writer.run(() => {
    const to = writer.primary(request.destination);
    const { replicas: _, primary: __, ...settings } = from.settings;
    if (!request.scope || request.scope.includes('synonyms'))
      book.copy(source, request.destination);
    if (request.scope) {
      if (request.scope.includes('settings'))
        writer.families.applySettings(to, { ...settings, ...preservedReplicas(to) });
      return;
    }
    const isAlone = catalog.family(from.dataset).length === 1;
    if (request.operation === 'move' && isAlone) writer.families.repoint(to.dataset, from.dataset);
    else takeRecords(parts, from, to);
    const now = catalog.row(request.destination) ?? to;
    writer.families.applySettings(now, { ...settings, ...preservedReplicas(to) });
    if (request.operation === 'move') writer.deleteIndex(source);
  });
}

function preservedReplicas(row: IndexRow): { replicas?: string[] } {
  return row.settings.replicas ? { replicas: row.settings.replicas } : {};
}

/** Gives the destination and its replicas the records of the source. */
function takeRecords(
  parts: { catalog: Catalog; writer: Writer },
  from: IndexRow,
  to: IndexRow,
): void {
  const family = parts.catalog.family(to.dataset).map((row) => row.settings);
  const copy = parts.writer.families.copyRecords(from.dataset, [from.settings, ...family]);
  parts.writer.families.repoint(to.dataset, copy);
}
