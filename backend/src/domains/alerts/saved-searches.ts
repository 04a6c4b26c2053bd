import type { DatabaseSync } from 'node:sqlite';
import { createReader, deleteRows, insertIfNew, selectValue } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { moment } from '../../shared/moment.ts';

/** A listing that a customer follows. `createdAt` as 'YYYY-MM-DD hh:mm:ss' in UTC. */
export interface SavedSearch {
  readonly id: number;
  readonly customerId: number;
  readonly name: string;
  /** The listing's address, such as '/handbags?color=Red'. */
  readonly query: string;
  readonly createdAt: string;
  /** The number of matching items added since it was saved. */
  readonly newCount: number;
}

export interface WatchedSearch extends SavedSearch {
  readonly email: string;
  readonly firstname: string;
}

const SAVE = `INSERT INTO saved_search (customer_id, name, query, created_at) VALUES (?, ?, ?, ?)
  ON CONFLICT (customer_id, query)
  DO UPDATE SET name = excluded.name, created_at = excluded.created_at RETURNING id`;

/** Saved searches and their matches. `now` returns the time in milliseconds. */
export function createSavedSearchStore(db: DatabaseSync, now: () => number = Date.now) {
  const searches = createReader<SavedSearch>(db, 'saved_search s', {
    columns: `s.*, (SELECT count(*) FROM saved_search_match m WHERE m.search_id = s.id)
      AS new_count`,
  });
  const watched = createReader<WatchedSearch>(
    db,
    'saved_search s JOIN customer c ON c.id = s.customer_id',
    { columns: 's.*, 0 AS new_count, c.email, c.firstname' },
  );
  return {
    /** Newest first. */
    of: (customerId: number) => searches.list({ customerId }, 'id DESC'),
    /** Saves a listing; saving it again renames it and resets its matches. */
    save: (customerId: number, { name, query }: Pick<SavedSearch, 'name' | 'query'>) =>
      inTransaction(db, () => {
        const id = Number(selectValue(db, SAVE, customerId, name, query, moment(now())));
        deleteRows(db, 'saved_search_match', { searchId: id });
        return searches.get({ id });
      }),
    /** Returns false if the customer has no such search. */
    remove: (customerId: number, id: number): boolean =>
      deleteRows(db, 'saved_search', { id, customerId }) > 0,
    watched: () => watched.query('ORDER BY s.id'),
    /** Stores matches and returns the new ones; the caller opens the transaction. */
    addMatches: (searchId: number, skus: readonly string[]): string[] =>
      skus.filter((sku) =>
        insertIfNew(db, 'saved_search_match', { searchId, sku, foundAt: moment(now()) }),
      ),
  };
}
