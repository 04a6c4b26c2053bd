import type { IndexContext } from '../index/context.ts';
import type { View } from '../index/view.ts';
import {
  keepByTypos,
  type Matched,
  type MatchOptions,
  matchAll,
  matchWords,
  unite,
} from '../ranking/match.ts';
import { rankingInfo } from '../ranking/proximity.ts';
import { distinctHits, selectHits, type Window } from '../ranking/select.ts';
import type { Synonyms } from '../settings/synonyms.ts';
import { getStrictness, mostRelevant } from '../settings/virtual-replicas.ts';
import type { JsonObject, RawParams } from '../types.ts';
import { findCompounds, type QueryWord } from './expand.ts';
import { countFacets } from './facets.ts';
import { filterMask } from './filter-mask.ts';
import { toHit, toMarker, withFields } from './hits.ts';
import { effectWarning, encodeParams, flag, parseParams, type SearchParams } from './params.ts';
import {
  markRemoved,
  type QueryRules,
  queryRules,
  type Relaxation,
  readQuery,
  relaxations,
  withPhrases,
} from './query-words.ts';
import { rankedByTypos, textRulesFor } from './scope.ts';

/** The documents a request finds, before paging. */
export interface Found {
  matched: Matched;
  words: QueryWord[];
  /** How many words at either end were taken away to find anything. */
  removed?: Relaxation['removed'] | undefined;
}

function byTolerance(matched: Matched, tolerance: QueryRules['typoTolerance']): Matched {
  const { typos } = matched;
  if (!typos || typos.length === 0) return matched;
  const least = typos.reduce((a, b) => Math.min(a, b), 255);
  if (tolerance === 'min') return keepByTypos(matched, least);
  if (tolerance === 'strict') return keepByTypos(matched, least + 1);
  return matched;
}

const asSpelled = (words: readonly QueryWord[]): QueryWord[] =>
  words.map((word) => ({ ...word, maxTypos: 0 }));

function matchReadings(
  view: View,
  readings: readonly (readonly QueryWord[])[],
  how: MatchOptions,
): Matched {
  return readings.map((words) => matchWords(view, words, how)).reduce(unite);
}

/** Finds the documents of a request (400 on a filter or parameter that cannot be read). */
export function find(context: IndexContext, params: SearchParams, synonyms: Synonyms): Found {
  const rules = queryRules(params.raw, context.settings);
  const known = flag(params.raw.synonyms, true) ? synonyms : () => [];
  let words = readQuery(params.query, rules, known);
  const { textual: criteria, view } = context;
  const how = {
    rules: textRulesFor(context, params),
    criteria,
    mask: filterMask(context, params.raw),
  };
  if (words.length === 0) return { matched: matchAll(how.mask), words };
  const { variants, marked } = withPhrases(words, known);
  const compounds = rules.typoTolerance === 'false' ? null : findCompounds(words, view.postings);
  const readings = [words, ...variants, ...(compounds?.variants ?? [])];
  const isLenient = rules.typoTolerance !== 'min';
  // Under `min` one record without a typing error excludes all with one: those need not be looked for.
  let matched = matchReadings(view, isLenient ? readings : readings.map(asSpelled), how);
  if (matched.docs.length === 0 && !isLenient) matched = matchReadings(view, readings, how);
  words = marked.map((word, place) => ({
    ...word,
    synonyms: [...word.synonyms, ...(compounds?.meanings[place] ?? [])],
  }));
  let removed: Found['removed'];
  for (const looser of relaxations(words, rules.removal)) {
    if (matched.docs.length > 0) break;
    matched = matchWords(view, looser.words, how);
    ({ words, removed } = looser);
  }
  return { matched: byTolerance(matched, rules.typoTolerance), words, removed };
}

function toWindow(params: SearchParams, limit: number): Window {
  const byRows = params.offset !== null || params.length !== null;
  const offset = byRows ? (params.offset ?? 0) : params.page * params.hitsPerPage;
  const length = byRows ? (params.length ?? params.hitsPerPage) : params.hitsPerPage;
  return { offset, length: Math.max(0, Math.min(length, limit - offset)) };
}

