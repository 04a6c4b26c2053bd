import type { IndexContext } from './context.ts';
import { type Alternative, alternativesFor, type QueryWord } from './expand.ts';
import { proximities } from './proximity.ts';
import { matchWord, type WordMatches } from './word-matches.ts';

/** The documents found, and per document one number: the lower, the better the text matches. */
export interface Matched {
  docs: Int32Array;
  scores: Float64Array | null;
  /** Typing errors in all words, per document. */
  typos: Uint8Array | null;
}

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
  return { docs, scores: null, typos: null };
}

function intersection(required: readonly Found[]): Int32Array {
  const [rarest, ...rest] = [...required].sort((a, b) => a.matches.count - b.matches.count);
  if (!rarest) return new Int32Array(0);
  const candidates = rarest.matches.docs.subarray(0, rarest.matches.count);
  return candidates.filter((doc) => rest.every(({ matches }) => matches.has(doc)));
}

function union(found: readonly Found[]): Int32Array {
  const docs = new Set<number>();
  for (const { matches } of found)
    for (const doc of matches.docs.subarray(0, matches.count)) docs.add(doc);
  return Int32Array.from(docs);
}

interface Criterion {
  /** Values run from 0 to below this. */
  span: number;
  value(row: number, doc: number): number;
}

function sumOver(
  found: readonly Found[],
  doc: number,
  of: (matches: WordMatches) => number,
): number {
  let sum = 0;
  for (const { matches } of found) if (matches.has(doc)) sum += of(matches);
  return sum;
}

function attributeValue(found: readonly Found[], doc: number): number {
  const ranks = sumOver(found, doc, (matches) => (matches.place[doc] ?? 0) >>> 16);
  const places = sumOver(found, doc, (matches) => (matches.place[doc] ?? 0) & 65_535);
  return Math.min(ranks, 255) * 1024 + Math.min(places, 1023);
}

function criterion(
  name: string,
  found: readonly Found[],
  near: Int32Array | null,
): Criterion | null {
  switch (name) {
    case 'typo':
      return { span: 32, value: (_, doc) => sumOver(found, doc, (one) => one.typos[doc] ?? 0) };
    case 'words':
      return { span: 32, value: (_, doc) => found.length - sumOver(found, doc, () => 1) };
    case 'proximity':
      return near ? { span: 128, value: (row) => near[row] ?? 0 } : null;
    case 'attribute':
      return { span: 262_144, value: (_, doc) => attributeValue(found, doc) };
    case 'exact':
      return {
        span: 32,
        value: (_, doc) => found.length - sumOver(found, doc, (one) => one.exact[doc] ?? 0),
      };
    default:
      return null;
  }
}

/** Folds the criteria into one number a document; the first criterion weighs most. */
function scoresOf(docs: Int32Array, criteria: readonly Criterion[]): Float64Array {
  const scores = new Float64Array(docs.length);
  for (const { span, value } of criteria)
    for (let row = 0; row < docs.length; row++)
      scores[row] = Number(scores[row]) * span + Math.min(value(row, docs[row] ?? 0), span - 1);
  return scores;
}

/** Finds the documents of `mask` that hold every required word, and ranks how well they do. */
export function matchWords(
  context: IndexContext,
  words: readonly QueryWord[],
  mask: Uint8Array,
): Matched {
  const { view, textRules: rules } = context;
  const found = words.map((word): Found => {
    const alternatives = alternativesFor(view.postings, word);
    return { word, alternatives, matches: matchWord(alternatives, mask, rules) };
  });
  const required = found.filter(({ word }) => !word.optional);
  const docs = required.length > 0 ? intersection(required) : union(found);
  const wantsNear = words.length > 1 && context.textual.includes('proximity');
  const near = wantsNear
    ? proximities(
        found.map((one) => one.alternatives),
        docs,
        { size: mask.length, rules },
      )
    : null;
  const criteria = context.textual.flatMap((name) => criterion(name, found, near) ?? []);
  const typos = Uint8Array.from(docs, (doc) => sumOver(found, doc, (one) => one.typos[doc] ?? 0));
  return { docs, scores: scoresOf(docs, criteria), typos };
}

/** Keeps the rows that pass a test on their number of typing errors. */
export function keepByTypos(matched: Matched, keep: (typos: number) => boolean): Matched {
  const { typos, scores } = matched;
  if (!typos || !scores) return matched;
  const rows = [...matched.docs.keys()].filter((row) => keep(typos[row] ?? 0));
  return {
    docs: Int32Array.from(rows, (row) => matched.docs[row] ?? 0),
    scores: Float64Array.from(rows, (row) => scores[row] ?? 0),
    typos: Uint8Array.from(rows, (row) => typos[row] ?? 0),
  };
}
