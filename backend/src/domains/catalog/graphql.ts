import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { SqlPiece } from '../../db/rows.ts';
import { toCents } from '../../shared/money.ts';
import { badInput } from '../content/graphql/fault.ts';
import type { GraphqlModule } from '../content/graphql/request.ts';
import { productView } from './graphql-view.ts';
import { createCatalogRepository, createProductReader } from './repository.ts';
import { configurableFields } from './variants.ts';

/** Filters of a list of products for sale. Omitted filters do not apply; the others are combined with AND. */
interface ProductListParams {
  readonly skus?: readonly string[];
  readonly urlKeys?: readonly string[];
  readonly categoryIds?: readonly string[];
  /** Words that must all occur in the name or SKU. */
  readonly words?: readonly string[];
  /** Dollars, inclusive. */
  readonly price?: { readonly from?: number; readonly to?: number };
  readonly sort: { readonly by: 'id' | 'name' | 'price'; readonly direction: 'ASC' | 'DESC' };
  readonly pageSize: number;
  /** One-based. */
  readonly page: number;
}

const FINAL_PRICE = 'min(p.price_cents, ifnull(p.special_price_cents, p.price_cents))';
const ON_SALE = 'p.visible = 1 AND p.enabled = 1 AND p.qty > 0';
const SORTED = { id: 'p.id', name: 'p.name COLLATE NOCASE', price: FINAL_PRICE } as const;

const among = (sql: string, values: readonly string[] | undefined): SqlPiece[] =>
  values === undefined
    ? []
    : [{ sql: `${sql} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] }];

const ofCategories = (ids: readonly string[] | undefined): SqlPiece[] =>
  among('p.id IN (SELECT product_id FROM catalog_product_category WHERE category_id', ids).map(
    ({ sql, values }) => ({ sql: `${sql})`, values }),
  );

const withWord = (word: string): SqlPiece => {
  const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  const sql = "(p.name LIKE ? ESCAPE '\\' OR p.sku LIKE ? ESCAPE '\\')";
  return { sql, values: [pattern, pattern] };
};

const withinPrices = ({ from, to }: NonNullable<ProductListParams['price']>): SqlPiece[] => [
  ...(from === undefined ? [] : [{ sql: `${FINAL_PRICE} >= ?`, values: [toCents(from)] }]),
  ...(to === undefined ? [] : [{ sql: `${FINAL_PRICE} <= ?`, values: [toCents(to)] }]),
];

const toConditions = (params: ProductListParams): SqlPiece[] => [
  { sql: ON_SALE, values: [] },
  ...among('p.sku', params.skus),
  ...among('p.url_key', params.urlKeys),
  ...ofCategories(params.categoryIds?.map((id) => String(Number(id)))),
  ...(params.words ?? []).map(withWord),
  ...withinPrices(params.price ?? {}),
];

/** A page of the products for sale, and the total number. */
const listProducts = (db: DatabaseSync, params: ProductListParams) =>
  createProductReader(db).page({
    where: toConditions(params),
    orderBy: `${SORTED[params.sort.by]} ${params.sort.direction}, p.id DESC`,
    limit: params.pageSize,
    offset: (params.page - 1) * params.pageSize,
  });

const SDL = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8');

type Equal = { readonly eq?: string | null; readonly in?: readonly (string | null)[] | null };
type Direction = 'ASC' | 'DESC';

interface ProductsArgs {
  readonly search?: string | null;
  readonly filter?: {
    readonly category_id?: Equal | null;
    readonly sku?: Equal | null;
    readonly url_key?: Equal | null;
    readonly price?: { readonly from?: string | null; readonly to?: string | null } | null;
  } | null;
  readonly pageSize: number;
  readonly currentPage: number;
  readonly sort?: Readonly<Record<string, Direction | null>> | null;
}

const toValues = (condition: Equal | null | undefined): string[] | undefined => {
  if (condition == null) return undefined;
  return [condition.eq, ...(condition.in ?? [])].flatMap((value) => value ?? []);
};

/** Defaults to newest first; products of equal relevance or position are sorted by id. */
const toSort = ({ sort }: ProductsArgs): ProductListParams['sort'] => {
  if (sort?.name) return { by: 'name', direction: sort.name };
  if (sort?.price) return { by: 'price', direction: sort.price };
  return { by: 'id', direction: 'DESC' };
};

const toNumber = (text: string | null | undefined): number | undefined =>
  text == null || !Number.isFinite(Number(text)) ? undefined : Number(text);

/** @throws Magento's errors for invalid arguments */
function toListParams(args: ProductsArgs): ProductListParams {
  const { search, filter, pageSize, currentPage } = args;
  if (!search && filter == null) {
    throw badInput("'search' or 'filter' input argument is required.");
  }
  if (currentPage < 1) throw badInput('currentPage value must be greater than 0.');
  if (pageSize < 1) throw badInput('pageSize value must be greater than 0.');
  const lists = {
    skus: toValues(filter?.sku),
    urlKeys: toValues(filter?.url_key),
    categoryIds: toValues(filter?.category_id),
  };
  const narrowed = Object.entries(lists).filter(([, values]) => values !== undefined);
  const from = toNumber(filter?.price?.from);
  const to = toNumber(filter?.price?.to);
  return {
    ...Object.fromEntries(narrowed),
    words: (search ?? '').split(/\s+/).filter((word) => word !== ''),
    price: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    sort: toSort(args),
    pageSize,
    page: currentPage,
  };
}

interface CatalogGraphqlOptions {
  readonly commerceUrl: string;
  /** The URL suffix of categories. */
  readonly categorySuffix: string;
}

/** Lists of products for sale in Magento's GraphQL; sold-out products are not included. */
export function catalogGraphql(
  db: DatabaseSync,
  { commerceUrl, categorySuffix }: CatalogGraphqlOptions,
): GraphqlModule {
  const catalog = createCatalogRepository(db);
  const products = (_root: unknown, args: ProductsArgs) => {
    const params = toListParams(args);
    const { items: found, total } = listProducts(db, params);
    const totalPages = Math.ceil(total / params.pageSize);
    if (total > 0 && params.page > totalPages) {
      const { page } = params;
      throw badInput(
        `currentPage value ${page} specified is greater than the ${totalPages} page(s) available.`,
      );
    }
    const categories = new Map(catalog.categories().map((category) => [category.id, category]));
    return {
      items: found.map((product) => productView(product, { categories, commerceUrl })),
      page_info: { page_size: params.pageSize, current_page: params.page, total_pages: totalPages },
      total_count: total,
    };
  };
  const product_count = ({ id }: { readonly id: number }): number => {
    const sort = { by: 'id', direction: 'ASC' } as const;
    return listProducts(db, { categoryIds: [String(id)], sort, pageSize: 0, page: 1 }).total;
  };
  type Category = { readonly url_path: string | null; readonly relative_url?: string };
  const CategoryTree = {
    product_count,
    url_suffix: () => categorySuffix,
    relative_url: ({ url_path, relative_url }: Category) =>
      relative_url ?? (url_path === null ? null : url_path + categorySuffix),
  };
  const ConfigurableProduct = configurableFields(db, commerceUrl);
  return { typeDefs: SDL, resolvers: { Query: { products }, CategoryTree, ConfigurableProduct } };
}
