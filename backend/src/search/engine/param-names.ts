/** Every search parameter the hosted service knows. Those not served here are accepted and ignored. */
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
