import type { DatabaseSync } from 'node:sqlite';
import { PRODUCT } from './repository.ts';
import { productFromRow } from './rows.ts';
import type { CatalogProduct } from './types.ts';

/** Which products on sale to list. What is left out does not narrow the list; several conditions hold together. */
export interface ProductListParams {
  readonly skus?: readonly string[];
  readonly urlKeys?: readonly string[];
  readonly categoryIds?: readonly string[];
  /** Words that name or sku hold, all of them. */
  readonly words?: readonly string[];
  /** Dollars, both ends inclusive. */
  readonly price?: { readonly from?: number; readonly to?: number };
  readonly sort: { readonly by: 'id' | 'name' | 'price'; readonly direction: 'ASC' | 'DESC' };
  readonly pageSize: number;
  /** 1-based. */
  readonly page: number;
}

type Condition = { readonly sql: string; readonly values: readonly (string | number)[] };

const FINAL_PRICE = 'min(p.price_cents, ifnull(p.special_price_cents, p.price_cents))';
const ON_SALE = 'p.visible = 1 AND p.enabled = 1 AND p.qty > 0';
const SORTED = { id: 'p.id', name: 'p.name COLLATE NOCASE', price: FINAL_PRICE } as const;

const among = (sql: string, values: readonly string[] | undefined): Condition[] =>
  values === undefined
    ? []
    : [{ sql: `${sql} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] }];

const ofCategories = (ids: readonly string[] | undefined): Condition[] =>
  among('p.id IN (SELECT product_id FROM catalog_product_category WHERE category_id', ids).map(
    ({ sql, values }) => ({ sql: `${sql})`, values }),
  );

const withWord = (word: string): Condition => {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const sql = "(p.name LIKE ? ESCAPE '\\' OR p.sku LIKE ? ESCAPE '\\')";
  return { sql, values: [pattern, pattern] };
};

const cents = (dollars: number): number => Math.round(dollars * 100);

const withinPrices = ({ from, to }: NonNullable<ProductListParams['price']>): Condition[] => [
  ...(from === undefined ? [] : [{ sql: `${FINAL_PRICE} >= ?`, values: [cents(from)] }]),
  ...(to === undefined ? [] : [{ sql: `${FINAL_PRICE} <= ?`, values: [cents(to)] }]),
];

const toConditions = (params: ProductListParams): Condition[] => [
  { sql: ON_SALE, values: [] },
  ...among('p.sku', params.skus),
  ...among('p.url_key', params.urlKeys),
  ...ofCategories(params.categoryIds?.map((id) => String(Number(id)))),
  ...(params.words ?? []).map(withWord),
  ...withinPrices(params.price ?? {}),
];

/** A page of the products on sale, and how many there are on all pages. */
export function listProducts(
  db: DatabaseSync,
  params: ProductListParams,
): { readonly products: readonly CatalogProduct[]; readonly total: number } {
  const conditions = toConditions(params);
  const where = conditions.map(({ sql }) => sql).join(' AND ');
  const values = conditions.flatMap((condition) => condition.values);
  const countQuery = db.prepare(`SELECT count(*) AS total FROM catalog_product p WHERE ${where}`);
  const { by, direction } = params.sort;
  const page = db.prepare(
    `${PRODUCT} WHERE ${where} ORDER BY ${SORTED[by]} ${direction}, p.id DESC LIMIT ? OFFSET ?`,
  );
  const { pageSize } = params;
  return {
    products: page.all(...values, pageSize, (params.page - 1) * pageSize).map(productFromRow),
    total: Number(countQuery.get(...values)?.total),
  };
}
