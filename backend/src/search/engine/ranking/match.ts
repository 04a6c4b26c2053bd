import type { View } from '../index/view.ts';
import { type Alternative, alternativesFor, type QueryWord } from '../query/expand.ts';
import type { TextRules } from '../query/scope.ts';
import { type Measures, proximities } from './proximity.ts';
import { matchWord, UNMATCHED, type WordMatches } from './word-matches.ts';

/** The documents found, and per document one number: the lower, the better the text matches. */
export interface Matched {
  docs: Int32Array;
  scores: Float64Array | null;
  /** Typing errors in all words, per document. */
  typos: Uint8Array | null;
  /** What the scores were made of; null for an empty query. */
  measures: Measures | null;
}

const NOTHING: Matched = {
  docs: new Int32Array(0),
  scores: new Float64Array(0),
  typos: new Uint8Array(0),
  measures: null,
};

interface Found {
  word: QueryWord;
  alternatives: Alternative[];
  matches: WordMatches;
}

/** All documents of a mask: what an empty query finds. */
export function matchAll(mask: Uint8Array): Matched {
  let count = 0;
  for (let doc = 0; doc < mask.length; doc++) count += mask[doc] ?? 0;
  const docs = new Int32Array(count);
  let at = 0;
  for (let doc = 0; doc < mask.length; doc++) if (mask[doc] === 1) docs[at++] = doc;
  return { docs, scores: null, typos: null, measures: null };
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
type Tally = Omit<Measures, 'docs' | 'near'>;

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

/** Folds a criterion into the scores; the first one folded weighs most. */
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
  near: Int32Array | null,
): Float64Array {
  const scores = new Float64Array(sums.typos.length);
  const fold = folder(scores);
  for (const name of criteria) {
    if (name === 'typo') fold(sums.typos, 32);
    if (name === 'words') fold(sums.matched, 32, -1);
    if (name === 'proximity' && near) fold(near, 128);
    if (name === 'attribute') {
      fold(sums.ranks, 256);
      fold(sums.places, 1024);
    }
    if (name === 'exact') fold(sums.exact, 32, -1);
  }
  return scores;
}

/** Which documents may be found, and what counts in which order. */
export interface MatchOptions {
  mask: Uint8Array;
  rules: TextRules;
  criteria: readonly string[];
}

const isMissing = ({ slices }: Alternative): boolean => slices.every(({ from, to }) => from === to);

/** Finds the documents of `mask` that hold every required word, and ranks how well they do. */
export function matchWords(view: View, words: readonly QueryWord[], o: MatchOptions): Matched {
  const { mask, rules } = o;
  const expanded = words.map((word) => ({
    word,
    alternatives: alternativesFor(view.postings, word),
  }));
  if (expanded.some(({ word, alternatives }) => !word.optional && alternatives.every(isMissing)))
    return NOTHING;
  const found = expanded.map(
    (one): Found => ({ ...one, matches: matchWord(one.alternatives, mask, rules) }),
  );
  const required = found.filter(({ word }) => !word.optional);
  const docs = required.length > 0 ? intersection(required) : union(found);
  const wantsNear = words.length > 1 && o.criteria.includes('proximity');
  const near = wantsNear
    ? proximities(
        found.map((one) => one.alternatives),
        docs,
        { size: mask.length, rules },
      )
    : null;
  const sums = tally(found, docs);
  const scores = getScores(o.criteria, sums, near);
  return { docs, scores, typos: sums.typos, measures: { docs, ...sums, near } };
}

/** Keeps the rows with at most `most` typing errors; the same result when all have. */
export function keepByTypos(matched: Matched, most: number): Matched {
  const { typos, scores } = matched;
  if (!typos || !scores || typos.every((count) => count <= most)) return matched;
  const isWithin = (_: number, row: number): boolean => Number(typos[row]) <= most;
  return {
    docs: matched.docs.filter(isWithin),
    scores: scores.filter(isWithin),
    typos: typos.filter(isWithin),
    measures: matched.measures,
  };
}

/** The documents of both results: those that only the second has come after those of the first. */
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
    measures: first.measures,
  };
}
