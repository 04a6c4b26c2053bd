import type { DatabaseSync } from 'node:sqlite';

/** Where the catalogue of a database came from. An imported one is never replaced by the demo. */
export type CatalogueState = {
  readonly source: 'demo' | 'import';
  /** Of what made it: the demo's recipe and its options, or the name of the imported file. */
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

/** What the database holds, or undefined before it was ever filled. */
export function readState(db: DatabaseSync): CatalogueState | undefined {
  const [source, recipe] = [stateValue(db, 'source'), stateValue(db, 'recipe')];
  if ((source !== 'demo' && source !== 'import') || recipe === undefined) return undefined;
  return { source, recipe };
}

/** Records a new catalogue, which the search does not know yet. */
export function writeState(db: DatabaseSync, state: CatalogueState): void {
  put(db, 'source', state.source);
  put(db, 'recipe', state.recipe);
  markSearchStale(db);
}

/** Records that the search has to be filled again. */
export function markSearchStale(db: DatabaseSync): void {
  db.exec("DELETE FROM catalogue_state WHERE key = 'search'");
}

/** Records that the search knows this catalogue, under index names that begin with `prefix`. */
export function markSearchFilled(db: DatabaseSync, prefix: string): void {
  put(db, 'search', prefix);
}

/** The prefix of the indexes that know this catalogue; undefined while none do. */
export function searchFilledWith(db: DatabaseSync): string | undefined {
  return stateValue(db, 'search');
}
