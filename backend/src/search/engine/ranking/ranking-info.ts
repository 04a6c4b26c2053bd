import type { JsonObject } from '../types.ts';

/** How well each found document matches the words of a query, per row of `docs`. */
export interface Measures {
  docs: Int32Array;
  typos: Uint8Array;
  matched: Uint8Array;
  exact: Uint8Array;
  ranks: Int32Array;
  places: Int32Array;
  near: Int32Array | null;
  preferred: Int32Array | null;
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
  const { typos, matched, exact, ranks, places, near, preferred } = measures;
  return {
    ...NOTHING,
    nbTypos: Number(typos[row]),
    firstMatchedWord: Number(ranks[row]) * 1000 + Number(places[row]),
    proximityDistance: Number(near?.[row] ?? 0),
    userScore,
    nbExactWords: Number(exact[row]),
    words: Number(matched[row]),
    filters: Number(preferred?.[row] ?? 0),
  };
}
