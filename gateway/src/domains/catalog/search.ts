import { badInput } from '../../core/errors.ts';
import type {
  FilterableAttribute,
  ProductSearchResult,
  ProductSort,
} from '../../generated/types.ts';
import type {
  SearchIndex,
  SearchQuery,
  SearchResponse,
  SearchSource,
} from '../../sources/search/types.ts';
import { ON_SALE, PRICE_FACET, toFacets, toPriceBounds } from './mappers.ts';
import { neededAttributes } from './product-attributes.ts';
import { type ProductModel, toProducts } from './product-mappers.ts';

/** The index of each sort order. */
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

/** The requested parts of the response. */
interface RequestedParts {
  /** Attribute codes of the requested facets. */
  readonly facetCodes: readonly string[];
  readonly priceBounds: boolean;
  /** Attributes of each record; undefined for all. */
  readonly attributes: readonly string[] | undefined;
}

/** The queries of one search, sent together. */
interface SearchQueries {
  readonly page: SearchQuery;
  /** Only category or term, for all facet values. Null if `page` is already that query. */
  readonly everything: SearchQuery | null;
  /** For each filtered attribute, the counts without its own selection. */
  readonly widened: ReadonlyMap<string, SearchQuery>;
  /** The price bounds without the price range; null if no range is set or they are not requested. */
  readonly prices: SearchQuery | null;
}

function facetFilter(code: string, value: string): string {
  return value.startsWith('-') ? `${code}:\\${value}` : `${code}:${value}`;
}

function toFacetFilters(search: ProductSearch, without?: string): (string | string[])[] {
  return [
    ...(search.categoryId === null ? [] : [facetFilter('categoryIds', search.categoryId)]),
    ...[...search.filters]
      .filter(([code]) => code !== without)
      .map(([code, values]) => values.map((value) => facetFilter(code, value))),
  ];
}

function toNumericFilters(search: ProductSearch, withPrice: boolean): string[] {
  return [
    ...(search.includeSold ? [] : [ON_SALE]),
    ...(withPrice && search.price.min !== null ? [`${PRICE_FACET}>=${search.price.min}`] : []),
    ...(withPrice && search.price.max !== null ? [`${PRICE_FACET}<=${search.price.max}`] : []),
  ];
}

function hasPrice({ price }: ProductSearch): boolean {
  return price.min !== null || price.max !== null;
}

function countQuery(
  search: ProductSearch,
  facets: readonly string[],
  narrowed: { facetFilters: (string | string[])[]; numericFilters: string[] },
): SearchQuery {
  return {
    index: 'products',
    query: search.term,
    hitsPerPage: 0,
    facets,
    ...narrowed,
  };
}

function pageQuery(
  search: ProductSearch,
  facets: readonly string[],
  attributes: RequestedParts['attributes'],
): SearchQuery {
  return {
    index: INDEX_OF_SORT[search.sort],
    query: search.term,
    hitsPerPage: search.pageSize,
    page: search.page - 1,
    facetFilters: toFacetFilters(search),
    numericFilters: toNumericFilters(search, true),
    ...(facets.length === 0 ? {} : { facets }),
    ...(attributes === undefined ? {} : { attributes }),
  };
}

/**
 * The minimal set of queries for `search`: the page; with filters also the counts of the whole category, the counts of
 * each filtered attribute without its own selection, and the price bounds without the range.
 */
function toSearchQueries(search: ProductSearch, wanted: RequestedParts): SearchQueries {
  const { facetCodes } = wanted;
  const priceFacet = wanted.priceBounds ? [PRICE_FACET] : [];
  const isNarrowed = search.filters.size > 0 || hasPrice(search);
  const wantsFacets = facetCodes.length > 0;
  const whole = {
    facetFilters: toFacetFilters({ ...search, filters: new Map() }),
    numericFilters: toNumericFilters(search, false),
  };
  const widened = [...search.filters.keys()]
    .filter((code) => facetCodes.includes(code))
    .map((code): [string, SearchQuery] => [
      code,
      countQuery(search, [code], {
        facetFilters: toFacetFilters(search, code),
        numericFilters: toNumericFilters(search, true),
      }),
    ]);
  return {
    page: pageQuery(
      search,
      [...facetCodes, ...(hasPrice(search) ? [] : priceFacet)],
      wanted.attributes,
    ),
    everything: wantsFacets && isNarrowed ? countQuery(search, facetCodes, whole) : null,
    widened: new Map(widened),
    prices:
      wanted.priceBounds && hasPrice(search)
        ? countQuery(search, priceFacet, {
            facetFilters: toFacetFilters(search),
            numericFilters: toNumericFilters(search, false),
          })
        : null,
  };
}

/** A page of products whose on-demand fields are not loaded yet. */
export type ProductSearchModel = Omit<ProductSearchResult, 'products'> & {
  readonly products: readonly ProductModel[];
};

/** The selected parts of the response that require extra queries. */
interface SelectedParts {
  readonly facets: boolean;
  readonly priceBounds: boolean;
  /** Selected fields of each product. */
  readonly productFields: ReadonlySet<string>;
}

/** The reads that a search needs. */
interface SearchReads {
  readonly search: SearchSource;
  readonly attributes: () => Promise<readonly FilterableAttribute[]>;
}

const NOTHING: SearchResponse = { hits: [], nbHits: 0, nbPages: 0, facets: {}, facetStats: {} };

async function runQueries(searchQueries: SearchQueries, loaders: SearchReads) {
  const codes = [...searchQueries.widened.keys()];
  const optional = (query: SearchQuery | null): SearchQuery[] => (query === null ? [] : [query]);
  const responses = await loaders.search.queries([
    searchQueries.page,
    ...searchQueries.widened.values(),
    ...optional(searchQueries.everything),
    ...optional(searchQueries.prices),
  ]);
  const [page = NOTHING, ...rest] = responses;
  const widened = new Map(codes.map((code, index) => [code, rest[index] ?? NOTHING]));
  const others = rest.slice(codes.length);
  const everything = searchQueries.everything === null ? null : (others.shift() ?? NOTHING);
  const prices = searchQueries.prices === null ? page : (others.shift() ?? NOTHING);
  return { page, widened, everything, prices };
}

function checkCodes(search: ProductSearch, attributes: readonly FilterableAttribute[]): void {
  const known = new Set(attributes.map(({ code }) => code));
  for (const code of search.filters.keys()) {
    if (!known.has(code)) throw badInput(`filters: ${code} is not a filterable attribute.`);
  }
}

/** Prices are a range, not a facet. */
function toGroups(attributes: readonly FilterableAttribute[]): FilterableAttribute[] {
  return attributes.filter(({ code }) => code !== PRICE_FACET);
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
  loaders: SearchReads,
): Promise<ProductSearchModel> {
  const needsAttributes = selected.facets || search.filters.size > 0;
  const attributes = needsAttributes ? await loaders.attributes() : [];
  checkCodes(search, attributes);
  const groups = selected.facets ? toGroups(attributes) : [];
  const facetCodes = groups.map(({ code }) => code);
  const responses = await runQueries(
    toSearchQueries(search, {
      facetCodes,
      priceBounds: selected.priceBounds,
      attributes: neededAttributes(selected.productFields),
    }),
    loaders,
  );
  const { page } = responses;
  const products = toProducts(page.hits);
  return {
    products,
    page: search.page,
    pageSize: search.pageSize,
    pageCount: page.nbPages,
    totalCount: page.nbHits,
    facets: toFacets(groups, responses, search.filters),
    priceBounds: toPriceBounds(responses.prices),
    sort: search.sort,
  };
}
