import type { PostingSlice, Postings } from '../index/postings.ts';
import { typoRanges } from '../index/terms.ts';

/** The shortest part that a word is split into: shorter ones stand in any word. */
const SHORTEST_PART = 3;

const isKnown = (postings: Postings, text: string, prefix: boolean): boolean =>
  postings.find(text, prefix).length > 0;

/** Two words that are one in the records: `never full` for Neverfull. */
function joinedAt(given: readonly QueryWord[], at: number, postings: Postings): QueryWord | null {
  const left = given[at];
  const right = given[at + 1];
  if (!left || !right || left.optional || right.optional) return null;
  const text = left.text + right.text;
  if (!isKnown(postings, text, right.prefix)) return null;
  return { ...right, text, maxTypos: 0, synonyms: [] };
}

/** One word that is two in the records: `classicflap` for Classic Flap. */
function splitWord(word: QueryWord, postings: Postings): [QueryWord, QueryWord] | null {
  const { text } = word;
  if (word.optional || isKnown(postings, text, word.prefix)) return null;
  for (let at = SHORTEST_PART; at <= text.length - SHORTEST_PART; at++) {
    const left = text.slice(0, at);
    const right = text.slice(at);
    if (!isKnown(postings, left, false) || !isKnown(postings, right, word.prefix)) continue;
    const part = { ...word, maxTypos: 0, synonyms: [] };
    return [
      { ...part, text: left, prefix: false },
      { ...part, text: right },
    ];
  }
  return null;
}

/** Other ways to read a query, and the words of the records that each of its own words stands for then. */
interface Compounds {
  readonly variants: QueryWord[][];
  readonly meanings: readonly (readonly string[])[];
}

/** Two words of a query read as one, and an unknown word as two. */
export function findCompounds(given: readonly QueryWord[], postings: Postings): Compounds {
  const variants: QueryWord[][] = [];
  const meanings = given.map((): string[] => []);
  for (const [at, word] of given.entries()) {
    const joined = joinedAt(given, at, postings);
    if (joined) {
      variants.push([...given.slice(0, at), joined, ...given.slice(at + 2)]);
      for (const place of [at, at + 1]) meanings[place]?.push(joined.text);
    }
    const split = splitWord(word, postings);
    if (split) {
      variants.push([...given.slice(0, at), ...split, ...given.slice(at + 1)]);
      meanings[at]?.push(...split.map(({ text }) => text));
    }
  }
  return { variants, meanings };
}

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
function findPhrase(postings: Postings, phrase: readonly string[]): PostingSlice[] {
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
const MAX_TYPO_WORD_LENGTH = 60;
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

/** The outdated rows of a cached slice change with every write: request them anew. */
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
  if (word.maxTypos > 0 && word.text.length <= MAX_TYPO_WORD_LENGTH) {
    const typos = [...fresh(postings, baseTypos(postings, word)), ...addedTypos(postings, word)];
    found.push(...typos.sort((a, b) => a.typos - b.typos));
  }
  return found;
}
