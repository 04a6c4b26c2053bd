import type { DatabaseSync } from 'node:sqlite';
import { createProductWriter } from '../../catalogue/store/commerce.ts';
import { createProductIds } from '../../catalogue/store/product-ids.ts';
import { updateRows } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { createSearchOutbox } from '../../index-sync/outbox.ts';
import { createCatalogRepository } from './repository.ts';
import type { CatalogProduct } from './types.ts';

export type CatalogChanges = ReturnType<typeof createCatalogChanges>;

/** Changes to products of the running shop. Each writes the product and the search outbox in one transaction. */
export function createCatalogChanges(db: DatabaseSync, now: () => number = Date.now) {
  const catalog = createCatalogRepository(db);
  const outbox = createSearchOutbox(db);
  const write = createProductWriter(db);
  const getProductId = createProductIds(db);

  const change = (
    sku: string,
    reason: 'price' | 'sold' | 'removed' | 'added',
    values: object,
  ): void =>
    inTransaction(db, () => {
      const product = catalog.bySku(sku);
      if (product === undefined) throw new Error(`There is no item ${sku}.`);
      const updatedAt = Math.floor(now() / 1000);
      updateRows(db, 'catalog_product', { id: product.id }, { ...values, updatedAt });
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
      change(sku, 'price', { priceCents: cents, specialPriceCents: null });
    },
    /** Sets the stock to zero. @throws for an unknown SKU */
    markSold: (sku: string): void => change(sku, 'sold', { qty: 0 }),
    /** Sets the stock to one and makes the item visible. @throws for an unknown SKU */
    restock: (sku: string): void => change(sku, 'added', { qty: 1, enabled: true }),
    /** Hides the item. @throws for an unknown SKU */
    removeItem: (sku: string): void => change(sku, 'removed', { enabled: false }),
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
