import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` in one write transaction and returns its result; an error rolls everything back and
 * is thrown on. `work` must be synchronous. IMMEDIATE, so that a read inside `work` cannot be
 * overtaken by another process before the write.
 */
export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    db.exec('ROLLBACK');
    throw error;
  }
}
