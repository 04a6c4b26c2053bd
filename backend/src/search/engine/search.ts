import { compoundsOf } from './compounds.ts';
import type { IndexContext } from './context.ts';
import { distinctHits } from './distinct.ts';
import { badRequest } from './errors.ts';
import type { QueryWord } from './expand.ts';
import { countFacets } from './facets.ts';
import { evaluate, type Mask } from './filters/evaluate.ts';
import { allOf, type Expression } from './filters/expression.ts';
import { parseFacetFilter, parseNested, parseTagFilter } from './filters/facet-filters.ts';
import { parseFilters } from './filters/grammar.ts';
import { parseNumericFilter } from './filters/numeric-filters.ts';
import { toHit } from './hits.ts';
import { keepByTypos, type Matched, matchAll, matchWords, unite } from './match.ts';
import { optionalScores } from './optional-filters.ts';
import {
  encodeParams,
  flag,
  paramOrSetting,
  parseParams,
  type SearchParams,
  stringList,
  wholeNumber,
} from './params.ts';
import { type QueryRules, queryRules, queryWords, withPhrases } from './query-words.ts';
import { rankingInfo } from './ranking-info.ts';
import { withFields } from './response-fields.ts';
import { selectHits, type Window } from './select.ts';
import { searchableDeclarations } from './settings.ts';
import type { Synonyms } from './synonyms.ts';
import type { JsonObject, RawParams } from './types.ts';
import { mostRelevant, strictnessOf } from './virtual-replicas.ts';

/** The documents a request finds, before paging. */
export interface Found {
  matched: Matched;
  words: QueryWord[];
}

/** What the filters of a request ask for together; null without any. Throws 400 on a wrong one. */
export function expressionOf(raw: RawParams): Expression | null {
  const parts: (Expression | null)[] = [];
  if (raw.filters !== undefined && raw.filters !== null) {
    if (typeof raw.filters !== 'string')
      throw badRequest('Invalid value for "filters" parameter, expected string');
    parts.push(parseFilters(raw.filters));
  }
  const nested = [
    ['facetFilters', parseFacetFilter],
    ['numericFilters', parseNumericFilter],
    ['tagFilters', parseTagFilter],
  ] as const;
  for (const [name, parse] of nested) {
    const value = raw[name];
    if (value !== undefined && value !== null) parts.push(parseNested(value, name, parse));
  }
  const given = parts.filter((part) => part !== null);
  return given.length === 0 ? null : allOf(given);
}

/** The documents that exist and pass the filters of a request. */
export function filterMask(context: IndexContext, raw: RawParams): Mask {
  const { view } = context;
  const live = view.live.slice(0, view.size);
  const expression = expressionOf(raw);
  if (!expression) return live;
  const mask = evaluate({ view, declared: context.facets }, expression);
  for (let doc = 0; doc < mask.length; doc++) mask[doc] = Number(mask[doc]) & Number(live[doc]);
  return mask;
}

function restricted(context: IndexContext, raw: RawParams): IndexContext {
  const only = stringList(raw.restrictSearchableAttributes, 'restrictSearchableAttributes');
  if (!only || only.length === 0) return context;
  const known = searchableDeclarations(context.settings).map(({ name }) => name);
  const unknown = only.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw badRequest(`restrictSearchableAttributes: "${unknown}" is not in searchableAttributes`);
  const columns = context.view.dataset.textColumns;
  const rank = context.textRules.rank.map((value, column) =>
    only.includes(columns[column] ?? '') ? value : -1,
  );
  return { ...context, textRules: { ...context.textRules, rank } };
}

function byTolerance(matched: Matched, tolerance: QueryRules['typoTolerance']): Matched {
  const { typos } = matched;
  if (!typos || typos.length === 0) return matched;
  const least = typos.reduce((a, b) => Math.min(a, b), 255);
  if (tolerance === 'min') return keepByTypos(matched, (count) => count === least);
  if (tolerance === 'strict') return keepByTypos(matched, (count) => count <= least + 1);
  return matched;
}

/** Shorter or looser forms of a query, tried one after the other while nothing is found. */
function* relaxations(words: readonly QueryWord[], removal: string): Generator<QueryWord[]> {
  if (removal === 'allOptional') yield words.map((word) => ({ ...word, optional: true }));
  if (removal === 'lastWords')
    for (let length = words.length - 1; length > 0; length--) yield words.slice(0, length);
  if (removal === 'firstWords')
    for (let from = 1; from < words.length; from++) yield words.slice(from);
}

