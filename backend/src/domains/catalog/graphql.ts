import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { badInput } from '../content/graphql/fault.ts';
import type { GraphqlModule } from '../content/graphql/options.ts';
import { productView } from './graphql-view.ts';
import { listProducts, type ProductListParams } from './product-list.ts';
import { createCatalogRepository } from './repository.ts';

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

const toValues = (wanted: Equal | null | undefined): string[] | undefined => {
  if (wanted == null) return undefined;
  return [wanted.eq, ...(wanted.in ?? [])].flatMap((value) => value ?? []);
};

/** Newest first where nothing else is asked for: what is relevant or placed alike stands by its number. */
const toSort = ({ sort }: ProductsArgs): ProductListParams['sort'] => {
  if (sort?.name) return { by: 'name', direction: sort.name };
  if (sort?.price) return { by: 'price', direction: sort.price };
  return { by: 'id', direction: 'DESC' };
};

const toNumber = (text: string | null | undefined): number | undefined =>
  text == null || !Number.isFinite(Number(text)) ? undefined : Number(text);

/** @throws Magento's rejections of arguments that cannot be */
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
  const [from, to] = [toNumber(filter?.price?.from), toNumber(filter?.price?.to)];
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
  /** What the addresses of categories end with. */
  readonly categorySuffix: string;
}

/** Lists of what is on sale, as Magento's GraphQL answers them: what is sold out is not shown. */
export function catalogGraphql(
  db: DatabaseSync,
  { commerceUrl, categorySuffix }: CatalogGraphqlOptions,
): GraphqlModule {
  const catalog = createCatalogRepository(db);
  const products = (_root: unknown, args: ProductsArgs) => {
    const params = toListParams(args);
    const { products: found, total } = listProducts(db, params);
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
  return { typeDefs: SDL, resolvers: { Query: { products }, CategoryTree } };
}
