/** The first place in a sorted list whose string is not below `word`. */
export function lowerBound(terms: readonly string[], word: string): number {
  let lo = 0;
  let hi = terms.length;
  while (lo < hi) {
    const middle = (lo + hi) >>> 1;
    if ((terms[middle] ?? '') < word) lo = middle + 1;
    else hi = middle;
  }
  return lo;
}

/** The first place at or after `start` whose string does not begin with `prefix`. */
export function prefixEnd(terms: readonly string[], prefix: string, start: number): number {
  let step = 1;
  let lo = start;
  while (lo + step < terms.length && terms[lo + step]?.startsWith(prefix)) {
    lo += step;
    step *= 2;
  }
  let hi = Math.min(terms.length, lo + step);
  while (lo < hi) {
    const middle = (lo + hi) >>> 1;
    if (terms[middle]?.startsWith(prefix)) lo = middle + 1;
    else hi = middle;
  }
  return lo;
}

/** The words numbered `from` to before `to` lie `typos` typing errors away. */
export interface TypoRange {
  from: number;
  to: number;
  typos: number;
}

const LONGEST = 64;
const EMPTY = new Uint8Array();

/** One row of edit distances per character of the current term. Reused buffers; walks do not overlap. */
let rows: Uint8Array[] = [];

function createRows(length: number): Uint8Array[] {
  if ((rows[0]?.length ?? 0) <= length)
    rows = Array.from({ length: LONGEST + 1 }, () => new Uint8Array(Math.max(LONGEST, length) + 1));
  for (let at = 0; at <= length; at++) (rows[0] ?? EMPTY)[at] = at;
  return rows;
}

function sharedLength(a: string, b: string): number {
  const limit = Math.min(a.length, b.length, LONGEST);
  let at = 0;
  while (at < limit && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at;
}

interface Walk {
  word: string;
  table: Uint8Array[];
  /** Per row: the least distance of `word` to any beginning of the term up to that character. */
  best: Uint8Array;
}

/** Fills the row of character `depth` of `term`; returns the least distance in it. */
function fillRow(walk: Walk, term: string, depth: number): number {
  const { word } = walk;
  const row = walk.table[depth] ?? EMPTY;
  const above = walk.table[depth - 1] ?? EMPTY;
  const twoAbove = walk.table[depth - 2] ?? EMPTY;
  const char = term.charCodeAt(depth - 1);
  const charBefore = depth > 1 ? term.charCodeAt(depth - 2) : -1;
  row[0] = depth;
  let least = depth;
  for (let at = 1; at <= word.length; at++) {
    const mine = word.charCodeAt(at - 1);
    const replaced = Number(above[at - 1]) + (mine === char ? 0 : 1);
    let cost = Math.min(Number(above[at]) + 1, Number(row[at - 1]) + 1, replaced);
    if (mine === charBefore && at > 1 && word.charCodeAt(at - 2) === char)
      cost = Math.min(cost, Number(twoAbove[at - 2]) + 1);
    row[at] = cost;
    if (cost < least) least = cost;
  }
  walk.best[depth] = Math.min(Number(walk.best[depth - 1]), Number(row[word.length]));
  return least;
}

/**
 * Creates a function that computes the edit distance of terms to `word`. The first `known` characters of a term equal
 * those of the previous one. `depth` is the number of characters compared: all, or if `isBeyondMax` as many as it took.
 */
function createDistance(word: string, { max, prefix }: { max: number; prefix: boolean }) {
  const table = createRows(word.length);
  const best = new Uint8Array(LONGEST + 1);
  best[0] = 255;
  const walk = { word, table, best };
  return (term: string, known: number) => {
    const length = Math.min(term.length, LONGEST);
    let depth = known;
    let isBeyondMax = false;
    while (depth < length && !isBeyondMax) {
      isBeyondMax = fillRow(walk, term, ++depth) > max;
    }
    const whole = isBeyondMax ? 255 : Number(table[depth]?.[word.length]);
    const distance = prefix ? Number(best[depth]) : whole;
    // A different first character counts as one more typo.
    const isSameFirst = distance === 0 || term.charCodeAt(0) === word.charCodeAt(0);
    return { depth, isBeyondMax, typos: isSameFirst ? distance : distance + 1 };
  };
}

/**
 * The words of a sorted list within `max` typing errors (insert, delete, replace, swap) of `word`,
 * or with a beginning within them. A wrong first character counts as two. Walks the list as a tree:
 * the rows of a shared beginning are reused, and a beginning beyond `max` is skipped with all its words.
 */
export function typoRanges(
  terms: readonly string[],
  word: string,
  options: { max: number; prefix: boolean },
): TypoRange[] {
  const measure = createDistance(word, options);
  const found: TypoRange[] = [];
  const firstChar = word.slice(0, 1);
  const sameFirst = options.max < 2;
  let at = sameFirst ? lowerBound(terms, firstChar) : 0;
  const end = sameFirst ? prefixEnd(terms, firstChar, at) : terms.length;
  let before = '';
  let count = 0;
  while (at < end) {
    const term = terms[at] ?? '';
    const { depth, isBeyondMax, typos } = measure(
      term,
      Math.min(count, sharedLength(before, term)),
    );
    const next = isBeyondMax
      ? Math.max(at + 1, prefixEnd(terms, term.slice(0, depth), at))
      : at + 1;
    if (typos <= options.max) found.push({ from: at, to: next, typos });
    before = term;
    count = depth;
    at = next;
  }
  return found;
}
