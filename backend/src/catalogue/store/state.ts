import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import type { SearchEngine } from '../../search/engine/engine.ts';

/**
 * Publishes the staged search indexes of the shop's catalogue, if any. An import calls this at its end; after a killed
 * import, the next start does. `onPublished` is called before this is recorded.
 */
export function publishPending(
  db: DatabaseSync,
  engine: Pick<SearchEngine, 'publish'>,
  onPublished: () => void = () => {},
): void {
  const pending = pendingSearch(db);
  if (pending === undefined || !engine.publish(pending.version)) return;
  onPublished();
  inTransaction(db, () => {
    if (pendingSearch(db)?.version === pending.version) markSearchFilled(db, pending.indexPrefix);
  });
}

/** Locks out other imports until it is released or this process ends. @throws while another import is running */
export function lockCatalogue(dataDir: string): { release(): void } {
  mkdirSync(dataDir, { recursive: true });
  const lock = new DatabaseSync(join(dataDir, 'import.lock'));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new Error('Another import is under way. Try again when it has ended.');
  }
  return { release: () => lock.close() };
}

/** The origin of the catalogue. An imported one is never replaced by the demo. */
export type CatalogueState = {
  readonly source: 'demo' | 'import';
  /** The demo's recipe and options, or the name of the imported file. */
  readonly recipe: string;
};

function stateValue(db: DatabaseSync, key: string): string | undefined {
  const value = db.prepare('SELECT value FROM catalogue_state WHERE key = ?').get(key)?.value;
  return value === undefined ? undefined : String(value);
}

function put(db: DatabaseSync, key: string, value: string): void {
  const sql = 'INSERT OR REPLACE INTO catalogue_state (key, value) VALUES (?, ?)';
  db.prepare(sql).run(key, value);
}

/** The state of the catalogue; undefined before it was first filled. */
export function readState(db: DatabaseSync): CatalogueState | undefined {
  const source = stateValue(db, 'source');
  const recipe = stateValue(db, 'recipe');
  if ((source !== 'demo' && source !== 'import') || recipe === undefined) return undefined;
  return { source, recipe };
}

function remove(db: DatabaseSync, key: string): void {
  db.prepare('DELETE FROM catalogue_state WHERE key = ?').run(key);
}

/** Records a new catalogue that is not in the search yet. */
export function writeState(db: DatabaseSync, state: CatalogueState): void {
  put(db, 'source', state.source);
  put(db, 'recipe', state.recipe);
  put(db, 'version', randomUUID());
  remove(db, 'pending');
  markSearchStale(db);
}

/** Changes whenever the catalogue is replaced as a whole. */
export function catalogueVersion(db: DatabaseSync): string | undefined {
  return stateValue(db, 'version');
}

export function markSearchStale(db: DatabaseSync): void {
  remove(db, 'search');
}

/** Records that the search indexes with this prefix contain the catalogue. */
export function markSearchFilled(db: DatabaseSync, prefix: string): void {
  put(db, 'search', prefix);
  remove(db, 'pending');
}

/** The prefix of the indexes that contain this catalogue; undefined without any. */
export function searchFilledWith(db: DatabaseSync): string | undefined {
  return stateValue(db, 'search');
}

/** The version of this catalogue's staged search indexes. */
export type PendingSearch = { readonly version: string; readonly indexPrefix: string };

/** Records the staged indexes of a new catalogue, until `markSearchFilled`. */
export function putPendingSearch(db: DatabaseSync, pending: PendingSearch): void {
  put(db, 'pending', JSON.stringify(pending));
}

/** The staged indexes that are not published yet, if any. */
export function pendingSearch(db: DatabaseSync): PendingSearch | undefined {
  const value = stateValue(db, 'pending');
  return value === undefined ? undefined : (JSON.parse(value) as PendingSearch);
}
