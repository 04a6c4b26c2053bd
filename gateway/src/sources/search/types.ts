/** Suffix of an index's name after the configured prefix. */
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

/** One query of a multi-query. `page` is 0-based. Outer filter lists mean and, inner ones or. */
export interface SearchQuery {
  readonly index: SearchIndex;
  readonly query?: string;
  readonly facetFilters?: readonly (string | readonly string[])[];
  readonly numericFilters?: readonly string[];
  readonly facets?: readonly string[];
  /** Attributes of each record to bring; all when left out. */
  readonly attributes?: readonly string[];
  readonly hitsPerPage: number;
  readonly page?: number;
}

/** What one query found; records are as the index holds them. */
export interface SearchResponse {
  readonly hits: readonly SearchRecord[];
  readonly nbHits: number;
  readonly nbPages: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Lowest and highest value of numeric facets. */
  readonly facetStats: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
}

/** A record whose shape only its domain's mapper knows. */
export type SearchRecord = Readonly<Record<string, unknown>> & { readonly objectID: string };

/** Which record of which index. */
export interface SearchObjectKey {
  readonly index: SearchIndex;
  readonly objectID: string;
}

/** The search service. Both calls are one HTTP request, answered in the order asked. */
export interface SearchSource {
  /** @throws {UpstreamError} when the service does not respond properly. */
  queries(queries: readonly SearchQuery[]): Promise<SearchResponse[]>;
  /** @throws {UpstreamError} when the service does not respond properly. */
  objects(keys: readonly SearchObjectKey[]): Promise<(SearchRecord | null)[]>;
}
