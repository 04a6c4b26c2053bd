import { findPhrase } from './phrases.ts';
import type { PostingSlice, Postings } from './postings.ts';
import { typoRanges } from './terms.ts';

/** One word of a query and how freely it may be matched. */
export interface QueryWord {
  text: string;
  prefix: boolean;
  optional: boolean;
  maxTypos: number;
  /** Other words, or phrases of words, that count as this one without an error. */
  synonyms: readonly string[];
}

/** Words of the index that match a query word, all with the same number of errors. */
export interface Alternative {
  slices: PostingSlice[];
  typos: number;
  kind: 'exact' | 'prefix' | 'typo';
}

const CACHED_WORDS = 2000;
const LONGEST_TYPO_WORD = 60;
const cache = new WeakMap<Postings, Map<string, Alternative[]>>();

function baseTypos(postings: Postings, word: QueryWord): Alternative[] {
  const known = cache.get(postings) ?? new Map<string, Alternative[]>();
  cache.set(postings, known);
  const key = `${word.text} ${word.maxTypos} ${word.prefix}`;
  const cached = known.get(key);
  if (cached) return cached;
  const ranges = typoRanges(postings.terms, word.text, { max: word.maxTypos, prefix: word.prefix });
  const found: Alternative[] = [];
  for (let typos = 1; typos <= word.maxTypos; typos++) {
    const slices = ranges
      .filter((range) => range.typos === typos)
      .map((range) => postings.slice(range.from, range.to));
    if (slices.length > 0) found.push({ slices, typos, kind: 'typo' });
  }
  if (known.size >= CACHED_WORDS) known.clear();
  known.set(key, found);
  return found;
}

function addedTypos(postings: Postings, word: QueryWord): Alternative[] {
  const terms = postings.addedTerms;
  const ranges = typoRanges(terms, word.text, { max: word.maxTypos, prefix: word.prefix });
  return ranges
    .filter((range) => range.typos > 0)
    .map((range) => ({
      slices: terms.slice(range.from, range.to).map((term) => postings.addedSlice(term)),
      typos: range.typos,
      kind: 'typo' as const,
    }));
}

/** The outdated rows of a cached slice change with every write: ask for them anew. */
function fresh(postings: Postings, alternatives: Alternative[]): Alternative[] {
  const { stale } = postings.slice(0, 0);
  return alternatives.map((one) => ({
    ...one,
    slices: one.slices.map((slice) => ({ ...slice, stale })),
  }));
}

/** What matches a query word, fewest errors first, exact words before longer ones. */
export function alternativesFor(postings: Postings, word: QueryWord): Alternative[] {
  const found: Alternative[] = [
    { slices: postings.find(word.text, false), typos: 0, kind: 'exact' },
    ...word.synonyms.map((synonym) => ({
      slices: findPhrase(postings, synonym.split(' ')),
      typos: 0,
      kind: 'exact' as const,
    })),
  ];
  if (word.prefix) found.push({ slices: postings.find(word.text, true), typos: 0, kind: 'prefix' });
  if (word.maxTypos > 0 && word.text.length <= LONGEST_TYPO_WORD) {
    const typos = [...fresh(postings, baseTypos(postings, word)), ...addedTypos(postings, word)];
    found.push(...typos.sort((a, b) => a.typos - b.typos));
  }
  return found;
}
