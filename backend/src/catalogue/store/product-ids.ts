import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { inTransaction } from '../../db/transaction.ts';
import type { CatalogProduct } from '../../domains/catalog/types.ts';
import type { Catalogue } from '../catalogue.ts';

/** Runs a batch in its own transaction, then waits as long as it took, so that the running shop can write. */
export async function inBatch(db: DatabaseSync, work: () => void): Promise<void> {
  const startedAt = performance.now();
  inTransaction(db, work);
  await setTimeout(performance.now() - startedAt);
}

/** SKUs per transaction. */
const BATCH = 1000;

/**
 * Creates the function that returns the permanent id of a SKU. A new SKU gets `wanted` unless it was used before,
 * otherwise an unused id.
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

/** Assigns the ids of all products in batches, so that the running shop hardly waits. */
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

/** The catalogue with this shop's ids; new SKUs get new ids. */
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
