import { typoRanges } from '../index/terms.ts';
import { fold, tokenize } from '../index/text.ts';
import type { QueryWord } from './expand.ts';

/** How a text is marked. */
export interface Marker {
  words: readonly QueryWord[];
  before: string;
  after: string;
}

export interface Highlight {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

/** How many chars of the raw word stand for the first `length` folded ones. */
function rawLength(raw: string, length: number): number {
  let at = 0;
  for (const char of raw) {
    if (fold(raw.slice(0, at)).length >= length && fold(char) !== '') break;
    at += char.length;
  }
  return at;
}

/** How much of a word a query word marks: all of it, its typed beginning, or nothing (0). */
function markedLength(text: string, raw: string, word: QueryWord): number {
  if (text === word.text || isOfSynonym(text, word)) return raw.length;
  if (word.prefix && text.startsWith(word.text)) return rawLength(raw, word.text.length);
  if (word.maxTypos === 0) return 0;
  return isTypo(text, word) ? raw.length : 0;
}

function isOfSynonym(text: string, word: QueryWord): boolean {
  return word.synonyms.some((synonym) => synonym.split(' ').includes(text));
}

const known = new WeakMap<QueryWord, Map<string, boolean>>();

function isTypo(text: string, word: QueryWord): boolean {
  if (text.length + word.maxTypos < word.text.length) return false;
  if (!word.prefix && text.length > word.text.length + word.maxTypos) return false;
  const results = known.get(word) ?? new Map<string, boolean>();
  known.set(word, results);
  const result =
    results.get(text) ??
    typoRanges([text], word.text, { max: word.maxTypos, prefix: word.prefix }).length > 0;
  results.set(text, result);
  return result;
}

function markText(text: string, marker: Marker) {
  const matched = new Set<string>();
  let value = '';
  let from = 0;
  let chars = 0;
  let allChars = 0;
  for (const token of tokenize(text)) {
    const raw = text.slice(token.start, token.end);
    allChars += raw.length;
    let length = 0;
    for (const word of marker.words) {
      const mine = markedLength(token.text, raw, word);
      if (mine > 0) matched.add(word.text);
      length = Math.max(length, mine);
    }
    if (length === 0) continue;
    chars += length;
    const end = token.start + length;
    value += `${text.slice(from, token.start)}${marker.before}${text.slice(token.start, end)}${marker.after}`;
    from = end;
  }
  return { value: value + text.slice(from), matched, chars, allChars };
}

/** A text with the query's words marked, and how many of them it holds. */
export function highlightText(text: string, marker: Marker): Highlight {
  if (marker.words.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const { value, matched, chars, allChars } = markText(text, marker);
  const matchedWords = [...new Set(marker.words.map(({ text: word }) => word))].filter((word) =>
    matched.has(word),
  );
  if (matchedWords.length === 0) return { value, matchLevel: 'none', matchedWords };
  const full = marker.words.every((word) => matched.has(word.text));
  return {
    value,
    matchLevel: full ? 'full' : 'partial',
    fullyHighlighted: chars === allChars,
    matchedWords,
  };
}

/** Shows every text and number of a value; lists and objects keep their shape, null is left out. */
export function showTexts(value: unknown, show: (text: string) => object): unknown {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value))
    return value.map((item) => showTexts(item, show)).filter((item) => item !== undefined);
  if (typeof value === 'object') {
    const entries = Object.entries(value).map(
      ([key, item]) => [key, showTexts(item, show)] as const,
    );
    return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
  }
  return show(String(value));
}

/** The part of a text around its first mark, at most `size` words, with the words marked. */
export function snippetText(
  text: string,
  marker: Marker,
  options: { size: number; ellipsis: string },
): {
  value: string;
  matchLevel: Highlight['matchLevel'];
} {
  const tokens = tokenize(text);
  const hit = tokens.findIndex((token) =>
    marker.words.some(
      (word) => markedLength(token.text, text.slice(token.start, token.end), word) > 0,
    ),
  );
  const first = Math.max(
    0,
    Math.min(hit < 0 ? 0 : hit - Math.floor(options.size / 3), tokens.length - options.size),
  );
  const last = Math.min(tokens.length, first + options.size) - 1;
  const start = first === 0 ? 0 : (tokens[first]?.start ?? 0);
  const end = last >= tokens.length - 1 ? text.length : (tokens[last]?.end ?? text.length);
  const { value, matchLevel } = highlightText(text.slice(start, end), marker);
  const before = start > 0 ? options.ellipsis : '';
  const after = end < text.length ? options.ellipsis : '';
  return { value: `${before}${value}${after}`, matchLevel };
}
