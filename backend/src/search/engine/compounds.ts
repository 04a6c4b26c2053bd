import type { QueryWord } from './expand.ts';
import type { Postings } from './postings.ts';

/** The shortest part that a word is split into: shorter ones stand in any word. */
const SHORTEST_PART = 3;

const isKnown = (postings: Postings, text: string, prefix: boolean): boolean =>
  postings.find(text, prefix).length > 0;

/** Two words that are one in the records: `never full` for Neverfull. */
function joinedAt(given: readonly QueryWord[], at: number, postings: Postings): QueryWord | null {
  const [left, right] = [given[at], given[at + 1]];
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
    const [left, right] = [text.slice(0, at), text.slice(at)];
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
export interface Compounds {
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
