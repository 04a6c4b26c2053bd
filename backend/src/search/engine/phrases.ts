import type { PostingSlice, Postings } from './postings.ts';

/** Places are below 2^31, so that document and place fit into one exact number. */
const PLACES = 2 ** 31;

function getKeys(slices: readonly PostingSlice[], back: number): Set<number> {
  const keys = new Set<number>();
  for (const { docs, places, from, to, stale } of slices) {
    for (let at = from; at < to; at++) {
      const doc = Number(docs[at]);
      if (stale?.[doc] !== 1) keys.add(doc * PLACES + Number(places[at]) - back);
    }
  }
  return keys;
}

/** Where the words of a phrase stand one after the other: the places of its first word. */
export function findPhrase(postings: Postings, phrase: readonly string[]): PostingSlice[] {
  const [first, ...rest] = phrase;
  if (first === undefined) return [];
  if (rest.length === 0) return postings.find(first, false);
  let keys = getKeys(postings.find(first, false), 0);
  for (const [place, word] of rest.entries()) {
    const next = getKeys(postings.find(word, false), place + 1);
    keys = new Set([...keys].filter((key) => next.has(key)));
  }
  const docs = Int32Array.from(keys, (key) => Math.floor(key / PLACES));
  const places = Int32Array.from(keys, (key) => key % PLACES);
  return [{ docs, places, from: 0, to: docs.length, stale: null }];
}

/** Marks with `value` the documents that hold a phrase in a column that is searched. */
export function markPhrase(
  mask: Uint8Array,
  value: 0 | 1,
  o: { postings: Postings; phrase: readonly string[]; ranks: Int32Array },
): Uint8Array {
  for (const { docs, places, from, to, stale } of findPhrase(o.postings, o.phrase)) {
    for (let at = from; at < to; at++) {
      const doc = Number(docs[at]);
      const isSearched = Number(o.ranks[Number(places[at]) >>> 16] ?? -1) >= 0;
      if (isSearched && stale?.[doc] !== 1 && doc < mask.length) mask[doc] = value;
    }
  }
  return mask;
}
