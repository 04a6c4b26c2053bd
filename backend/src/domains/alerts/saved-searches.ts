import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper } from '../../db/rows.ts';
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

const SEARCH = `SELECT s.*, (SELECT count(*) FROM saved_search_match m WHERE m.search_id = s.id)
  AS new_count FROM saved_search s`;

const prepareAll = (db: DatabaseSync) => ({
  of: db.prepare(`${SEARCH} WHERE s.customer_id = ? ORDER BY s.id DESC`),
  one: db.prepare(`${SEARCH} WHERE s.id = ?`),
  save: db.prepare(
    `INSERT INTO saved_search (customer_id, name, query, created_at) VALUES (?, ?, ?, ?)
     ON CONFLICT (customer_id, query)
     DO UPDATE SET name = excluded.name, created_at = excluded.created_at RETURNING id`,
  ),
  clearMatches: db.prepare('DELETE FROM saved_search_match WHERE search_id = ?'),
  remove: db.prepare('DELETE FROM saved_search WHERE id = ? AND customer_id = ?'),
  watched: db.prepare(
    `SELECT s.*, 0 AS new_count, c.email, c.firstname FROM saved_search s
     JOIN customer c ON c.id = s.customer_id ORDER BY s.id`,
  ),
  match: db.prepare(
    `INSERT INTO saved_search_match (search_id, sku, found_at) VALUES (?, ?, ?)
     ON CONFLICT DO NOTHING`,
  ),
});

const toSearch = createRowMapper<SavedSearch>();
const toWatchedSearch = createRowMapper<WatchedSearch>();

/** Saved searches and their matches. `now` returns the time in milliseconds. */
export function createSavedSearchStore(db: DatabaseSync, now: () => number = Date.now) {
  const sql = prepareAll(db);
  return {
    /** Newest first. */
    of: (customerId: number): SavedSearch[] => sql.of.all(customerId).map(toSearch),
    /** Saves a listing; saving it again renames it and resets its matches. */
    save: (customerId: number, { name, query }: Pick<SavedSearch, 'name' | 'query'>): SavedSearch =>
      inTransaction(db, () => {
        const id = Number(sql.save.get(customerId, name, query, moment(now()))?.id);
        sql.clearMatches.run(id);
        return toSearch(sql.one.get(id) ?? {});
      }),
    /** Returns false if the customer has no such search. */
    remove: (customerId: number, id: number): boolean => sql.remove.run(id, customerId).changes > 0,
    watched: (): WatchedSearch[] => sql.watched.all().map(toWatchedSearch),
    /** Stores matches and returns the new ones; the caller opens the transaction. */
    addMatches: (searchId: number, skus: readonly string[]): string[] =>
      skus.filter((sku) => sql.match.run(searchId, sku, moment(now())).changes > 0),
  };
}
