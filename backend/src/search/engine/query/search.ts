import { badRequest } from '../errors.ts';
import type { IndexContext } from '../index/context.ts';
import { filterByTypos, type Matched, matchAll, matchWords, unite } from '../ranking/match.ts';
import { selectHits, type Window } from '../ranking/select.ts';
import type { Synonyms } from '../settings/synonyms.ts';
import type { JsonObject, RawParams } from '../types.ts';
import { findCompounds, type QueryWord } from './expand.ts';
import { countFacets } from './facets.ts';
import { filterMask } from './filter-mask.ts';
import type { Mask } from './filters/evaluate.ts';
import { createMarker } from './highlight.ts';
import { toHit } from './hits.ts';
import {
  effectWarning,
  encodeParams,
  flag,
  paramOrSetting,
  parseParams,
  type SearchParams,
  wholeNumber,
} from './params.ts';
import { type QueryRules, queryRules, readQuery, withPhrases } from './query-words.ts';

/** The documents that a request finds, before paging, and the words to highlight. */
export interface Found {
  matched: Matched;
  words: QueryWord[];
}

function byTolerance(matched: Matched, tolerance: QueryRules['typoTolerance']): Matched {
  const { typos } = matched;
  if (!typos || typos.length === 0) return matched;
  const least = typos.reduce((a, b) => Math.min(a, b), 255);
  if (tolerance === 'min') return filterByTypos(matched, least);
  if (tolerance === 'strict') return filterByTypos(matched, least + 1);
  return matched;
}

const withoutTypos = (words: readonly QueryWord[]): QueryWord[] =>
  words.map((word) => ({ ...word, maxTypos: 0 }));

function matchVariants(
  context: IndexContext,
  variants: readonly (readonly QueryWord[])[],
  mask: Mask,
): Matched {
  return variants.map((words) => matchWords(context, words, mask)).reduce(unite);
}

/** Finds the documents of a request. Throws 400 on an invalid filter or parameter. */
export function find(context: IndexContext, params: SearchParams, synonyms: Synonyms): Found {
  const { raw } = params;
  const rules = queryRules(raw, context.settings);
  const known = flag(raw.synonyms, true) ? synonyms : () => [];
  const given = readQuery(params.query, rules, known);
  const mask = filterMask(context, raw);
  if (given.length === 0) return { matched: matchAll(mask), words: given };
  const { variants, marked } = withPhrases(given, known);
  const compounds =
    rules.typoTolerance === 'false' ? null : findCompounds(given, context.view.postings);
  const all = [given, ...variants, ...(compounds?.variants ?? [])];
  const isMin = rules.typoTolerance === 'min';
  // With `min`, one record without a typo excludes all records with one, so search without typos first.
  let matched = matchVariants(context, isMin ? all.map(withoutTypos) : all, mask);
  if (matched.docs.length === 0 && isMin) matched = matchVariants(context, all, mask);
  let words = marked.map((word, place) => ({
    ...word,
    synonyms: [...word.synonyms, ...(compounds?.meanings[place] ?? [])],
  }));
  if (matched.docs.length === 0 && rules.isRelaxed) {
    words = words.map((word) => ({ ...word, optional: true }));
    matched = matchWords(context, words, mask);
  }
  return { matched: byTolerance(matched, rules.typoTolerance), words };
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

/** Some of the found documents as hits, in the given order. */
export function hitsFor(
  context: IndexContext,
  found: Found,
  { raw, docs }: { raw: RawParams; docs: Iterable<number> },
): JsonObject[] {
  const marker = createMarker(found.words, raw, context.settings);
  return [...docs].flatMap((doc) => {
    const json = context.view.dataset.json(doc);
    return json === null ? [] : [toHit(context, JSON.parse(json), { raw, marker })];
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
    requested: params.facets,
    maxValues,
    sortBy,
  });
  const hasStats = Object.keys(facets_stats).length > 0;
  return { facets, ...(hasStats ? { facets_stats } : {}), exhaustiveFacetsCount: true };
}

/** The index as a request ranks it: `strict` ranks by typos first. Equal hits keep the index's order. */
function rankedFor(context: IndexContext, raw: RawParams): IndexContext {
  const { settings, sortFirst, textual } = context;
  if (paramOrSetting(raw, settings, 'typoTolerance') !== 'strict') return context;
  const others = sortFirst.length > 0 ? [] : textual.filter((name) => name !== 'typo');
  return { ...context, sortFirst: [], textual: ['typo', ...others] };
}

/** Runs one search and returns the hosted service's response. Times are in whole ms. */
export function search(index: IndexContext, request: RawParams, synonyms: Synonyms): JsonObject {
  const started = performance.now();
  const params = parseParams(request, index.settings);
  const context = rankedFor(index, params.raw);
  const limit = wholeNumber(context.settings.paginationLimitedTo, 'paginationLimitedTo', 1000);
  const found = find(context, params, synonyms);
  const nbHits = found.matched.docs.length;
  const picked = selectHits(context, found.matched, toWindow(params, limit));
  const hits = hitsFor(context, found, { raw: params.raw, docs: picked });
  const facets = facetPart(context, params, found.matched.docs);
  const took = Math.round(performance.now() - started);
  return {
    hits,
    nbHits,
    ...paging(params, nbHits, limit),
    ...facets,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: {
      nbHits: true,
      typo: true,
      ...(params.facets.length > 0 ? { facetsCount: true } : {}),
    },
    query: params.query,
    params: encodeParams(params.raw),
    index: context.name,
    renderingContent: {},
    processingTimeMS: took,
    serverTimeMS: took,
    ...effectWarning(params.raw),
  };
}
