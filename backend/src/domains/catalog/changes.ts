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

/** Changes of the running shop's goods. Each writes the product and the search outbox in one transaction. */
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
    /** Sets what the item costs, in dollars; an earlier special price ends. @throws for an unknown sku or no price. */
    changePrice: (sku: string, dollars: number): void => {
      const cents = Math.round(dollars * 100);
      if (!Number.isSafeInteger(cents) || cents <= 0) throw new Error(`${dollars} is not a price.`);
      change(sku, 'price', (id) => sql.price.run(cents, seconds(), id));
    },
    /** Takes the last piece out of stock. @throws for an unknown sku. */
    markSold: (sku: string): void => change(sku, 'sold', (id) => sql.sold.run(seconds(), id)),
    /** Puts one piece back into stock, and the item on show. @throws for an unknown sku. */
    restock: (sku: string): void => change(sku, 'added', (id) => sql.restocked.run(seconds(), id)),
    /** Shows the item no more. @throws for an unknown sku. */
    removeItem: (sku: string): void =>
      change(sku, 'removed', (id) => sql.removed.run(seconds(), id)),
    /** Puts an item into the shop and returns its id. @throws when its sku or its url key is taken. */
    addItem: (item: Omit<CatalogProduct, 'id'>): number =>
      inTransaction(db, () => {
        const id = getProductId(item.sku);
        write({ ...item, id });
        outbox.note(id, 'added');
        return id;
      }),
  };
}
