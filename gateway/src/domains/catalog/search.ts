import type { Loaders } from '../../context.ts';
import { badInput } from '../../core/errors.ts';
import type {
  FilterableAttribute,
  ProductSearchResult,
  ProductSort,
} from '../../generated/types.ts';
import {
  queryOne,
  type SearchIndex,
  type SearchQuery,
  type SearchSource,
} from '../../sources/search/types.ts';
import { ON_SALE, PRICE_FACET, toFacets, toPriceBounds } from './mappers.ts';
import { neededAttributes } from './product-attributes.ts';
import { type ProductModel, toProducts } from './product-mappers.ts';

export const INDEX_OF_SORT: Readonly<Record<ProductSort, SearchIndex>> = {
  RELEVANCE: 'products',
  NAME_ASC: 'products_name_asc',
  NAME_DESC: 'products_name_desc',
  PRICE_ASC: 'products_price_default_asc',
  PRICE_DESC: 'products_price_default_desc',
  CREATED_DESC: 'products_created_at_desc',
};

/** A product search. Filters have one entry per attribute. */
export interface ProductSearch {
  readonly term: string;
  readonly categoryId: string | null;
  readonly filters: ReadonlyMap<string, readonly string[]>;
  /** Dollars, inclusive; null for no limit. */
  readonly price: { readonly min: string | null; readonly max: string | null };
  readonly includeSold: boolean;
  readonly sort: ProductSort;
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
}

function facetFilter(code: string, value: string): string {
  return value.startsWith('-') ? `${code}:\\${value}` : `${code}:${value}`;
}

function toFilters({ categoryId, filters, includeSold, price }: ProductSearch) {
  return {
    facetFilters: [
      ...(categoryId === null ? [] : [facetFilter('categoryIds', categoryId)]),
      ...[...filters].map(([code, values]) => values.map((value) => facetFilter(code, value))),
    ],
    numericFilters: [
      ...(includeSold ? [] : [ON_SALE]),
      ...(price.min === null ? [] : [`${PRICE_FACET}>=${price.min}`]),
      ...(price.max === null ? [] : [`${PRICE_FACET}<=${price.max}`]),
    ],
  };
}

function countQuery(search: ProductSearch, facets: readonly string[]): SearchQuery {
  return { index: 'products', query: search.term, hitsPerPage: 0, facets, ...toFilters(search) };
}

function pageQuery(
  search: ProductSearch,
  facets: readonly string[],
  attributes: readonly string[] | undefined,
): SearchQuery {
  return {
    index: INDEX_OF_SORT[search.sort],
    query: search.term,
    hitsPerPage: search.pageSize,
    page: search.page - 1,
    ...toFilters(search),
    ...(facets.length === 0 ? {} : { facets }),
    ...(attributes === undefined ? {} : { attributes }),
  };
}

export type ProductSearchModel = Omit<ProductSearchResult, 'products'> & {
  readonly products: readonly ProductModel[];
};

/** The selected parts of the response that require extra queries. */
interface SelectedParts {
  readonly facets: boolean;
  readonly priceBounds: boolean;
  readonly productFields: ReadonlySet<string>;
}

const ANY_PRICE = { min: null, max: null };

/**
 * Runs the minimal set of queries for `search`: the page; with filters also the counts of the whole category, the
 * counts of each filtered attribute without its own selection, and the price bounds without the range. The loader sends
 * them in one call.
 */
async function runQueries(
  search: ProductSearch,
  facetCodes: readonly string[],
  selected: SelectedParts,
  source: SearchSource,
) {
  const read = (query: SearchQuery) => queryOne(source, query);
  const { filters, price } = search;
  const hasPrice = price.min !== null || price.max !== null;
  const isNarrowed = filters.size > 0 || hasPrice;
  const needsPrices = selected.priceBounds && hasPrice;
  const readWithout = async (code: string) => {
    const others = new Map([...filters].filter(([other]) => other !== code));
    return [code, await read(countQuery({ ...search, filters: others }, [code]))] as const;
  };
  const pageFacets = [...facetCodes, ...(selected.priceBounds && !hasPrice ? [PRICE_FACET] : [])];
  const [page, widened, everything, prices] = await Promise.all([
    read(pageQuery(search, pageFacets, neededAttributes(selected.productFields))),
    Promise.all([...filters.keys()].filter((code) => facetCodes.includes(code)).map(readWithout)),
    facetCodes.length > 0 && isNarrowed
      ? read(countQuery({ ...search, filters: new Map(), price: ANY_PRICE }, facetCodes))
      : null,
    needsPrices ? read(countQuery({ ...search, price: ANY_PRICE }, [PRICE_FACET])) : null,
  ]);
  return { page, widened: new Map(widened), everything, prices: prices ?? page };
}

function checkCodes(search: ProductSearch, attributes: readonly FilterableAttribute[]): void {
  const known = new Set(attributes.map(({ code }) => code));
  for (const code of search.filters.keys()) {
    if (!known.has(code)) throw badInput(`filters: ${code} is not a filterable attribute.`);
  }
}

/**
 * Searches products with one call of the search service.
 *
 * @throws {GraphQLError} BAD_USER_INPUT if a filter's attribute is not filterable.
 * @throws {UpstreamError} if the search service is unavailable.
 */
export async function searchProducts(
  search: ProductSearch,
  selected: SelectedParts,
  loaders: Pick<Loaders['catalog'], 'search' | 'attributes'>,
): Promise<ProductSearchModel> {
  const needsAttributes = selected.facets || search.filters.size > 0;
  const attributes = needsAttributes ? await loaders.attributes() : [];
  checkCodes(search, attributes);
  // Prices are a range, not a facet.
  const groups = selected.facets ? attributes.filter(({ code }) => code !== PRICE_FACET) : [];
  const facetCodes = groups.map(({ code }) => code);
  const responses = await runQueries(search, facetCodes, selected, loaders.search);
  const { page } = responses;
  return {
    products: toProducts(page.hits),
    page: search.page,
    pageSize: search.pageSize,
    pageCount: page.nbPages,
    totalCount: page.nbHits,
    facets: toFacets(groups, responses, search.filters),
    priceBounds: toPriceBounds(responses.prices),
    sort: search.sort,
  };
}
