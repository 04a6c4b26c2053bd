import { badRequest } from './errors.ts';

type Check = (value: unknown) => boolean;

const isString: Check = (value) => typeof value === 'string';
const isList: Check = (value) => Array.isArray(value) && value.every(isString);
const isNames: Check = (value) => isList(value) && Array.isArray(value) && !value.includes('');
const isText: Check = (value) => isString(value) || isList(value);
const isOption =
  (...allowed: unknown[]): Check =>
  (value) =>
    allowed.includes(value);

function wholeTo(limit: number): Check {
  return (value) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= limit;
}

const CRITERIA = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
const DIRECTED = /^(asc|desc)\(.+\)$/;
const isRanking: Check = (value) =>
  Array.isArray(value) &&
  value.every((rule) => isString(rule) && (CRITERIA.includes(rule) || DIRECTED.test(rule)));
const isCustomRanking: Check = (value) =>
  Array.isArray(value) && value.every((rule) => isString(rule) && DIRECTED.test(rule));

const ANY_NUMBER = Number.MAX_SAFE_INTEGER;

const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['searchableAttributes', isNames],
  ['attributesForFaceting', isNames],
  ['replicas', isNames],
  ['ranking', isRanking],
  ['customRanking', isCustomRanking],
  ['attributesToRetrieve', isList],
  ['unretrievableAttributes', isList],
  ['attributesToHighlight', isList],
  ['attributesToSnippet', isList],
  ['disableTypoToleranceOnWords', isList],
  ['disableTypoToleranceOnAttributes', isList],
  ['disablePrefixOnAttributes', isList],
  ['disableExactOnAttributes', isList],
  ['minProximity', (value) => wholeTo(7)(value) && value !== 0],
  ['exactOnSingleWordQuery', isOption('attribute', 'none', 'word')],
  ['advancedSyntax', (value) => typeof value === 'boolean'],
  ['advancedSyntaxFeatures', isList],
  ['removeStopWords', (value) => typeof value === 'boolean' || isList(value)],
  ['queryLanguages', isList],
  ['responseFields', isList],
  ['optionalWords', isText],
  ['hitsPerPage', wholeTo(1000)],
  ['maxValuesPerFacet', wholeTo(1000)],
  ['paginationLimitedTo', wholeTo(ANY_NUMBER)],
  ['relevancyStrictness', wholeTo(100)],
  ['minWordSizefor1Typo', wholeTo(ANY_NUMBER)],
  ['minWordSizefor2Typos', wholeTo(ANY_NUMBER)],
  ['typoTolerance', isOption(true, false, 'true', 'false', 'min', 'strict')],
  ['allowTyposOnNumericTokens', isOption(true, false, 'true', 'false')],
  ['queryType', isOption('prefixLast', 'prefixAll', 'prefixNone')],
  ['removeWordsIfNoResults', isOption('none', 'lastWords', 'firstWords', 'allOptional')],
  ['ignorePlurals', (value) => typeof value === 'boolean' || isList(value)],
  ['sortFacetValuesBy', isOption('count', 'alpha')],
  ['highlightPreTag', isString],
  ['highlightPostTag', isString],
  ['snippetEllipsisText', isString],
  ['attributeForDistinct', isString],
  ['distinct', isOption(true, false, 0, 1, 2, 3, 4)],
]);

/** Throws 400 when a setting that is used here has a value that cannot be. Null unsets a setting. */
export function checkSettings(change: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(change)) {
    const check = CHECKS.get(name);
    if (check && value !== null && value !== undefined && !check(value))
      throw badRequest(`Invalid value for setting "${name}"`);
  }
}
