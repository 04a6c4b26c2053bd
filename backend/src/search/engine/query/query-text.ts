import stopWords from '../../../../data/search/stop-words.json' with { type: 'json' };
import { words } from '../index/text.ts';

/** English words that say nothing of what is looked for. */
const ENGLISH = new Set(stopWords);

/** True for a common word of English, folded as the index folds words. */
export const isStopWord = (word: string): boolean => ENGLISH.has(word);

const VOWEL_Y = /[^aeiou]y$/;
const HISSING = /(?:s|x|z|ch|sh)$/;

/**
 * The other number of an English word: 'bags' for 'bag', 'bag' for 'bags'; several where the spelling leaves it open.
 */
export function otherNumber(word: string): string[] {
  if (word.length < 3) return [];
  if (word.endsWith('ies') && word.length > 4) return [`${word.slice(0, -3)}y`];
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('ves')) return ['f', 'fe', 've'].map((end) => word.slice(0, -3) + end);
  if (word.endsWith('s') && !word.endsWith('ss')) return [word.slice(0, -1)];
  if (VOWEL_Y.test(word)) return [`${word.slice(0, -1)}ies`];
  if (word.endsWith('f')) return [`${word}s`, `${word.slice(0, -1)}ves`];
  return [HISSING.test(word) ? `${word}es` : `${word}s`];
}

/** One word of a query as it was typed; one in quotes must be met exactly. */
export interface QueryToken {
  text: string;
  quoted: boolean;
}

/** Which signs of a query mean something: quotes around a phrase, a minus before a word. */
export interface QuerySyntax {
  phrases: boolean;
  exclusions: boolean;
}

/** A query taken apart: its words, and what a record must hold, or must not, word after word. */
export interface QueryText {
  tokens: QueryToken[];
  phrases: string[][];
  excluded: string[][];
}

/** A phrase in quotes, a word after a minus that begins it, or anything else. A quote that is alone is nothing. */
const PART = /"([^"]*)"|(?<=^|\s)-([^\s"]+)|[^\s"]+/g;

const plain = (text: string): QueryToken[] =>
  words(text).map((word) => ({ text: word, quoted: false }));

/** Reads a query; signs that mean nothing separate words, as everywhere. */
export function readQueryText(query: string, syntax: QuerySyntax): QueryText {
  const read: QueryText = { tokens: [], phrases: [], excluded: [] };
  const text = syntax.phrases ? query : query.replaceAll('"', ' ');
  for (const [part, phrase, excluded] of text.matchAll(PART)) {
    const list = words(phrase ?? excluded ?? part);
    if (list.length === 0) continue;
    if (phrase !== undefined) {
      read.phrases.push(list);
      read.tokens.push(...list.map((word) => ({ text: word, quoted: true })));
    } else if (excluded !== undefined && syntax.exclusions) read.excluded.push(list);
    else read.tokens.push(...plain(part));
  }
  return read;
}
