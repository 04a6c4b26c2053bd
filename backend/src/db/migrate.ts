import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from './transaction.ts';

const MIGRATIONS = join(import.meta.dirname, 'migrations');

const CREATE_RECORD = `CREATE TABLE IF NOT EXISTS schema_migration (
  name TEXT PRIMARY KEY,
  applied_at TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP
) STRICT`;

function migrationNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

function appliedNames(db: DatabaseSync): Set<string> {
  const rows = db.prepare('SELECT name FROM schema_migration').all();
  return new Set(rows.map((row) => String(row.name)));
}

/**
 * Applies the numbered .sql files that this database has not seen, in the order of their names,
 * all in one transaction: a failing file leaves the database as it was.
 * @throws naming the file that failed, or a recorded migration that this release does not have.
 */
export function migrate(db: DatabaseSync, folder: string = MIGRATIONS): void {
  const names = migrationNames(folder);
  db.exec(CREATE_RECORD);
  inTransaction(db, () => {
    const applied = appliedNames(db);
    const unknown = [...applied].find((name) => !names.includes(name));
    if (unknown) throw new Error(`The database has migration ${unknown}, unknown to this release.`);
    for (const name of names) {
      if (!applied.has(name)) applyOne(db, folder, name);
    }
  });
}

function applyOne(db: DatabaseSync, folder: string, name: string): void {
  try {
    db.exec(readFileSync(join(folder, name), 'utf8'));
  } catch (error) {
    throw new Error(`Migration ${name} failed: ${String(error)}`, { cause: error });
  }
  db.prepare('INSERT INTO schema_migration (name) VALUES (?)').run(name);
}
