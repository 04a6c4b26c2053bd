import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, type Row } from '../../db/rows.ts';
import type { CatalogCategory, CatalogProduct, UrlRewrite } from './types.ts';

export type CatalogRepository = ReturnType<typeof createCatalogRepository>;

export const PRODUCT_COLUMNS = `p.*, (SELECT group_concat(category_id) FROM catalog_product_category
  WHERE product_id = p.id) AS category_ids`;

export const PRODUCT = `SELECT ${PRODUCT_COLUMNS} FROM catalog_product p`;

const dollars = (cents: number): number => cents / 100;
const dollarsOrNull = (cents: number | null): number | null => cents && dollars(cents);

type DerivedField = 'price' | 'specialPrice' | 'msrp' | 'categoryIds';
type ProductRow = Omit<CatalogProduct, DerivedField> & {
  readonly priceCents: number;
  readonly specialPriceCents: number | null;
  readonly msrpCents: number | null;
  readonly categoryIds: string | null;
};

const toProduct = createRowMapper<ProductRow>({
  json: ['gallery', 'attributes'],
  flags: ['enabled', 'visible'],
});

export function productFromRow(row: Row): CatalogProduct {
  const { priceCents, specialPriceCents, msrpCents, categoryIds, ...product } = toProduct(row);
  return {
    ...product,
    price: dollars(priceCents),
    specialPrice: dollarsOrNull(specialPriceCents),
    msrp: dollarsOrNull(msrpCents),
    categoryIds: categoryIds?.split(',').map(Number) ?? [],
  };
}

export const categoryFromRow = createRowMapper<CatalogCategory>({ flags: ['includeInMenu'] });
const rewriteFromRow = createRowMapper<UrlRewrite>();

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
export function createCatalogRepository(db: DatabaseSync) {
  const sql = prepareAll(db);
  const one = <T>(row: Row | undefined, map: (row: Row) => T): T | undefined => row && map(row);
  return {
    /** Finds a SKU as Magento does: exact, except that the case of ASCII letters is ignored. */
    bySku: (sku: string) => one(sql.bySku.get(sku), productFromRow),
    byId: (id: number) => one(sql.byId.get(id), productFromRow),
    /** The products in the order of the ids; unknown ids are skipped. */
    byIds: (ids: readonly number[]): CatalogProduct[] => {
      const rows = sql.byIds.all(JSON.stringify(ids)).map(productFromRow);
      const byId = new Map(rows.map((product) => [product.id, product]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    getVariants: (parentId: number) => sql.getVariants.all(parentId).map(productFromRow),
    /** Every enabled, visible product by id, read one at a time. */
    visible: function* (): Iterable<CatalogProduct> {
      for (const row of sql.visible.iterate()) yield productFromRow(row);
    },
    /** Every category, parents before children, then by position. */
    categories: () => sql.categories.all().map(categoryFromRow),
    categoryById: (id: number) => one(sql.categoryById.get(id), categoryFromRow),
    /**
     * Resolves a path as Magento's url_rewrite does. A leading slash is ignored; a path that differs from the stored
     * one in case or by a trailing slash results in a 301 to the stored one.
     */
    rewrite: (requestPath: string): UrlRewrite | undefined => {
      const wantedPath = requestPath.replace(/^\/+/, '');
      const found = one(sql.rewrite.get(wantedPath.replace(/\/+$/, '')), rewriteFromRow);
      if (found?.redirectCode !== 0 || found.requestPath === wantedPath) return found;
      return { ...found, targetPath: found.requestPath, redirectCode: 301 };
    },
  };
}
