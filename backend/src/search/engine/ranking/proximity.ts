import type { Alternative } from '../query/expand.ts';
import type { TextRules } from '../query/scope.ts';
import type { JsonObject } from '../types.ts';
import { ranksFor } from './word-matches.ts';

/** How well each found document matches the words of a query, per row of `docs`. */
export interface Measures {
  docs: Int32Array;
  typos: Uint8Array;
  matched: Uint8Array;
  exact: Uint8Array;
  ranks: Int32Array;
  places: Int32Array;
  near: Int32Array | null;
}

const NOTHING = {
  promoted: false,
  nbTypos: 0,
  firstMatchedWord: 0,
  proximityDistance: 0,
  geoDistance: 0,
  geoPrecision: 1,
  nbExactWords: 0,
  words: 0,
  filters: 0,
};

/** `_rankingInfo` of a document: the criteria of its place. `userScore` is better the higher it is. */
export function rankingInfo(doc: number, measures: Measures | null, userScore: number): JsonObject {
  const row = measures === null ? -1 : measures.docs.indexOf(doc);
  if (measures === null || row < 0) return { ...NOTHING, userScore };
  const { typos, matched, exact, ranks, places, near } = measures;
  return {
    ...NOTHING,
    nbTypos: Number(typos[row]),
    firstMatchedWord: Number(ranks[row]) * 1000 + Number(places[row]),
    proximityDistance: Number(near?.[row] ?? 0),
    userScore,
    nbExactWords: Number(exact[row]),
    words: Number(matched[row]),
  };
}

/** The distance of two words that do not stand near each other, or not in the same attribute. */
export const FAR = 8;

/** The places of one word per found document, as chains: `head` by row, `next` and `place` by link. */
interface Chains {
  head: Int32Array;
  next: number[];
  place: number[];
}

function getChains(
  alternatives: readonly Alternative[],
  rows: Int32Array,
  o: { count: number; rules: TextRules },
): Chains {
  const chains: Chains = { head: new Int32Array(o.count).fill(-1), next: [], place: [] };
  for (const { slices, kind } of alternatives) {
    const ranks = ranksFor(o.rules, kind);
    for (const { docs, places, from, to, stale } of slices) {
      for (let at = from; at < to; at++) {
        const doc = docs[at] ?? 0;
        const row = rows[doc] ?? -1;
        const place = places[at] ?? 0;
        if (row < 0 || stale?.[doc] === 1 || Number(ranks[place >>> 16]) < 0) continue;
        chains.next.push(chains.head[row] ?? -1);
        chains.head[row] = chains.place.length;
        chains.place.push(place);
      }
    }
  }
  return chains;
}

/** The distance from one place to the other; in the wrong order words stand one further apart. */
function distance(place: number, other: number): number {
  if (other >>> 16 !== place >>> 16) return FAR;
  return other > place ? other - place : 1 + place - other;
}

function nearest(a: Chains, b: Chains, row: number): number {
  let least = FAR;
  for (let one = a.head[row] ?? -1; one >= 0; one = a.next[one] ?? -1)
    for (let two = b.head[row] ?? -1; two >= 0; two = b.next[two] ?? -1)
      least = Math.min(least, distance(a.place[one] ?? 0, b.place[two] ?? 0));
  return least;
}

/** Per found document, the sum of the distances of each query word to the next, 1 to 8 a pair. */
export function proximities(
  words: readonly (readonly Alternative[])[],
  docs: Int32Array,
  scope: { size: number; rules: TextRules },
): Int32Array {
  const sums = new Int32Array(docs.length);
  const rows = new Int32Array(scope.size).fill(-1);
  for (const [row, doc] of docs.entries()) rows[doc] = row;
  const count = docs.length;
  let before: Chains | null = null;
  for (const alternatives of words) {
    const chains = getChains(alternatives, rows, { count, rules: scope.rules });
    if (before)
      for (let row = 0; row < count; row++)
        sums[row] = Number(sums[row]) + nearest(before, chains, row);
    before = chains;
  }
  return sums;
}
