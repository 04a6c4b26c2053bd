import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migrate } from './migrate.ts';

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
