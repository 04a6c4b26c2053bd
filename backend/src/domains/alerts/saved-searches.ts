import type { DatabaseSync } from 'node:sqlite';
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
  /** How many items have come in since it was saved. */
  readonly newCount: number;
}

/** A saved search with the customer to notify. */
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
  forget: db.prepare('DELETE FROM saved_search_match WHERE search_id = ?'),
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

type Row = Record<string, unknown>;

const searchFromRow = (row: Row): SavedSearch => ({
  id: Number(row.id),
  customerId: Number(row.customer_id),
  name: String(row.name),
  query: String(row.query),
  createdAt: String(row.created_at),
  newCount: Number(row.new_count),
});

/** Stores saved searches and what they have found. `now` returns the time in milliseconds. */
export function createSavedSearchStore(db: DatabaseSync, now: () => number = Date.now) {
  const sql = prepareAll(db);
  return {
    /** The customer's searches, the newest first. */
    of: (customerId: number): SavedSearch[] => sql.of.all(customerId).map(searchFromRow),
    /** Saves a listing; saving it again renames it and counts from now. */
    save: (customerId: number, { name, query }: Pick<SavedSearch, 'name' | 'query'>): SavedSearch =>
      inTransaction(db, () => {
        const id = Number(sql.save.get(customerId, name, query, moment(now()))?.id);
        sql.forget.run(id);
        return searchFromRow(sql.one.get(id) ?? {});
      }),
    /** False when the customer has no such search. */
    remove: (customerId: number, id: number): boolean => sql.remove.run(id, customerId).changes > 0,
    /** Every search of every customer. */
    watched: (): WatchedSearch[] =>
      sql.watched.all().map((row) => ({
        ...searchFromRow(row),
        email: String(row.email),
        firstname: String(row.firstname),
      })),
    /** Keeps matches and returns those that were not known; the caller opens the transaction. */
    keepMatches: (searchId: number, skus: readonly string[]): string[] =>
      skus.filter((sku) => sql.match.run(searchId, sku, moment(now())).changes > 0),
  };
}
