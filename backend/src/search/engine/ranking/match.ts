import type { IndexContext } from '../index/context.ts';
import { type Alternative, alternativesFor, type QueryWord } from '../query/expand.ts';
import { proximities } from './proximity.ts';
import { matchWord, UNMATCHED, type WordMatches } from './word-matches.ts';

/** The documents found. `scores` and `typos` run parallel to `docs` and are null for an empty query. */
export interface Matched {
  docs: Int32Array;
  /** The lower, the better the text matches. */
  scores: Float64Array | null;
  /** Typos in all words. */
  typos: Uint8Array | null;
}

const NO_MATCHES: Matched = {
  docs: new Int32Array(0),
  scores: new Float64Array(0),
  typos: new Uint8Array(0),
};

interface Found {
  word: QueryWord;
  alternatives: Alternative[];
  matches: WordMatches;
}

/** All documents of a mask: the result of an empty query. */
export function matchAll(mask: Uint8Array): Matched {
  let count = 0;
  for (let doc = 0; doc < mask.length; doc++) count += mask[doc] ?? 0;
  const docs = new Int32Array(count);
  let at = 0;
  for (let doc = 0; doc < mask.length; doc++) if (mask[doc] === 1) docs[at++] = doc;
  return { docs, scores: null, typos: null };
}

function intersection(required: readonly Found[]): Int32Array {
  const [rarest, ...rest] = required
    .map(({ matches }) => matches)
    .sort((a, b) => a.count - b.count);
  if (!rarest) return new Int32Array(0);
  let docs = rarest.docs.subarray(0, rarest.count);
  for (const { typos } of rest) docs = docs.filter((doc) => typos[doc] !== UNMATCHED);
  return docs;
}

function union(found: readonly Found[]): Int32Array {
  const docs = new Set<number>();
  for (const { matches } of found)
    for (const doc of matches.docs.subarray(0, matches.count)) docs.add(doc);
  return Int32Array.from(docs);
}

/** Sums over the words of a query, per row of the result. */
interface Tally {
  typos: Uint8Array;
  matched: Uint8Array;
  exact: Uint8Array;
  ranks: Int32Array;
  places: Int32Array;
}

function tally(found: readonly Found[], docs: Int32Array): Tally {
  const size = docs.length;
  const typos = new Uint8Array(size);
  const matched = new Uint8Array(size);
  const exact = new Uint8Array(size);
  const ranks = new Int32Array(size);
  const places = new Int32Array(size);
  for (const { matches } of found) {
    for (let row = 0; row < size; row++) {
      const doc = Number(docs[row]);
      if (matches.typos[doc] === UNMATCHED) continue;
      typos[row] = Number(typos[row]) + Number(matches.typos[doc]);
      matched[row] = Number(matched[row]) + 1;
      exact[row] = Number(exact[row]) + Number(matches.exact[doc]);
      ranks[row] = Number(ranks[row]) + (Number(matches.place[doc]) >>> 16);
      places[row] = Number(places[row]) + (Number(matches.place[doc]) & 65_535);
    }
  }
  return { typos, matched, exact, ranks, places };
}

/** One value of a criterion per row, each from 0 to below `span`. */
type Fold = (values: ArrayLike<number>, span: number, sign?: 1 | -1) => void;

/** Folds a criterion into the scores; the first one folded has the greatest weight. */
function folder(scores: Float64Array): Fold {
  return (values, span, sign = 1) => {
    const start = sign === 1 ? 0 : span - 1;
    for (let row = 0; row < scores.length; row++) {
      const value = start + sign * Math.min(Number(values[row]), span - 1);
      scores[row] = Number(scores[row]) * span + value;
    }
  };
}

function getScores(
  criteria: readonly string[],
  sums: Tally,
  distances: Int32Array | null,
): Float64Array {
  const scores = new Float64Array(sums.typos.length);
  const fold = folder(scores);
  for (const name of criteria) {
    if (name === 'typo') fold(sums.typos, 32);
    if (name === 'words') fold(sums.matched, 32, -1);
    if (name === 'proximity' && distances) fold(distances, 128);
    if (name === 'attribute') {
      fold(sums.ranks, 256);
      fold(sums.places, 1024);
    }
    if (name === 'exact') fold(sums.exact, 32, -1);
  }
  return scores;
}

const isMissing = ({ slices }: Alternative): boolean => slices.every(({ from, to }) => from === to);

/** Finds the documents of `mask` that contain every required word, and scores them. */
export function matchWords(
  context: IndexContext,
  words: readonly QueryWord[],
  mask: Uint8Array,
): Matched {
  const { view, textRules: rules } = context;
  const expanded = words.map((word) => ({
    word,
    alternatives: alternativesFor(view.postings, word),
  }));
  if (expanded.some(({ word, alternatives }) => !word.optional && alternatives.every(isMissing)))
    return NO_MATCHES;
  const found = expanded.map(
    (one): Found => ({ ...one, matches: matchWord(one.alternatives, mask, rules) }),
  );
  const required = found.filter(({ word }) => !word.optional);
  const docs = required.length > 0 ? intersection(required) : union(found);
  const usesDistances = words.length > 1 && context.textual.includes('proximity');
  const alternatives = found.map((one) => one.alternatives);
  const distances = usesDistances
    ? proximities(alternatives, docs, { size: mask.length, rules })
    : null;
  const sums = tally(found, docs);
  return { docs, scores: getScores(context.textual, sums, distances), typos: sums.typos };
}

/** The rows with at most `limit` typos. */
export function filterByTypos(matched: Matched, limit: number): Matched {
  const { docs, typos, scores } = matched;
  if (!typos || !scores || typos.every((count) => count <= limit)) return matched;
  const isWithin = (_: number, row: number): boolean => Number(typos[row]) <= limit;
  return {
    docs: docs.filter(isWithin),
    scores: scores.filter(isWithin),
    typos: typos.filter(isWithin),
  };
}

/** The documents of both results: those found only by the second follow those of the first. */
export function unite(first: Matched, second: Matched): Matched {
  const known = new Set(first.docs);
  const rows = [...second.docs.keys()].filter((row) => !known.has(Number(second.docs[row])));
  if (rows.length === 0) return first;
  const after = [...(first.scores ?? [])].reduce((a, b) => Math.max(a, b), -1) + 1;
  const typos = rows.map((row) => Number(second.typos?.[row] ?? 0));
  const scores = rows.map((row) => after + Number(second.scores?.[row] ?? 0));
  return {
    docs: Int32Array.from([...first.docs, ...rows.map((row) => Number(second.docs[row]))]),
    scores: Float64Array.from([...(first.scores ?? []), ...scores]),
    typos: Uint8Array.from([...(first.typos ?? []), ...typos]),
  };
}
