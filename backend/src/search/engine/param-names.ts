import type { RawParams } from './types.ts';

/** Every search parameter the hosted service knows. Those not served here are accepted without effect. */
export const PARAM_NAMES: ReadonlySet<string> = new Set(
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

/** Parameters that would change which hits there are, and in which order, and have no effect here. */
const WITHOUT_EFFECT: readonly string[] = `aroundLatLng aroundLatLngViaIP aroundRadius
  aroundPrecision minimumAroundRadius insideBoundingBox insidePolygon ruleContexts
  enablePersonalization personalizationImpact sumOrFiltersScores decompoundQuery
  alternativesAsExact replaceSynonymsInHighlight semanticSearch enableReRanking
  reRankingApplyFilter attributeCriteriaComputedByMinProximity`.split(/\s+/);

/** Values that ask for nothing. */
const isDefault = (value: unknown): boolean =>
  ([undefined, null, '', false, 'false'] as readonly unknown[]).includes(value) ||
  (Array.isArray(value) && value.length === 0);

/** A warning for the response's `message` that names the parameters of a request without effect. */
export function effectWarning(raw: RawParams): { message?: string } {
  const names = WITHOUT_EFFECT.filter((name) => !isDefault(raw[name]));
  if (names.length === 0) return {};
  return { message: `Parameters without effect in this service: ${names.join(', ')}` };
}
