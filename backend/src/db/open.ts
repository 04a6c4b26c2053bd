import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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

const PRAGMAS = [
  'PRAGMA busy_timeout = 5000',
  'PRAGMA journal_mode = WAL',
  // FULL, not NORMAL: an acknowledged order must survive a power cut, not only a killed process.
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
];

/**
 * Opens the SQLite file of the commerce back end, creating it and its folder when missing, and
 * brings it to the newest migration. Two processes may call it on one file at the same time.
 * @throws when the file is not a database, or was written by a newer release.
 */
export function openDatabase(file: string): DatabaseSync {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file);
  try {
    for (const pragma of PRAGMAS) db.exec(pragma);
    migrate(db);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}
