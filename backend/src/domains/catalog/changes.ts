import type { DatabaseSync } from 'node:sqlite';
import { createProductWriter } from '../../catalogue/store/commerce.ts';
import { createProductIds } from '../../catalogue/store/product-ids.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createSearchOutbox } from '../../index-sync/outbox.ts';
import { createCatalogRepository } from './repository.ts';
import type { CatalogProduct } from './types.ts';

export type CatalogChanges = ReturnType<typeof createCatalogChanges>;

const prepareAll = (db: DatabaseSync) => ({
  price: db.prepare(
    `UPDATE catalog_product SET price_cents = ?, special_price_cents = NULL, updated_at = ?
     WHERE id = ?`,
  ),
  sold: db.prepare('UPDATE catalog_product SET qty = 0, updated_at = ? WHERE id = ?'),
  restocked: db.prepare(
    'UPDATE catalog_product SET qty = 1, enabled = 1, updated_at = ? WHERE id = ?',
  ),
  removed: db.prepare('UPDATE catalog_product SET enabled = 0, updated_at = ? WHERE id = ?'),
});

/** Changes to products of the running shop. Each writes the product and the search outbox in one transaction. */
export function createCatalogChanges(db: DatabaseSync, now: () => number = Date.now) {
  const sql = prepareAll(db);
  const catalog = createCatalogRepository(db);
  const outbox = createSearchOutbox(db);
  const write = createProductWriter(db);
  const getProductId = createProductIds(db);
  const seconds = (): number => Math.floor(now() / 1000);

  const change = (
    sku: string,
    reason: 'price' | 'sold' | 'removed' | 'added',
    update: (id: number) => void,
  ): void =>
    inTransaction(db, () => {
      const product = catalog.bySku(sku);
      if (product === undefined) throw new Error(`There is no item ${sku}.`);
      update(product.id);
      outbox.note(product.id, reason);
    });

  return {
    /**
     * Sets the price in dollars and removes the special price.
     * @throws for an unknown SKU or an invalid price
     */
    changePrice: (sku: string, dollars: number): void => {
      const cents = Math.round(dollars * 100);
      if (!Number.isSafeInteger(cents) || cents <= 0) throw new Error(`${dollars} is not a price.`);
      change(sku, 'price', (id) => sql.price.run(cents, seconds(), id));
    },
    /** Sets the stock to zero. @throws for an unknown SKU */
    markSold: (sku: string): void => change(sku, 'sold', (id) => sql.sold.run(seconds(), id)),
    /** Sets the stock to one and makes the item visible. @throws for an unknown SKU */
    restock: (sku: string): void => change(sku, 'added', (id) => sql.restocked.run(seconds(), id)),
    /** Hides the item. @throws for an unknown SKU */
    removeItem: (sku: string): void =>
      change(sku, 'removed', (id) => sql.removed.run(seconds(), id)),
    /** Adds an item and returns its id. @throws if its SKU or URL key is taken */
    addItem: (item: Omit<CatalogProduct, 'id'>): number =>
      inTransaction(db, () => {
        const id = getProductId(item.sku);
        write({ ...item, id });
        outbox.note(id, 'added');
        return id;
      }),
  };
}
