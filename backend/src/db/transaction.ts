import type { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` in one write transaction and returns its result; an error rolls everything back and
 * is thrown on. `work` must be synchronous. IMMEDIATE, so that a read inside `work` cannot be
 * overtaken by another process before the write. Inside an open transaction it is a part of that
 * one, which can fail and be undone alone.
 */
export function inTransaction<Result>(db: DatabaseSync, work: () => Result): Result {
  const [begin, keep, undo] = db.isTransaction
    ? ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part']
    : ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK'];
  db.exec(begin);
  try {
    const result = work();
    db.exec(keep);
    return result;
  } catch (error) {
    // A full disk makes SQLite undo everything by itself.
    if (db.isTransaction) db.exec(undo);
    throw error;
  }
}
