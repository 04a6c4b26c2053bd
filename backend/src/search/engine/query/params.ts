import { badRequest, type IndexSettings, type RawParams } from '../types.ts';

/** Every search parameter the hosted service knows. Those not served here are accepted without effect. */
const PARAM_NAMES: ReadonlySet<string> = new Set(
  `query similarQuery filters facetFilters optionalFilters numericFilters tagFilters
  sumOrFiltersScores restrictSearchableAttributes facets facetingAfterDistinct page offset length
  aroundLatLng aroundLatLngViaIP aroundRadius aroundPrecision minimumAroundRadius insideBoundingBox
  insidePolygon naturalLanguages ruleContexts personalizationImpact userToken getRankingInfo
  synonyms clickAnalytics analytics analyticsTags percentileComputation enableABTest
  attributesToRetrieve ranking relevancyStrictness attributesToHighlight attributesToSnippet
  highlightPreTag highlightPostTag snippetEllipsisText restrictHighlightAndSnippetArrays hitsPerPage
  minWordSizefor1Typo minWordSizefor2Typos typoTolerance allowTyposOnNumericTokens
  disableTypoToleranceOnAttributes disableTypoToleranceOnWords ignorePlurals removeStopWords
  queryLanguages decompoundQuery enableRules enablePersonalization queryType removeWordsIfNoResults
  mode semanticSearch advancedSyntax optionalWords disableExactOnAttributes exactOnSingleWordQuery
  alternativesAsExact advancedSyntaxFeatures distinct replaceSynonymsInHighlight minProximity
  responseFields maxValuesPerFacet maxFacetHits sortFacetValuesBy renderingContent enableReRanking
  attributeCriteriaComputedByMinProximity attributeCriteriaComputedBy reRankingApplyFilter
  customRanking typo explain nbHits cursor facetName facetQuery userData`.split(/\s+/),
);

/** Parameters that would change the hits, or their order, and have no effect here. */
const WITHOUT_EFFECT: readonly string[] = `similarQuery optionalFilters naturalLanguages
  advancedSyntax minProximity disableExactOnAttributes disableTypoToleranceOnWords
  restrictHighlightAndSnippetArrays aroundLatLng aroundLatLngViaIP aroundRadius
  aroundPrecision minimumAroundRadius insideBoundingBox insidePolygon ruleContexts
  enablePersonalization personalizationImpact sumOrFiltersScores decompoundQuery
  alternativesAsExact replaceSynonymsInHighlight semanticSearch enableReRanking
  reRankingApplyFilter attributeCriteriaComputedByMinProximity`.split(/\s+/);

/** Values that request nothing. */
const isDefault = (value: unknown): boolean =>
  ([undefined, null, '', false, 'false'] as readonly unknown[]).includes(value) ||
  (Array.isArray(value) && value.length === 0);

/** A warning for the response's `message` that names the parameters of a request without effect. */
export function effectWarning(raw: RawParams): { message?: string } {
  const names = WITHOUT_EFFECT.filter((name) => !isDefault(raw[name]));
  if (names.length === 0) return {};
  return { message: `Parameters without effect in this service: ${names.join(', ')}` };
}

/** The longest query that is read; the rest of a longer one is ignored, as the hosted service does. */
const MAX_QUERY = 512;
const MAX_HITS = 1000;

/** Checked parameters. Pages are counted from 0. */
export type SearchParams = ReturnType<typeof parseParams>;

/** Spread parameters with those of the `params` string. A spread one wins. */
export function mergeParams(request: RawParams): Record<string, unknown> {
  const { params, ...spread } = request;
  if (params === undefined || params === null) return spread;
  if (typeof params === 'object') return { ...params, ...spread };
  if (typeof params !== 'string') throw badRequest('Invalid value for "params" parameter');
  return { ...Object.fromEntries(new URLSearchParams(params)), ...spread };
}

