/** An error that the client sees: `message` and an HTTP status in 4xx. */
export class SearchError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.name = 'SearchError';
    this.status = status;
  }
}

/** A parameter, filter or body that cannot be understood (400). */
export function badRequest(message: string): SearchError {
  return new SearchError(400, message);
}

/** A search or read on an index that no one has created (404). */
export function missingIndex(name: string): SearchError {
  return new SearchError(404, `Index ${name} does not exist`);
}

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

/** A record as a client sends it. Read through paths, so any object with plain values will do. */
export type SearchRecord = object;

/** Settings of one index, in the hosted service's names. Unknown ones are stored and given back. */
export interface IndexSettings {
  searchableAttributes?: string[] | undefined;
  attributesForFaceting?: string[] | undefined;
  customRanking?: string[] | undefined;
  ranking?: string[] | undefined;
  replicas?: string[] | undefined;
  attributesToRetrieve?: string[] | undefined;
  unretrievableAttributes?: string[] | undefined;
  attributesToHighlight?: string[] | undefined;
  attributesToSnippet?: string[] | undefined;
  hitsPerPage?: number | undefined;
  paginationLimitedTo?: number | undefined;
  maxValuesPerFacet?: number | undefined;
  sortFacetValuesBy?: string | undefined;
  minWordSizefor1Typo?: number | undefined;
  minWordSizefor2Typos?: number | undefined;
  typoTolerance?: boolean | string | undefined;
  allowTyposOnNumericTokens?: boolean | undefined;
  disableTypoToleranceOnWords?: string[] | undefined;
  disableTypoToleranceOnAttributes?: string[] | undefined;
  disablePrefixOnAttributes?: string[] | undefined;
  disableExactOnAttributes?: string[] | undefined;
  queryType?: string | undefined;
  removeWordsIfNoResults?: string | undefined;
  optionalWords?: string[] | string | null | undefined;
  highlightPreTag?: string | undefined;
  highlightPostTag?: string | undefined;
  snippetEllipsisText?: string | undefined;
  attributeForDistinct?: string | undefined;
  distinct?: boolean | number | undefined;
  primary?: string | undefined;
  relevancyStrictness?: number | undefined;
  [name: string]: unknown;
}

/** What replaceIndex takes: a whole index and its sort replicas, keyed by their full names. */
export interface IndexContents {
  settings: IndexSettings;
  records: Iterable<SearchRecord>;
  replicas?: Record<string, IndexSettings>;
  /** Synonyms of the index and its replicas, instead of those that they have; left out, the index keeps its own. */
  synonyms?: readonly Synonym[];
}

/** A synonym in the hosted service's form. */
export type Synonym = JsonObject & { objectID: string };

/** Search parameters as they arrive: spread, or from a `params` string. Checked by parseParams. */
export type RawParams = Readonly<Record<string, unknown>>;

export interface FacetHit {
  value: string;
  highlighted: string;
  count: number;
}

/** One row of the list of indexes. `entries` counts records, `dataSize` bytes of their JSON. */
export interface IndexSummary {
  name: string;
  createdAt: string;
  updatedAt: string;
  entries: number;
  dataSize: number;
  fileSize: number;
  lastBuildTimeS: number;
  numberOfPendingTasks: number;
  pendingTask: boolean;
  primary?: string;
  virtual?: true;
  replicas?: string[];
}
