export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue | undefined;
}

/** A record from a client: any object with plain values. */
export type SearchRecord = object;

/** Settings of one index, with the hosted service's names. Unknown ones are stored without effect. */
export interface IndexSettings {
  searchableAttributes?: string[] | undefined;
  attributesForFaceting?: string[] | undefined;
  customRanking?: string[] | undefined;
  ranking?: string[] | undefined;
  replicas?: string[] | undefined;
  attributesToRetrieve?: string[] | undefined;
  unretrievableAttributes?: string[] | undefined;
  attributesToHighlight?: string[] | undefined;
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
  queryType?: string | undefined;
  removeWordsIfNoResults?: string | undefined;
  optionalWords?: string[] | string | null | undefined;
  highlightPreTag?: string | undefined;
  highlightPostTag?: string | undefined;
  primary?: string | undefined;
  [name: string]: unknown;
}

/** A whole index and its sort replicas by their full names. */
export interface IndexContents {
  settings: IndexSettings;
  records: Iterable<SearchRecord>;
  replicas?: Record<string, IndexSettings>;
  /** Replaces the synonyms of the index and its replicas; undefined keeps them. */
  synonyms?: readonly Synonym[];
}

/** A synonym in the hosted service's form. */
export type Synonym = JsonObject & { objectID: string };

/** Search parameters of a request, not validated: spread, or in a `params` string. */
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
  replicas?: string[];
}
