import type { DatabaseSync } from 'node:sqlite';
import { insertRow } from '../../db/rows.ts';
import type { CatalogCategory, CatalogProduct, UrlRewrite } from '../../domains/catalog/types.ts';
import type { Catalogue } from '../catalogue.ts';
import { categoryRewrites, productRewrite } from './category-records.ts';
import { withProductIds } from './product-ids.ts';

/** Deletes all products, categories and their URLs. Carts, orders and pages remain. */
const CLEAR_GOODS = [
  'DELETE FROM catalog_product_category',
  'DELETE FROM catalog_product',
  'DELETE FROM catalog_category',
  "DELETE FROM url_rewrite WHERE entity_type IN ('PRODUCT', 'CATEGORY')",
];

const cents = (dollars: number | null): number | null =>
  dollars === null ? null : Math.round(dollars * 100);

/** Keeps existing URLs, so that a designer cannot replace a page with the same name. */
function createRewriteWriter(db: DatabaseSync): (rewrite: UrlRewrite) => void {
  const insert = db.prepare(
    `INSERT INTO url_rewrite (request_path, target_path, redirect_code, entity_type, entity_id)
     VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
  );
  return ({ requestPath, targetPath, redirectCode, entityType, entityId }) =>
    void insert.run(requestPath, targetPath, redirectCode, entityType, entityId);
}

/**
 * Creates the function that writes a product with its categories and its URL. The product's id must come from product-
 * ids.ts. It throws if the SKU or URL key is taken.
 */
export function createProductWriter(db: DatabaseSync): (product: CatalogProduct) => void {
  const writeRewrite = createRewriteWriter(db);
  return (product) => {
    const { price, specialPrice, msrp, categoryIds, ...row } = product;
    const prices = {
      priceCents: cents(price),
      specialPriceCents: cents(specialPrice),
      msrpCents: cents(msrp),
    };
    insertRow(db, 'catalog_product', { ...row, ...prices });
    for (const categoryId of categoryIds)
      insertRow(db, 'catalog_product_category', { productId: product.id, categoryId });
    if (product.visible) writeRewrite(productRewrite(product));
  };
}

/** Adds categories with their URLs; existing URLs are unchanged. */
export function insertCategories(db: DatabaseSync, categories: readonly CatalogCategory[]): void {
  for (const category of categories) insertRow(db, 'catalog_category', category);
  categoryRewrites(categories).forEach(createRewriteWriter(db));
}

/**
 * Replaces the catalogue of the commerce database and its URLs, inside the caller's transaction. Carts, orders and
 * pages remain. `onProduct` is called after each product.
 * @throws if two products have the same SKU or URL key
 */
export function fillCommerce(
  db: DatabaseSync,
  catalogue: Catalogue,
  onProduct: () => void = () => {},
): void {
  for (const statement of CLEAR_GOODS) db.exec(statement);
  insertCategories(db, catalogue.categories);
  const write = createProductWriter(db);
  for (const product of withProductIds(db, catalogue).products) {
    write(product);
    onProduct();
  }
}