function paging(params: SearchParams, nbHits: number, limit: number): JsonObject {
  if (params.offset !== null || params.length !== null)
    return { offset: params.offset ?? 0, length: params.length ?? params.hitsPerPage };
  const { page, hitsPerPage } = params;
  const nbPages = hitsPerPage === 0 ? 0 : Math.ceil(Math.min(nbHits, limit) / hitsPerPage);
  return { page, nbPages, hitsPerPage };
}

/** Some of the found documents as hits, in the order given. */
export function hitsFor(
  context: IndexContext,
  found: Found,
  { params, docs }: { params: SearchParams; docs: Iterable<number> },
): JsonObject[] {
  const marker = toMarker(params, found.words);
  const withRanking = flag(params.raw.getRankingInfo, false);
  return [...docs].flatMap((doc) => {
    const json = context.view.dataset.json(doc);
    if (json === null) return [];
    const hit = toHit(context, JSON.parse(json), { params, marker });
    if (!withRanking) return [hit];
    const userScore = context.view.count - Number(context.order.rank[doc]);
    return [{ ...hit, _rankingInfo: rankingInfo(doc, found.matched.measures, userScore) }];
  });
}

function facetPart(context: IndexContext, params: SearchParams, docs: Int32Array): JsonObject {
  if (params.facets.length === 0) return {};
  const { facets, facets_stats } = countFacets(context, docs, {
    requested: params.facets,
    maxValues: Math.min(1000, params.wholeNumber('maxValuesPerFacet', 100)),
    sortBy: params.option('sortFacetValuesBy', ['count', 'alpha']),
  });
  const stats = Object.keys(facets_stats).length > 0 ? { facets_stats } : {};
  return { facets, ...stats, exhaustiveFacetsCount: true };
}

/** The fields of a response that say how the query was read. */
function readingPart(context: IndexContext, params: SearchParams, found: Found): JsonObject {
  const { removed } = found;
  const isLoosened = removed !== undefined && removed.first + removed.last > 0;
  return {
    query: params.query,
    ...(isLoosened ? { queryAfterRemoval: markRemoved(params.query, removed) } : {}),
    params: encodeParams(params.raw),
    index: context.name,
    renderingContent: {},
    ...(flag(params.raw.clickAnalytics, false) ? { queryID: queryId() } : {}),
    ...(flag(params.raw.getRankingInfo, false)
      ? {
          serverUsed: 'encore-search',
          indexUsed: context.name,
          parsedQuery: found.words.map(({ text }) => text).join(' '),
          timeoutCounts: false,
          timeoutHits: false,
        }
      : {}),
  };
}

/** Runs one search and returns the hosted service's response. Times are in whole ms. */
export function search(index: IndexContext, request: RawParams, synonyms: Synonyms): JsonObject {
  const started = performance.now();
  const params = parseParams(request, index.settings);
  const context = params.get('typoTolerance') === 'strict' ? rankedByTypos(index) : index;
  const limit = context.settings.paginationLimitedTo ?? 1000;
  const found = find(context, params, synonyms);
  const { docs } = found.matched;
  const strictness = context.isVirtual ? getStrictness(params) : null;
  const shown =
    strictness === null ? found.matched : mostRelevant(context, found.matched, strictness);
  const window = toWindow(params, limit);
  const distinct = distinctHits(context, shown, params);
  const picked =
    distinct?.slice(window.offset, window.offset + window.length) ??
    selectHits(context, shown, window);
  const nbShown = distinct?.length ?? shown.docs.length;
  const hits = hitsFor(context, found, { params, docs: picked });
  const afterDistinct = distinct && flag(params.raw.facetingAfterDistinct, false);
  const facets = facetPart(context, params, afterDistinct ? Int32Array.from(distinct) : docs);
  const hasFacets = params.facets.length > 0;
  const took = Math.round(performance.now() - started);
  const body = {
    hits,
    ...(strictness === null
      ? { nbHits: nbShown }
      : { nbHits: docs.length, nbSortedHits: nbShown, appliedRelevancyStrictness: strictness }),
    ...paging(params, nbShown, limit),
    ...facets,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, ...(hasFacets ? { facetsCount: true } : {}) },
    ...readingPart(context, params, found),
    processingTimeMS: took,
    serverTimeMS: took,
    ...effectWarning(params.raw),
  };
  return withFields(body, params);
}

function queryId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
