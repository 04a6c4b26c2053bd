import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { CatalogCategory, CatalogProduct, UrlRewrite } from '../../domains/catalog/types.ts';
import type { Catalogue } from '../catalogue.ts';
import { categoryRewrites, productRewrite } from './category-records.ts';
import { withProductIds } from './product-ids.ts';

/** What removes all goods and their addresses. Carts, orders and pages stay. */
const CLEAR_GOODS = [
  'DELETE FROM catalog_product_category',
  'DELETE FROM catalog_product',
  'DELETE FROM catalog_category',
  "DELETE FROM url_rewrite WHERE entity_type IN ('PRODUCT', 'CATEGORY')",
];

const PRODUCT_COLUMNS = [
  ...['id', 'sku', 'name', 'type_id', 'price_cents', 'special_price_cents', 'msrp_cents', 'qty'],
  ...['enabled', 'visible', 'parent_id', 'url_key', 'image', 'gallery', 'tax_class', 'weight'],
  ...['created_at', 'updated_at', 'attributes'],
];

function insertInto(table: string, columns: readonly string[]): string {
  const places = columns.map(() => '?').join(', ');
  return `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`;
}

function prepareAll(db: DatabaseSync) {
  const rewrite = ['request_path', 'target_path', 'redirect_code', 'entity_type', 'entity_id'];
  const category = ['id', 'parent_id', 'level', 'position', 'name', 'url_key', 'url_path'];
  return {
    product: db.prepare(insertInto('catalog_product', PRODUCT_COLUMNS)),
    link: db.prepare(insertInto('catalog_product_category', ['product_id', 'category_id'])),
    // A designer named like a page must not take the page's address.
    rewrite: db.prepare(`${insertInto('url_rewrite', rewrite)} ON CONFLICT DO NOTHING`),
    category: db.prepare(
      insertInto('catalog_category', [...category, 'include_in_menu', 'image', 'description']),
    ),
  };
}

const cents = (dollars: number | null): number | null =>
  dollars === null ? null : Math.round(dollars * 100);

function insertProduct(statement: StatementSync, product: CatalogProduct): void {
  statement.run(
    ...[product.id, product.sku, product.name, product.typeId],
    ...[cents(product.price), cents(product.specialPrice), cents(product.msrp)],
    ...[product.qty, Number(product.enabled), Number(product.visible), product.parentId],
    ...[product.urlKey, product.image, JSON.stringify(product.gallery)],
    ...[product.taxClass, product.weight, product.createdAt, product.updatedAt],
    JSON.stringify(product.attributes),
  );
}

function insertCategory(statement: StatementSync, category: CatalogCategory): void {
  statement.run(
    ...[category.id, category.parentId, category.level, category.position, category.name],
    ...[category.urlKey, category.urlPath, Number(category.includeInMenu)],
    ...[category.image, category.description],
  );
}

function insertRewrite(statement: StatementSync, rewrite: UrlRewrite): void {
  statement.run(
    ...[rewrite.requestPath, rewrite.targetPath, rewrite.redirectCode],
    ...[rewrite.entityType, rewrite.entityId],
  );
}

/**
 * Makes the function that writes a product with its categories and its address. The product has the
 * id of its sku (product-ids.ts). It throws when the product's sku or url key is taken.
 */
export function createProductWriter(db: DatabaseSync): (product: CatalogProduct) => void {
  const sql = prepareAll(db);
  return (product) => {
    insertProduct(sql.product, product);
    for (const categoryId of product.categoryIds) sql.link.run(product.id, categoryId);
    if (product.visible) insertRewrite(sql.rewrite, productRewrite(product));
  };
}

/** Adds categories with their addresses; an address that is taken stays as it is. */
export function insertCategories(db: DatabaseSync, categories: readonly CatalogCategory[]): void {
  const sql = prepareAll(db);
  for (const category of categories) insertCategory(sql.category, category);
  for (const rewrite of categoryRewrites(categories)) insertRewrite(sql.rewrite, rewrite);
}

/**
 * Replaces the catalogue of the commerce database and its addresses. Carts, orders and pages stay.
 * The caller opens the transaction. `onProduct` is called after each product.
 * @throws when two products share a sku or a url key.
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