/** A whole number from 0, also as a string. Throws 400 on anything else. */
export function wholeNumber(value: unknown, name: string, fallback: number): number {
  if (value === undefined || value === null) return fallback;
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return number;
  throw badRequest(
    `Invalid value for "${name}" parameter, expected integer between 0 and 2147483647`,
  );
}

/** A list of strings: an array, its JSON, or names with commas between. Throws 400 otherwise. */
export function stringList(value: unknown, name: string): string[] | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'string') {
    if (value.trim().startsWith('[')) return stringList(parsedList(value, name), name);
    return value === '' ? [] : value.split(',').map((part) => part.trim());
  }
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value;
  throw badRequest(`Invalid value for "${name}" parameter, expected array of strings`);
}

function parsedList(text: string, name: string): unknown {
  try {
    const list: unknown = JSON.parse(text);
    if (Array.isArray(list)) return list;
  } catch {
    throw badRequest(`Invalid JSON for "${name}" parameter`);
  }
  throw badRequest(`Invalid value for "${name}" parameter, expected array of strings`);
}

const YES: readonly unknown[] = [true, 'true', 1, '1'];
const NO: readonly unknown[] = [false, 'false', 0, '0'];

/** true or false, also as strings or as 1 and 0; anything else gives the fallback. */
export function flag(value: unknown, fallback: boolean): boolean {
  if (YES.includes(value)) return true;
  return NO.includes(value) ? false : fallback;
}

/** Reads parameters of a request, or else the index's settings of those names (400 on a wrong value). */
export function paramReader(raw: RawParams, settings: IndexSettings) {
  const get = (name: string): unknown => raw[name] ?? settings[name];
  return {
    get,
    text: (name: string, fallback: string) => String(get(name) ?? fallback),
    list: (name: string) => stringList(get(name), name),
    flag: (name: string, fallback: boolean) => flag(get(name), fallback),
    wholeNumber: (name: string, fallback: number) => wholeNumber(get(name), name, fallback),
    /** One of some values, as a string; the first without the parameter. */
    option: <Option extends string>(name: string, allowed: readonly [Option, ...Option[]]) => {
      const text = String(get(name) ?? allowed[0]);
      const found = allowed.find((option) => option === text);
      if (found !== undefined) return found;
      throw badRequest(
        `Invalid value for "${name}" parameter, expected one of ${allowed.join(', ')}`,
      );
    },
  };
}

function queryText(raw: RawParams): string {
  const query = raw.query ?? '';
  if (typeof query === 'number') return String(query);
  if (typeof query !== 'string')
    throw badRequest('Invalid value for "query" parameter, expected string');
  return query.slice(0, MAX_QUERY);
}

function optionalRow(raw: RawParams, name: string): number | null {
  return raw[name] === undefined || raw[name] === null ? null : wholeNumber(raw[name], name, 0);
}

/** Checks the parameters of one search (400 on an unknown or wrong one). */
export function parseParams(request: RawParams, settings: IndexSettings) {
  const raw = mergeParams(request);
  for (const name of Object.keys(raw))
    if (!PARAM_NAMES.has(name)) throw badRequest(`Unknown parameter: ${name}`);
  const read = paramReader(raw, settings);
  const hitsPerPage = read.wholeNumber('hitsPerPage', 20);
  if (hitsPerPage > MAX_HITS)
    throw badRequest(`"hitsPerPage" value ${hitsPerPage} is too high. Maximum is ${MAX_HITS}`);
  const length = optionalRow(raw, 'length');
  if (length !== null && length > MAX_HITS)
    throw badRequest(`"length" value ${length} is too high. Maximum is ${MAX_HITS}`);
  return {
    ...read,
    query: queryText(raw),
    page: wholeNumber(raw.page, 'page', 0),
    hitsPerPage,
    /** Set when the client pages by rows instead of pages. */
    offset: optionalRow(raw, 'offset'),
    length,
    facets: stringList(raw.facets, 'facets') ?? [],
    raw,
  };
}

/** The request as the service echoes it: a form string with `+` for spaces. */
export function encodeParams(raw: RawParams): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(raw)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form.toString();
}
