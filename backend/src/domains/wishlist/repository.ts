import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { moment } from '../../shared/moment.ts';

/** One saved item. `addedAt` as 'YYYY-MM-DD hh:mm:ss' in UTC. */
export interface WishlistEntry {
  readonly id: number;
  readonly sku: string;
  readonly qty: number;
  readonly addedAt: string;
}

/** A customer's list, its items in the order they were added. */
export interface Wishlist {
  readonly id: number;
  readonly sharingCode: string;
  readonly updatedAt: string;
  readonly entries: readonly WishlistEntry[];
}

const prepareAll = (db: DatabaseSync) => ({
  list: db.prepare('SELECT id, sharing_code, updated_at FROM wishlist WHERE customer_id = ?'),
  entries: db.prepare(
    'SELECT id, sku, qty, added_at FROM wishlist_item WHERE wishlist_id = ? ORDER BY id',
  ),
  create: db.prepare(
    `INSERT INTO wishlist (customer_id, sharing_code, updated_at) VALUES (?, ?, ?)
     ON CONFLICT (customer_id) DO UPDATE SET updated_at = excluded.updated_at RETURNING id`,
  ),
  add: db.prepare(
    `INSERT INTO wishlist_item (wishlist_id, sku, added_at, qty) VALUES (?, ?, ?, ?)
     ON CONFLICT (wishlist_id, sku) DO NOTHING`,
  ),
  remove: db.prepare(
    `DELETE FROM wishlist_item WHERE sku = ?
     AND wishlist_id = (SELECT id FROM wishlist WHERE customer_id = ?)`,
  ),
  touch: db.prepare('UPDATE wishlist SET updated_at = ? WHERE customer_id = ?'),
});

const toEntry = createRowMapper<WishlistEntry>();
const toList = createRowMapper<Omit<Wishlist, 'entries'>>();

/** Stores the wishlists. `now` returns the time in milliseconds. */
export function createWishlistRepository(db: DatabaseSync, now: () => number = Date.now) {
  const sql = prepareAll(db);
  const of = (customerId: number): Wishlist | undefined => {
    const row = sql.list.get(customerId);
    if (row === undefined) return undefined;
    const list = toList(row);
    return { ...list, entries: sql.entries.all(list.id).map(toEntry) };
  };
  const create = (customerId: number): number =>
    Number(sql.create.get(customerId, randomBytes(16).toString('hex'), moment(now()))?.id);
  return {
    /** The customer's list; undefined until the first item was added. */
    of,
    ensure: (customerId: number): Wishlist => {
      const list = of(customerId);
      if (list !== undefined) return list;
      return {
        id: create(customerId),
        sharingCode: '',
        updatedAt: '',
        entries: [],
        ...of(customerId),
      };
    },
    add: (customerId: number, sku: string, qty: number = 1): void =>
      inTransaction(db, () => {
        sql.add.run(create(customerId), sku, moment(now()), qty);
      }),
    /** Returns false if the item was not in the list. */
    remove: (customerId: number, sku: string): boolean =>
      inTransaction(db, () => {
        const { changes } = sql.remove.run(sku, customerId);
        if (changes > 0) sql.touch.run(moment(now()), customerId);
        return changes > 0;
      }),
  };
}
