import type { DatabaseSync } from 'node:sqlite';

/** Where the catalogue of a database came from. An imported one is never replaced by the demo. */
export type CatalogueState = {
  readonly source: 'demo' | 'import';
  /** Of what made it: the demo's recipe and its options, or the name of the imported file. */
  readonly recipe: string;
};

export function readState(db: DatabaseSync): CatalogueState | undefined {
  const rows = db.prepare('SELECT key, value FROM catalogue_state').all();
  const values = new Map(rows.map((row) => [String(row.key), String(row.value)]));
  const [source, recipe] = [values.get('source'), values.get('recipe')];
  if ((source !== 'demo' && source !== 'import') || recipe === undefined) return undefined;
  return { source, recipe };
}

export function writeState(db: DatabaseSync, state: CatalogueState): void {
  const put = db.prepare('INSERT OR REPLACE INTO catalogue_state (key, value) VALUES (?, ?)');
  put.run('source', state.source);
  put.run('recipe', state.recipe);
}
