import { typoRanges } from '../index/terms.ts';
import { fold, tokenize } from '../index/text.ts';
import type { IndexSettings, RawParams } from '../types.ts';
import type { QueryWord } from './expand.ts';
import { paramOrSetting } from './params.ts';

/** The words to highlight in a text, and the tags around them. */
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

/** The number of characters of the raw word for the first `length` folded ones. */
function rawLength(raw: string, length: number): number {
  let at = 0;
  for (const char of raw) {
    if (fold(raw.slice(0, at)).length >= length && fold(char) !== '') break;
    at += char.length;
  }
  return at;
}

/** How many characters of a word a query word highlights: all, those of its prefix, or none. */
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

interface Marked {
  value: string;
  matched: Set<string>;
  chars: number;
  allChars: number;
}

function markText(text: string, marker: Marker): Marked {
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

/** A text with the query's words highlighted, and which of them it contains. */
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

/** The words of a query with the tags that a request or an index sets. */
export function createMarker(
  words: readonly QueryWord[],
  raw: RawParams,
  settings: IndexSettings,
): Marker {
  return {
    words,
    before: String(paramOrSetting(raw, settings, 'highlightPreTag') ?? '<em>'),
    after: String(paramOrSetting(raw, settings, 'highlightPostTag') ?? '</em>'),
  };
}

/** Highlights every text and number of a value. Lists and objects keep their shape; null is omitted. */
export function highlightTexts(value: unknown, marker: Marker): unknown {
  if (value === null || value === undefined) return undefined;
  if (Array.isArray(value))
    return value.map((item) => highlightTexts(item, marker)).filter((item) => item !== undefined);
  if (typeof value !== 'object') return highlightText(String(value), marker);
  const entries = Object.entries(value).map(
    ([key, item]) => [key, highlightTexts(item, marker)] as const,
  );
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}
