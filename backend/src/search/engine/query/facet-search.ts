import type { IndexContext } from '../index/context.ts';
import type { Synonyms } from '../settings/synonyms.ts';
import { badRequest, type JsonObject, type RawParams } from '../types.ts';
import { byCount, valueCounts } from './facets.ts';
import { highlightText } from './highlight.ts';
import { toMarker } from './hits.ts';
import { mergeParams, parseParams, wholeNumber } from './params.ts';
import { queryRules, readQuery } from './query-words.ts';
import { find } from './search.ts';

const DEFAULT_HITS = 10;
const MAX_HITS = 100;

/**
 * The values of one facet that begin with the typed words, most frequent first. `maxFacetHits` is
 * 10 unless given, at most 100. 400 when the attribute is not declared `searchable(...)`.
 */
export function searchFacetValues(
  context: IndexContext,
  facet: string,
  o: { request: RawParams; synonyms: Synonyms },
): JsonObject {
  const started = performance.now();
  if (!context.facets.get(facet)?.searchable)
    throw badRequest(
      `Cannot search in \`${facet}\` attribute, you need to add \`searchable(${facet})\` to attributesForFaceting.`,
    );
  const { facetQuery, maxFacetHits, ...rest } = mergeParams(o.request);
  const limit = Math.min(MAX_HITS, wholeNumber(maxFacetHits, 'maxFacetHits', DEFAULT_HITS));
  if (facetQuery !== undefined && facetQuery !== null && typeof facetQuery !== 'string')
    throw badRequest('Invalid value for "facetQuery" parameter, expected string');
  const params = parseParams(rest, context.settings);
  const { docs } = find(context, params, o.synonyms).matched;
  const rules = queryRules({ ...rest, queryType: 'prefixLast' }, context.settings);
  const words = readQuery(facetQuery ?? '', { ...rules, ignorePlurals: false }, () => []);
  const marker = toMarker(params, words);
  const column = context.view.facets.get(facet);
  const counts = column ? valueCounts(column, docs) : [];
  const facetHits = counts
    .sort(byCount)
    .flatMap(([value, count]) => {
      const { value: highlighted, matchLevel } = highlightText(value, marker);
      return words.length === 0 || matchLevel === 'full' ? [{ value, highlighted, count }] : [];
    })
    .slice(0, limit);
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.round(performance.now() - started),
  };
}
