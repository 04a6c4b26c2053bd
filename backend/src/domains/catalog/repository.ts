import type { DatabaseSync } from 'node:sqlite';
import { categoryFromRow, productFromRow, rewriteFromRow } from './rows.ts';
import type { CatalogCategory, CatalogProduct, UrlRewrite } from './types.ts';

export type CatalogRepository = {
  /** Finds a SKU as Magento does: exact, except that the case of ASCII letters is ignored. */
  bySku(sku: string): CatalogProduct | undefined;
  byId(id: number): CatalogProduct | undefined;
  /** The products in the order of the ids; unknown ids are skipped. */
  byIds(ids: readonly number[]): CatalogProduct[];
  /** The variants of a configurable product, by id. */
  getVariants(parentId: number): CatalogProduct[];
  /** Every enabled, visible product by id, read one at a time. */
  visible(): Iterable<CatalogProduct>;
  /** Every category, parents before children, then by position. */
  categories(): CatalogCategory[];
  categoryById(id: number): CatalogCategory | undefined;
  /**
   * Resolves a path as Magento's url_rewrite does. A leading slash is ignored; a path that differs from the stored one
   * in case or by a trailing slash results in a 301 to the stored one.
   */
  rewrite(requestPath: string): UrlRewrite | undefined;
};

/** The columns of `catalog_product p` required by rows.ts. */
export const PRODUCT_COLUMNS = `p.*, (SELECT group_concat(category_id) FROM catalog_product_category
  WHERE product_id = p.id) AS category_ids`;

/** Selects products in the format of rows.ts. */
export const PRODUCT = `SELECT ${PRODUCT_COLUMNS} FROM catalog_product p`;

function prepareAll(db: DatabaseSync) {
  return {
    bySku: db.prepare(`${PRODUCT} WHERE p.sku = ?`),
    byId: db.prepare(`${PRODUCT} WHERE p.id = ?`),
    byIds: db.prepare(`${PRODUCT} WHERE p.id IN (SELECT value FROM json_each(?))`),
    getVariants: db.prepare(`${PRODUCT} WHERE p.parent_id = ? ORDER BY p.id`),
    visible: db.prepare(`${PRODUCT} WHERE p.visible = 1 AND p.enabled = 1 ORDER BY p.id`),
    categories: db.prepare('SELECT * FROM catalog_category ORDER BY level, position, id'),
    categoryById: db.prepare('SELECT * FROM catalog_category WHERE id = ?'),
    rewrite: db.prepare('SELECT * FROM url_rewrite WHERE request_path = ?'),
  };
}

/** Creates the repository of the catalogue; each call reads the currently committed data. */
export function createCatalogRepository(db: DatabaseSync): CatalogRepository {
  const sql = prepareAll(db);
  const one = <T>(row: Record<string, unknown> | undefined, map: (row: Row) => T) =>
    row && map(row);
  return {
    bySku: (sku) => one(sql.bySku.get(sku), productFromRow),
    byId: (id) => one(sql.byId.get(id), productFromRow),
    byIds: (ids) => {
      const rows = sql.byIds.all(JSON.stringify(ids)).map(productFromRow);
      const byId = new Map(rows.map((product) => [product.id, product]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    getVariants: (parentId) => sql.getVariants.all(parentId).map(productFromRow),
    visible: function* () {
      for (const row of sql.visible.iterate()) yield productFromRow(row);
    },
    categories: () => sql.categories.all().map(categoryFromRow),
    categoryById: (id) => one(sql.categoryById.get(id), categoryFromRow),
    rewrite: (requestPath) => {
      const wantedPath = requestPath.replace(/^\/+/, '');
      const found = one(sql.rewrite.get(wantedPath.replace(/\/+$/, '')), rewriteFromRow);
      if (found?.redirectCode !== 0 || found.requestPath === wantedPath) return found;
      return { ...found, targetPath: found.requestPath, redirectCode: 301 };
    },
  };
}

type Row = Record<string, unknown>;
