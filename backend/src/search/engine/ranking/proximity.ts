import type { TextRules } from '../index/context.ts';
import type { Alternative } from '../query/expand.ts';
import { ranksFor } from './word-matches.ts';

/** The greatest distance of two words, also of words in different attributes. */
const FAR = 8;

/** The places of one word per found document, as linked lists: `head` by row, `next` and `place` by link. */
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

/** The distance from one place to the other; words in the wrong order are one further apart. */
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