/** Finds the documents of a request (400 on a filter or parameter that cannot be read). */
export function find(context: IndexContext, params: SearchParams, synonyms: Synonyms): Found {
  const { raw } = params;
  const mask = filterMask(context, raw);
  const preferred = optionalScores(context, raw);
  const rules = queryRules(raw, context.settings);
  const known = flag(raw.synonyms, true) ? synonyms : () => [];
  let words = queryWords(params.query, rules, known);
  if (words.length === 0) return { matched: matchAll(mask, preferred), words };
  const scope = restricted(context, raw);
  const { variants, marked } = withPhrases(words, known);
  const compounds =
    rules.typoTolerance === 'false' ? null : compoundsOf(words, context.view.postings);
  let matched = [words, ...variants, ...(compounds?.variants ?? [])]
    .map((one) => matchWords(scope, one, { mask, preferred }))
    .reduce(unite);
  words = marked.map((word, place) => ({
    ...word,
    synonyms: [...word.synonyms, ...(compounds?.meanings[place] ?? [])],
  }));
  for (const looser of relaxations(words, rules.removeWords)) {
    if (matched.docs.length > 0) break;
    matched = matchWords(scope, looser, { mask, preferred });
    words = looser;
  }
  return { matched: byTolerance(matched, rules.typoTolerance), words };
}

function windowOf(params: SearchParams, limit: number): Window {
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
  o: { raw: RawParams; docs: Iterable<number> },
): JsonObject[] {
  const get = (name: string) => paramOrSetting(o.raw, context.settings, name);
  const marker = {
    words: found.words,
    before: String(get('highlightPreTag') ?? '<em>'),
    after: String(get('highlightPostTag') ?? '</em>'),
  };
  const withRanking = flag(o.raw.getRankingInfo, false);
  return [...o.docs].flatMap((doc) => {
    const json = context.view.dataset.json(doc);
    if (json === null) return [];
    const hit = toHit(context, JSON.parse(json), { raw: o.raw, marker });
    if (!withRanking) return [hit];
    const userScore = context.view.count - Number(context.order.rank[doc]);
    return [{ ...hit, _rankingInfo: rankingInfo(doc, found.matched.measures, userScore) }];
  });
}

function facetPart(context: IndexContext, params: SearchParams, docs: Int32Array): JsonObject {
  if (params.facets.length === 0) return {};
  const get = (name: string) => paramOrSetting(params.raw, context.settings, name);
  const maxValues = Math.min(1000, wholeNumber(get('maxValuesPerFacet'), 'maxValuesPerFacet', 100));
  const sortBy = String(get('sortFacetValuesBy') ?? 'count');
  if (sortBy !== 'count' && sortBy !== 'alpha')
    throw badRequest('Invalid value for "sortFacetValuesBy" parameter, expected count or alpha');
  const { facets, facets_stats } = countFacets(context, docs, {
    asked: params.facets,
    maxValues,
    sortBy,
  });
  const stats = Object.keys(facets_stats).length > 0 ? { facets_stats: toJson(facets_stats) } : {};
  return { facets, ...stats, exhaustiveFacetsCount: true };
}

function toJson(
  stats: Record<string, { min: number; max: number; avg: number; sum: number }>,
): JsonObject {
  return Object.fromEntries(Object.entries(stats).map(([name, values]) => [name, { ...values }]));
}

/** Runs one search and gives the hosted service's answer. Times are in whole ms. */
export function search(context: IndexContext, request: RawParams, synonyms: Synonyms): JsonObject {
  const started = performance.now();
  const params = parseParams(request, context.settings);
  const limit = wholeNumber(context.settings.paginationLimitedTo, 'paginationLimitedTo', 1000);
  const found = find(context, params, synonyms);
  const { docs } = found.matched;
  const strictness = context.isVirtual ? strictnessOf(context, params.raw) : null;
  const shown =
    strictness === null ? found.matched : mostRelevant(context, found.matched, strictness);
  const window = windowOf(params, limit);
  const distinct = distinctHits(context, shown, params.raw);
  const picked =
    distinct?.slice(window.offset, window.offset + window.length) ??
    selectHits(context, shown, window);
  const nbShown = distinct?.length ?? shown.docs.length;
  const hits = hitsFor(context, found, { raw: params.raw, docs: picked });
  const afterDistinct = distinct && flag(params.raw.facetingAfterDistinct, false);
  const facets = facetPart(context, params, afterDistinct ? Int32Array.from(distinct) : docs);
  const exhaustive = {
    nbHits: true,
    typo: true,
    ...(params.facets.length > 0 ? { facetsCount: true } : {}),
  };
  const answer = {
    hits,
    ...(strictness === null
      ? { nbHits: nbShown }
      : { nbHits: docs.length, nbSortedHits: nbShown, appliedRelevancyStrictness: strictness }),
    ...paging(params, nbShown, limit),
    ...facets,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive,
    query: params.query,
    params: encodeParams(params.raw),
    index: context.name,
    renderingContent: {},
    ...(flag(params.raw.clickAnalytics, false) ? { queryID: queryId() } : {}),
    processingTimeMS: Math.round(performance.now() - started),
  };
  return withFields(answer, paramOrSetting(params.raw, context.settings, 'responseFields'));
}

function queryId(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
