import type { DatabaseSync } from 'node:sqlite';
import { createReader } from '../../db/rows.ts';
import { dollars, dollarsOrNull } from '../../shared/money.ts';
import type { CatalogCategory, CatalogProduct, UrlRewrite } from './types.ts';

export type CatalogRepository = ReturnType<typeof createCatalogRepository>;

type DerivedField = 'price' | 'specialPrice' | 'msrp' | 'categoryIds';
type ProductRow = Omit<CatalogProduct, DerivedField> & {
  readonly priceCents: number;
  readonly specialPriceCents: number | null;
  readonly msrpCents: number | null;
  readonly categoryIds: string | null;
};

function toProduct(row: ProductRow): CatalogProduct {
  const { priceCents, specialPriceCents, msrpCents, categoryIds, ...product } = row;
  return {
    ...product,
    price: dollars(priceCents),
    specialPrice: dollarsOrNull(specialPriceCents),
    msrp: dollarsOrNull(msrpCents),
    categoryIds: categoryIds?.split(',').map(Number) ?? [],
  };
}

export const createProductReader = (db: DatabaseSync) =>
  createReader(db, 'catalog_product p', {
    columns: `p.*, (SELECT group_concat(category_id) FROM catalog_product_category
      WHERE product_id = p.id) AS category_ids`,
    json: ['gallery', 'attributes', 'variantCodes'],
    flags: ['enabled', 'visible'],
    complete: toProduct,
  });

export const createCategoryReader = (db: DatabaseSync) =>
  createReader<CatalogCategory>(db, 'catalog_category', { flags: ['includeInMenu'] });

/** Creates the repository of the catalogue; each call reads the currently committed data. */
export function createCatalogRepository(db: DatabaseSync) {
  const products = createProductReader(db);
  const categories = createCategoryReader(db);
  const rewrites = createReader<UrlRewrite>(db, 'url_rewrite');
  return {
    /** Finds a SKU as Magento does: exact, except that the case of ASCII letters is ignored. */
    bySku: (sku: string) => products.find({ sku }),
    byId: (id: number) => products.find({ id }),
    /** The products in the order of the ids; unknown ids are skipped. */
    byIds: (ids: readonly number[]): CatalogProduct[] => {
      const found = 'WHERE p.id IN (SELECT value FROM json_each(?))';
      const rows = products.query(found, JSON.stringify(ids));
      const byId = new Map(rows.map((product) => [product.id, product]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },
    getVariants: (parentId: number) => products.list({ parentId }, 'p.id'),
    /** Every enabled, visible product by id, read one at a time. */
    visible: () => products.iterate('WHERE p.visible = 1 AND p.enabled = 1 ORDER BY p.id'),
    /** Every category, parents before children, then by position. */
    categories: () => categories.query('ORDER BY level, position, id'),
    categoryById: (id: number) => categories.find({ id }),
    /**
     * Resolves a path as Magento's url_rewrite does. A leading slash is ignored; a path that differs from the stored
     * one in case or by a trailing slash results in a 301 to the stored one.
     */
    rewrite: (requestPath: string): UrlRewrite | undefined => {
      const wantedPath = requestPath.replace(/^\/+/, '');
      const found = rewrites.find({ requestPath: wantedPath.replace(/\/+$/, '') });
      if (found?.redirectCode !== 0 || found.requestPath === wantedPath) return found;
      return { ...found, targetPath: found.requestPath, redirectCode: 301 };
    },
  };
}
