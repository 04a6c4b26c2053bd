import type { DatabaseSync } from 'node:sqlite';
import type { productRecord } from '../../../indexer/src/records/product-record.ts';
import { createRowMapper } from '../db/rows.ts';

/** Why a product's search record is behind. Others than these are taken as a change of everything. */
type ChangeReason = 'added' | 'price' | 'sold' | 'returned' | 'removed';

/** One entry of the outbox; `reason` is what the writer of the row gave. */
export interface Change {
  readonly id: number;
  readonly productId: number;
  readonly reason: string;
}

const toChange = createRowMapper<Change>();

/** The list of products whose search record is behind. */
export function createSearchOutbox(db: DatabaseSync) {
  const note = db.prepare('INSERT INTO search_outbox (product_id, reason) VALUES (?, ?)');
  const next = db.prepare('SELECT id, product_id, reason FROM search_outbox ORDER BY id LIMIT ?');
  const done = db.prepare('DELETE FROM search_outbox WHERE id <= ?');
  return {
    /** Notes a change, in the transaction that makes it. */
    note: (productId: number, reason: ChangeReason): void => {
      note.run(productId, reason);
    },
    /** The oldest changes, at most `limit`, in the order they were made. */
    next: (limit: number): Change[] => next.all(limit).map(toChange),
    /** Forgets the changes up to this one. */
    done: (lastId: number): void => {
      done.run(lastId);
    },
  };
}

/** One write of the search service's batch protocol. */
export interface Operation {
  readonly indexName: string;
  readonly action: 'addObject' | 'partialUpdateObjectNoCreate' | 'deleteObject';
  readonly body: Readonly<Record<string, unknown>>;
}

type ProductRecord = ReturnType<typeof productRecord>;

/** Changes that touch nothing of a record but its price and stock. */
const PARTIAL = new Set(['price', 'sold']);

/** The reasons given for each product, products in the order of their first change. */
export function reasonsByProduct(changes: readonly Change[]): Map<number, Set<string>> {
  const byProduct = new Map<number, Set<string>>();
  for (const { productId, reason } of changes) {
    byProduct.set(productId, (byProduct.get(productId) ?? new Set()).add(reason));
  }
  return byProduct;
}

const priceAndStock = (record: ProductRecord) => ({
  objectID: record.objectID,
  price: record.price,
  special_price: record.special_price,
  discount_percentage: record.discount_percentage,
  stock_qty: record.stock_qty,
  salable_qty: record.salable_qty,
  in_stock: record.in_stock,
});

/**
 * The write that brings one record up to date. It is made from what the shop holds now, so that
 * writing it once more, or after later changes, does no harm. No record: the item is shown no more.
 */
export function operationFor(
  change: { readonly productId: number; readonly reasons: ReadonlySet<string> },
  record: ProductRecord | undefined,
  indexName: string,
): Operation {
  if (record === undefined) {
    return { indexName, action: 'deleteObject', body: { objectID: String(change.productId) } };
  }
  const isPartial = [...change.reasons].every((reason) => PARTIAL.has(reason));
  return isPartial
    ? { indexName, action: 'partialUpdateObjectNoCreate', body: priceAndStock(record) }
    : { indexName, action: 'addObject', body: record };
}

/** How long to wait after so many failures in a row, in milliseconds: from 250, at most 10,000. */
export const backOff = (failures: number): number => Math.min(10_000, 250 * 2 ** (failures - 1));
