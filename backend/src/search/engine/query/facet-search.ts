import type { IndexContext } from '../index/context.ts';
import { typoRanges } from '../index/terms.ts';
import { words } from '../index/text.ts';
import type { Synonyms } from '../settings/synonyms.ts';
import { badRequest, type JsonObject, type RawParams } from '../types.ts';
import type { QueryWord } from './expand.ts';
import { byCount, valueCounts } from './facets.ts';
import { highlightText } from './highlight.ts';
import { toMarker } from './hits.ts';
import { mergeParams, parseParams, wholeNumber } from './params.ts';
import { queryRules, readQuery } from './query-words.ts';
import { find } from './search.ts';

const DEFAULT_HITS = 10;
const MAX_HITS = 100;

function holdsWord(valueWords: readonly string[], word: QueryWord): boolean {
  return valueWords.some((text) => {
    if (text === word.text || (word.prefix && text.startsWith(word.text))) return true;
    if (word.maxTypos === 0) return false;
    return typoRanges([text], word.text, { max: word.maxTypos, prefix: word.prefix }).length > 0;
  });
}

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
  const { words: typed } = readQuery(facetQuery ?? '', rules, () => []);
  const marker = toMarker(params, typed);
  const column = context.view.facets.get(facet);
  const counts = column ? valueCounts(column, docs) : [];
  const facetHits = counts
    .filter(([value]) => {
      const valueWords = words(value);
      return typed.every((word) => holdsWord(valueWords, word));
    })
    .sort(byCount)
    .slice(0, limit)
    .map(([value, count]) => {
      const highlighted = highlightText(value, marker).value;
      return { value, highlighted, count };
    });
  return {
    facetHits,
    exhaustiveFacetsCount: true,
    processingTimeMS: Math.round(performance.now() - started),
  };
}
