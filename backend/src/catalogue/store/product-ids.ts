import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { inTransaction } from '../../db/transaction.ts';
import type { CatalogProduct } from '../../domains/catalog/types.ts';
import type { Catalogue } from '../catalogue.ts';

/**
 * Does one of many batches in a transaction of its own, then pauses for as long as that took: a
 * writer of the running shop tries again every few milliseconds, and must find the database free.
 */
export async function inBatch(db: DatabaseSync, work: () => void): Promise<void> {
  const startedAt = performance.now();
  inTransaction(db, work);
  await setTimeout(performance.now() - startedAt);
}

/** How many skus are numbered in one transaction. */
const BATCH = 1000;

/**
 * Makes the function that gives a sku the id that it has for good. A new sku gets `wanted` unless
 * another one ever had it, else an id that was never used.
 */
export function createProductIds(db: DatabaseSync): (sku: string, wanted?: number) => number {
  const known = db.prepare('SELECT id FROM catalog_product_id WHERE sku = ?');
  const take = db.prepare(
    'INSERT INTO catalog_product_id (id, sku) VALUES (?, ?) ON CONFLICT DO NOTHING RETURNING id',
  );
  const next = db.prepare('INSERT INTO catalog_product_id (sku) VALUES (?) RETURNING id');
  return (sku, wanted) => {
    const taken = (): unknown => (wanted === undefined ? undefined : take.get(wanted, sku)?.id);
    return Number(known.get(sku)?.id ?? taken() ?? next.get(sku)?.id);
  };
}

/** Gives every product of a catalogue its id, a batch at a time, so that a shop that runs hardly waits. */
export async function reserveProductIds(db: DatabaseSync, { products }: Catalogue): Promise<void> {
  const getProductId = createProductIds(db);
  let batch: CatalogProduct[] = [];
  const flush = (): Promise<void> =>
    inBatch(db, () => {
      for (const { id, sku } of batch) getProductId(sku, id);
      batch = [];
    });
  for (const product of products) {
    batch.push(product);
    if (batch.length === BATCH) await flush();
  }
  await flush();
}

/** The catalogue with the ids that its skus have in this shop; new ones are taken. */
export function withProductIds(db: DatabaseSync, { categories, products }: Catalogue): Catalogue {
  const getProductId = createProductIds(db);
  const ids = new Map<number, number>();
  for (const { id, sku } of products) ids.set(id, getProductId(sku, id));
  const numbered = function* (): Generator<CatalogProduct> {
    for (const product of products) {
      const { id, parentId } = product;
      yield {
        ...product,
        id: ids.get(id) ?? id,
        parentId: parentId === null ? null : (ids.get(parentId) ?? parentId),
      };
    }
  };
  return { categories, products: { [Symbol.iterator]: numbered } };
}
