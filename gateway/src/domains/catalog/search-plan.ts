import type { ProductSort } from '../../generated/types.ts';
import type { SearchIndex, SearchQuery } from '../../sources/search/types.ts';

/** The facet that holds prices in dollars. */
export const PRICE_FACET = 'price.USD.default';
/** Only items on sale: the default of every list (spec §4). */
export const ON_SALE = 'stock_qty=1';

/** The index of each order (spec §9). */
const INDEX_OF_SORT: Readonly<Record<ProductSort, SearchIndex>> = {
  RELEVANCE: 'products',
  NAME_ASC: 'products_name_asc',
  NAME_DESC: 'products_name_desc',
  PRICE_ASC: 'products_price_default_asc',
  PRICE_DESC: 'products_price_default_desc',
  CREATED_DESC: 'products_created_at_desc',
};

/** What to look for. Filters have one entry an attribute. */
export interface ProductSearch {
  readonly term: string;
  readonly categoryId: string | null;
  readonly filters: ReadonlyMap<string, readonly string[]>;
  /** Dollars, both ends inclusive; null for no limit. */
  readonly price: { readonly min: string | null; readonly max: string | null };
  readonly includeSold: boolean;
  readonly sort: ProductSort;
  /** 1-based. */
  readonly page: number;
  readonly pageSize: number;
}

/** Which parts of the answer are wanted. */
export interface WantedParts {
  /** Attribute codes to count values of; none when facets are not asked for. */
  readonly facetCodes: readonly string[];
  readonly priceBounds: boolean;
  /** Attributes of each record; undefined for all. */
  readonly attributes: readonly string[] | undefined;
}

/** The queries of one search, to be sent together, and what each is for. */
export interface SearchPlan {
  readonly page: SearchQuery;
  /** The category or term alone: it knows every value. Null when `page` already is that. */
  readonly everything: SearchQuery | null;
  /** For each filtered attribute, the counts without its own choice. */
  readonly widened: ReadonlyMap<string, SearchQuery>;
  /** The prices without the price range; null when no range is set or they are not wanted. */
  readonly prices: SearchQuery | null;
}

const facetFilter = (code: string, value: string): string =>
  value.startsWith('-') ? `${code}:\\${value}` : `${code}:${value}`;

const facetFiltersOf = (search: ProductSearch, without?: string): (string | string[])[] => [
  ...(search.categoryId === null ? [] : [facetFilter('categoryIds', search.categoryId)]),
  ...[...search.filters]
    .filter(([code]) => code !== without)
    .map(([code, values]) => values.map((value) => facetFilter(code, value))),
];

const numericFiltersOf = (search: ProductSearch, withPrice: boolean): string[] => [
  ...(search.includeSold ? [] : [ON_SALE]),
  ...(withPrice && search.price.min !== null ? [`${PRICE_FACET}>=${search.price.min}`] : []),
  ...(withPrice && search.price.max !== null ? [`${PRICE_FACET}<=${search.price.max}`] : []),
];

const hasPrice = ({ price }: ProductSearch): boolean => price.min !== null || price.max !== null;

const countQuery = (
  search: ProductSearch,
  facets: readonly string[],
  narrowed: { facetFilters: (string | string[])[]; numericFilters: string[] },
): SearchQuery => ({
  index: 'products',
  query: search.term,
  hitsPerPage: 0,
  facets,
  ...narrowed,
});

const pageQuery = (
  search: ProductSearch,
  facets: readonly string[],
  attributes: WantedParts['attributes'],
): SearchQuery => ({
  index: INDEX_OF_SORT[search.sort],
  query: search.term,
  hitsPerPage: search.pageSize,
  page: search.page - 1,
  facetFilters: facetFiltersOf(search),
  numericFilters: numericFiltersOf(search, true),
  ...(facets.length === 0 ? {} : { facets }),
  ...(attributes === undefined ? {} : { attributes }),
});

/**
 * The least number of queries that answer `search`: the page; with filters also the counts of the whole
 * category, of each filtered attribute without its own choice, and the prices without their range.
 */
export const planSearch = (search: ProductSearch, wanted: WantedParts): SearchPlan => {
  const { facetCodes } = wanted;
  const priceFacet = wanted.priceBounds ? [PRICE_FACET] : [];
  const isNarrowed = search.filters.size > 0 || hasPrice(search);
  const wantsFacets = facetCodes.length > 0;
  const whole = {
    facetFilters: facetFiltersOf({ ...search, filters: new Map() }),
    numericFilters: numericFiltersOf(search, false),
  };
  const widened = [...search.filters.keys()]
    .filter((code) => facetCodes.includes(code))
    .map((code): [string, SearchQuery] => [
      code,
      countQuery(search, [code], {
        facetFilters: facetFiltersOf(search, code),
        numericFilters: numericFiltersOf(search, true),
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
            facetFilters: facetFiltersOf(search),
            numericFilters: numericFiltersOf(search, false),
          })
        : null,
  };
};
