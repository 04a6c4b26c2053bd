import type { PostingSlice } from '../index/postings.ts';
import type { Alternative } from '../query/expand.ts';
import type { TextRules } from '../query/scope.ts';

/** What `typos` holds for a document without the word. */
export const UNMATCHED = 255;

/** Which documents hold one query word, and how well. Arrays run by document number. */
export class WordMatches {
  /** Errors of the best match, 255 for none. */
  readonly typos: Uint8Array;
  /** Attribute rank * 65536 + place in it, of the best match. */
  readonly place: Int32Array;
  readonly exact: Uint8Array;
  /** The documents found, in no order. */
  readonly docs: Int32Array;
  count = 0;

  constructor(size: number) {
    this.typos = new Uint8Array(size).fill(UNMATCHED);
    this.place = new Int32Array(size);
    this.exact = new Uint8Array(size);
    this.docs = new Int32Array(size);
  }
}

/** The rank of each column for this kind of match, -1 where it may not match. */
export function ranksFor(rules: TextRules, kind: Alternative['kind']): Int32Array {
  const forbidden = kind === 'typo' ? rules.noTypos : kind === 'prefix' ? rules.noPrefix : null;
  return rules.rank.map((rank, column) => (forbidden?.[column] === 1 ? -1 : rank));
}

interface Pass {
  mask: Uint8Array;
  ranks: Int32Array;
  ordered: Uint8Array;
  typos: number;
  exact: 0 | 1;
}

/** Notes one place of the word, unless a better one is known. */
function note(matches: WordMatches, doc: number, at: { place: number; pass: Pass }): void {
  const { pass, place } = at;
  const { exact } = pass;
  const before = matches.typos[doc];
  if (before === UNMATCHED) {
    matches.typos[doc] = pass.typos;
    matches.place[doc] = place;
    matches.exact[doc] = exact;
    matches.docs[matches.count++] = doc;
  } else if (before === pass.typos) {
    if (place < (matches.place[doc] ?? 0)) matches.place[doc] = place;
    if (exact === 1) matches.exact[doc] = 1;
  }
}

function matchSlice(matches: WordMatches, slice: PostingSlice, pass: Pass): void {
  const { docs, places, to, stale } = slice;
  const { mask, ranks, ordered } = pass;
  const at = { place: 0, pass };
  for (let row = slice.from; row < to; row++) {
    const doc = docs[row] ?? 0;
    if (mask[doc] !== 1 || (stale !== null && stale[doc] === 1)) continue;
    const place = places[row] ?? 0;
    const column = place >>> 16;
    const rank = ranks[column] ?? -1;
    if (rank < 0) continue;
    at.place = rank * 65_536 + (ordered[column] === 1 ? place & 65_535 : 0);
    note(matches, doc, at);
  }
}

/** Finds one query word among the documents of `mask`. Alternatives come fewest errors first. */
export function matchWord(
  alternatives: readonly Alternative[],
  mask: Uint8Array,
  rules: TextRules,
): WordMatches {
  const matches = new WordMatches(mask.length);
  for (const { kind, slices, typos } of alternatives) {
    const exact = kind === 'exact' ? 1 : 0;
    const pass = {
      mask,
      ranks: ranksFor(rules, kind),
      ordered: rules.ordered,
      typos,
      exact,
    } as const;
    for (const slice of slices) matchSlice(matches, slice, pass);
  }
  return matches;
}
