import type { DatabaseSync } from 'node:sqlite';

/** Why a product's search record is behind. Others than these are taken as a change of everything. */
export type ChangeReason = 'added' | 'price' | 'sold' | 'removed';

/** One entry of the outbox; `reason` is what the writer of the row gave. */
export interface Change {
  readonly id: number;
  readonly productId: number;
  readonly reason: string;
}

export interface SearchOutbox {
  /** Notes a change, in the transaction that makes it. */
  note(productId: number, reason: ChangeReason): void;
  /** The oldest changes, at most `limit`, in the order they were made. */
  next(limit: number): Change[];
  /** Forgets the changes up to this one. */
  done(lastId: number): void;
}

/** The list of products whose search record is behind. */
export function createSearchOutbox(db: DatabaseSync): SearchOutbox {
  const note = db.prepare('INSERT INTO search_outbox (product_id, reason) VALUES (?, ?)');
  const next = db.prepare('SELECT id, product_id, reason FROM search_outbox ORDER BY id LIMIT ?');
  const done = db.prepare('DELETE FROM search_outbox WHERE id <= ?');
  return {
    note: (productId, reason) => {
      note.run(productId, reason);
    },
    next: (limit) =>
      next.all(limit).map((row) => ({
        id: Number(row.id),
        productId: Number(row.product_id),
        reason: String(row.reason),
      })),
    done: (lastId) => {
      done.run(lastId);
    },
  };
}
