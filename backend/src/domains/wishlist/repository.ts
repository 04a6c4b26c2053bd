import { randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createReader, deleteRows, insertIfNew, selectValue, updateRows } from '../../db/rows.ts';
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

const CREATE = `INSERT INTO wishlist (customer_id, sharing_code, updated_at) VALUES (?, ?, ?)
  ON CONFLICT (customer_id) DO UPDATE SET updated_at = excluded.updated_at RETURNING id`;

/** Stores the wishlists. `now` returns the time in milliseconds. */
export function createWishlistRepository(db: DatabaseSync, now: () => number = Date.now) {
  const entries = createReader<WishlistEntry>(db, 'wishlist_item', {
    columns: 'id, sku, qty, added_at',
  });
  const lists = createReader(db, 'wishlist', {
    columns: 'id, sharing_code, updated_at',
    complete: (list: Omit<Wishlist, 'entries'>): Wishlist => ({
      ...list,
      entries: entries.list({ wishlistId: list.id }, 'id'),
    }),
  });
  const of = (customerId: number) => lists.find({ customerId });
  const create = (customerId: number): number =>
    Number(selectValue(db, CREATE, customerId, randomBytes(16).toString('hex'), moment(now())));
  return {
    /** The customer's list; undefined before the first item was added. */
    of,
    ensure: (customerId: number): Wishlist => {
      if (of(customerId) === undefined) create(customerId);
      return lists.get({ customerId });
    },
    add: (customerId: number, sku: string, qty: number = 1): void =>
      inTransaction(db, () => {
        const wishlistId = create(customerId);
        insertIfNew(db, 'wishlist_item', { wishlistId, sku, addedAt: moment(now()), qty });
      }),
    /** Returns false if the item was not in the list. */
    remove: (customerId: number, sku: string): boolean =>
      inTransaction(db, () => {
        const wishlistId = of(customerId)?.id ?? 0;
        const changes = deleteRows(db, 'wishlist_item', { wishlistId, sku });
        const touched = { updatedAt: moment(now()) };
        if (changes > 0) updateRows(db, 'wishlist', { id: wishlistId }, touched);
        return changes > 0;
      }),
  };
}
