import { z } from 'zod';

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

const names = z.array(z.string());
const attributes = z.array(z.string().min(1));
const text = z.string();
const switchable = z.boolean();
const count = z.int().min(0);

const CRITERIA = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

/** A sort attribute of a ranking, such as `desc(price)`. */
export const DIRECTED = /^(asc|desc)\((.+)\)$/;
const directed = z.string().regex(DIRECTED);

/** Settings of one index, in the hosted service's names. Unknown ones are stored and given back. */
export const settingsSchema = z
  .looseObject({
    searchableAttributes: attributes,
    attributesForFaceting: attributes,
    replicas: attributes,
    ranking: z.array(z.union([z.enum(CRITERIA), directed])),
    customRanking: z.array(directed),
    attributesToRetrieve: names,
    unretrievableAttributes: names,
    attributesToHighlight: names,
    attributesToSnippet: names,
    disableTypoToleranceOnAttributes: names,
    disablePrefixOnAttributes: names,
    removeStopWords: z.union([switchable, names]),
    queryLanguages: names,
    responseFields: names,
    optionalWords: z.union([text, names]),
    hitsPerPage: count.max(1000),
    maxValuesPerFacet: count.max(1000),
    paginationLimitedTo: count.max(10_000),
    relevancyStrictness: count.max(100),
    minWordSizefor1Typo: count,
    minWordSizefor2Typos: count,
    typoTolerance: z.union([switchable, z.enum(['true', 'false', 'min', 'strict'])]),
    allowTyposOnNumericTokens: z.union([switchable, z.enum(['true', 'false'])]),
    queryType: z.enum(['prefixLast', 'prefixAll', 'prefixNone']),
    removeWordsIfNoResults: z.enum(['none', 'lastWords', 'firstWords', 'allOptional']),
    ignorePlurals: z.union([switchable, names]),
    sortFacetValuesBy: z.enum(['count', 'alpha']),
    highlightPreTag: text,
    highlightPostTag: text,
    snippetEllipsisText: text,
    attributeForDistinct: text,
    distinct: z.union([switchable, count.max(4)]),
  })
  .partial();

export type IndexSettings = z.output<typeof settingsSchema>;

/** What replaceIndex takes: a whole index and its sort replicas, keyed by their full names. */
export interface IndexContents {
  settings: Readonly<Record<string, unknown>>;
  records: Iterable<SearchRecord>;
  replicas?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Synonyms of the index and its replicas, instead of those that they have; left out, the index keeps its own. */
  synonyms?: readonly Synonym[];
}

/** A synonym in the hosted service's form. */
export type Synonym = JsonObject & { objectID: string };

/** Search parameters as they arrive: spread, or from a `params` string. Checked by parseParams. */
export type RawParams = Readonly<Record<string, unknown>>;
