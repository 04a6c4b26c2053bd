import type { DatabaseSync } from 'node:sqlite';
import type { productRecord } from '../../../indexer/src/records/product-record.ts';
import { createRowMapper } from '../db/rows.ts';

/** Why a product's search record is outdated. */
type ChangeReason = 'added' | 'price' | 'sold' | 'returned' | 'removed';

/** An entry of the outbox; any reason besides 'price' and 'sold' means that the whole record changed. */
export interface Change {
  readonly id: number;
  readonly productId: number;
  readonly reason: string;
}

const toChange = createRowMapper<Change>();

/** The outbox: the products whose search record is outdated. */
export function createSearchOutbox(db: DatabaseSync) {
  const note = db.prepare('INSERT INTO search_outbox (product_id, reason) VALUES (?, ?)');
  const next = db.prepare('SELECT id, product_id, reason FROM search_outbox ORDER BY id LIMIT ?');
  const done = db.prepare('DELETE FROM search_outbox WHERE id <= ?');
  return {
    /** Adds a change, in the transaction that makes it. */
    note: (productId: number, reason: ChangeReason): void => {
      note.run(productId, reason);
    },
    /** The oldest changes in order, at most `limit`. */
    next: (limit: number): Change[] => next.all(limit).map(toChange),
    /** Deletes the changes up to this one. */
    done: (lastId: number): void => {
      done.run(lastId);
    },
  };
}

/** A write of the search service's batch protocol. */
export interface Operation {
  readonly indexName: string;
  readonly action: 'addObject' | 'partialUpdateObjectNoCreate' | 'deleteObject';
  readonly body: Readonly<Record<string, unknown>>;
}

type ProductRecord = ReturnType<typeof productRecord>;

/** Changes that affect only the price and stock of a record. */
const PARTIAL = new Set(['price', 'sold']);

/** The reasons per product, in the order of the products' first changes. */
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
 * The write that updates a record to the shop's current data, so that repeating it is harmless. Without a record, the
 * product is deleted from the index.
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

/** The delay in milliseconds after consecutive failures: 250, doubled each time up to 10,000. */
export const backOff = (failures: number): number => Math.min(10_000, 250 * 2 ** (failures - 1));
