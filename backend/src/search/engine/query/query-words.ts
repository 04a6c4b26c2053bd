import stopWords from '../../../../data/search/stop-words.json' with { type: 'json' };
import { splitWords, tokenize } from '../index/text.ts';
import type { Synonyms } from '../settings/synonyms.ts';
import type { IndexSettings, RawParams } from '../types.ts';
import type { QueryWord } from './expand.ts';
import { paramReader, stringList } from './params.ts';

/** English words that say nothing of what is looked for. */
const ENGLISH = new Set(stopWords);

/** True for a common word of English, folded as the index folds words. */
const isStopWord = (word: string): boolean => ENGLISH.has(word);

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

/** How many words are taken away at most. */
const MAX_REMOVED = 5;

/** A shorter or looser form of a query: its words, and which of the first or last ones it lacks. */
export interface Relaxation {
  words: QueryWord[];
  removed: { first: number; last: number };
}

/** The forms of a query to be tried one after the other while nothing is found. */
export function* relaxations(words: readonly QueryWord[], removal: string): Generator<Relaxation> {
  if (removal === 'allOptional')
    yield {
      words: words.map((word) => ({ ...word, optional: true })),
      removed: { first: 0, last: 0 },
    };
  const most = Math.min(MAX_REMOVED, words.length - 1);
  for (let count = 1; count <= most; count++) {
    if (removal === 'lastWords')
      yield { words: words.slice(0, -count), removed: { first: 0, last: count } };
    if (removal === 'firstWords')
      yield { words: words.slice(count), removed: { first: count, last: 0 } };
  }
}

/** A query with the words marked that were taken away. */
export function markRemoved(query: string, { first, last }: Relaxation['removed']): string {
  const tokens = tokenize(query);
  let marked = '';
  let from = 0;
  for (const [place, { start, end }] of tokens.entries()) {
    if (place >= first && place < tokens.length - last) continue;
    marked += `${query.slice(from, start)}<em>${query.slice(start, end)}</em>`;
    from = end;
  }
  return marked + query.slice(from);
}

/** How a query is read: typing errors by word length, which words are prefixes or optional. */
export type QueryRules = ReturnType<typeof queryRules>;

/** Whether a rule that is made for languages is for English: the only one whose words are known here. */
function isForEnglish(value: unknown, name: string, queryLanguages: unknown): boolean {
  if (value === false || value === 'false') return false;
  const isOn = value === true || value === 'true';
  const languages = stringList(isOn ? queryLanguages : value, isOn ? 'queryLanguages' : name);
  return languages?.includes('en') ?? isOn;
}

/** Reads the rules from the request and the settings (400 on a wrong value). */
export function queryRules(raw: RawParams, settings: IndexSettings) {
  const { get, list, option, flag, wholeNumber } = paramReader(raw, settings);
  const optional = new Set((list('optionalWords') ?? []).flatMap(splitWords));
  const forEnglish = (name: string) => isForEnglish(get(name), name, get('queryLanguages'));
  return {
    typoTolerance: option('typoTolerance', ['true', 'false', 'min', 'strict']),
    oneTypoFrom: wholeNumber('minWordSizefor1Typo', 4),
    twoTyposFrom: wholeNumber('minWordSizefor2Typos', 8),
    numericTypos: flag('allowTyposOnNumericTokens', true),
    queryType: option('queryType', ['prefixLast', 'prefixAll', 'prefixNone']),
    isOptional: (word: string) => optional.has(word),
    removal: option('removeWordsIfNoResults', ['none', 'lastWords', 'firstWords', 'allOptional']),
    ignorePlurals: forEnglish('ignorePlurals'),
    removeStopWords: forEnglish('removeStopWords'),
  };
}

function maxTypos(word: string, rules: QueryRules): number {
  if (rules.typoTolerance === 'false') return 0;
  if (!rules.numericTypos && /^\d+$/.test(word)) return 0;
  if (word.length >= rules.twoTyposFrom) return 2;
  return word.length >= rules.oneTypoFrom ? 1 : 0;
}

/** How many words of a query are looked at. */
const MAX_WORDS = 20;

/** The words of a query as they are to be matched. `synonyms` gives the words that mean the same. */
export function readQuery(query: string, rules: QueryRules, synonyms: Synonyms): QueryWord[] {
  const list = splitWords(query).slice(0, MAX_WORDS);
  const queryWords = list.map((text, place): QueryWord => {
    const isPrefix =
      rules.queryType === 'prefixAll' ||
      (rules.queryType === 'prefixLast' && place === list.length - 1);
    return {
      text,
      prefix: isPrefix,
      optional: rules.isOptional(text),
      maxTypos: maxTypos(text, rules),
      synonyms: [...synonyms(text), ...(rules.ignorePlurals ? otherNumber(text) : [])],
    };
  });
  if (!rules.removeStopWords) return queryWords;
  return queryWords.filter(({ text, prefix }) => prefix || !isStopWord(text));
}

/** The longest phrase of a query that is looked for among the synonyms, in words. */
const MAX_PHRASE_WORDS = 4;

/** A phrase of a query that has synonyms: the words from `from` to before `to`. */
interface Phrase {
  from: number;
  to: number;
  text: string;
  meanings: readonly string[];
}

function toPhrases(queryWords: readonly QueryWord[], synonyms: Synonyms): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < queryWords.length; from++) {
    for (let to = from + 2; to <= Math.min(queryWords.length, from + MAX_PHRASE_WORDS); to++) {
      const parts = queryWords.slice(from, to).map((word) => word.text);
      const text = parts.join(' ');
      const meanings = synonyms(text);
      if (meanings.length > 0) phrases.push({ from, to, text, meanings });
    }
  }
  return phrases;
}

/**
 * A query whose phrases have synonyms: `variants` take a phrase for one word of that meaning,
 * `marked` are the query's own words, which a meaning of their phrase counts for in highlights.
 */
export function withPhrases(
  queryWords: QueryWord[],
  synonyms: Synonyms,
): { variants: QueryWord[][]; marked: QueryWord[] } {
  const phrases = toPhrases(queryWords, synonyms);
  const variants = phrases.map(({ from, to, text, meanings }) => {
    const phrase = { text, prefix: false, optional: false, maxTypos: 0, synonyms: meanings };
    return [...queryWords.slice(0, from), phrase, ...queryWords.slice(to)];
  });
  const marked = queryWords.map((word, place) => {
    const own = phrases.filter(({ from, to }) => from <= place && place < to);
    return { ...word, synonyms: [...word.synonyms, ...own.flatMap(({ meanings }) => meanings)] };
  });
  return { variants, marked };
}
