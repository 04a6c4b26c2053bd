import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { inTransaction } from '../../db/transaction.ts';

/**
 * Does one of many batches in a transaction of its own, then pauses for as long as that took: a
 * writer of the running shop tries again every few milliseconds, and must find the database free.
 */
export async function inBatch(db: DatabaseSync, work: () => void): Promise<void> {
  const startedAt = performance.now();
  inTransaction(db, work);
  await setTimeout(performance.now() - startedAt);
}
