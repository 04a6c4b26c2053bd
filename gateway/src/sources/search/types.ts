/** Suffix of an index name after the configured prefix. */
export type SearchIndex =
  | 'products'
  | 'products_name_asc'
  | 'products_name_desc'
  | 'products_price_default_asc'
  | 'products_price_default_desc'
  | 'products_created_at_desc'
  | 'categories'
  | 'pages'
  | 'section_blocks'
  | 'product_attributes';

/** A query of a multi-query. `page` is zero-based. Outer filter lists are combined with AND, inner ones with OR. */
export interface SearchQuery {
  readonly index: SearchIndex;
  readonly query?: string;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly numericFilters?: readonly string[];
  readonly facets?: readonly string[];
  /** Attributes to return; all if omitted. */
  readonly attributes?: readonly string[];
  readonly hitsPerPage: number;
  readonly page?: number;
}

/** The result of a query; records are unchanged from the index. */
export interface SearchResponse {
  readonly hits: readonly SearchRecord[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Minimum and maximum of numeric facets. */
  readonly facetStats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

export const NO_RESULTS: SearchResponse = {
  hits: [],
  nbHits: 0,
  nbPages: 0,
  facets: {},
  facetStats: {},
};

/** A record whose shape is known only to its domain's mapper. */
export type SearchRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };

export interface SearchObjectKey {
  readonly index: SearchIndex;
  readonly objectID: string;
}

/** The search service. Each call is one HTTP request; results have the order of the input. */
export interface SearchSource {
  /** @throws {UpstreamError} without a valid response */
  queries(queries: readonly SearchQuery[]): Promise<SearchResponse[]>;
  /** @throws {UpstreamError} without a valid response */
  objects(keys: readonly SearchObjectKey[]): Promise<(SearchRecord | null)[]>;
}

/** @throws {UpstreamError} without a valid response */
export async function queryOne(source: SearchSource, query: SearchQuery): Promise<SearchResponse> {
  const [response = NO_RESULTS] = await source.queries([query]);
  return response;
}
