import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import type { SearchEngine } from '../../search/engine/engine.ts';
import { markSearchFilled, pendingSearch } from './state.ts';

/**
 * Publishes the search indexes that belong to the catalogue of the shop, when they are staged and
 * not published yet. The import does this at its end; the next start after an import that was killed
 * does it in its place. `onPublished` is called before that is recorded.
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
