import { badRequest } from './errors.ts';
import type { QueryWord } from './expand.ts';
import { flag, paramOrSetting, stringList, wholeNumber } from './params.ts';
import { otherNumber } from './plurals.ts';
import type { Synonyms } from './synonyms.ts';
import { words } from './text.ts';
import type { IndexSettings, RawParams } from './types.ts';

/** How a query is read: typing errors by word length, which words are prefixes or optional. */
export interface QueryRules {
  typoTolerance: 'true' | 'false' | 'min' | 'strict';
  oneTypoFrom: number;
  twoTyposFrom: number;
  numericTypos: boolean;
  withoutTypos: ReadonlySet<string>;
  queryType: string;
  optional: ReadonlySet<string>;
  removeWords: string;
  ignorePlurals: boolean;
}

const QUERY_TYPES = ['prefixLast', 'prefixAll', 'prefixNone'];
const REMOVALS = ['none', 'lastWords', 'firstWords', 'allOptional'];

function oneOf(value: unknown, name: string, allowed: readonly string[]): string {
  const text = value === undefined || value === null ? (allowed[0] ?? '') : String(value);
  if (allowed.includes(text)) return text;
  throw badRequest(`Invalid value for "${name}" parameter, expected one of ${allowed.join(', ')}`);
}

function typoToleranceOf(value: unknown): QueryRules['typoTolerance'] {
  const text = oneOf(value, 'typoTolerance', ['true', 'false', 'min', 'strict']);
  return text === 'false' || text === 'min' || text === 'strict' ? text : 'true';
}

/** True, or a list of languages with English in it. */
function ignoresPlurals(value: unknown): boolean {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  return stringList(value, 'ignorePlurals')?.includes('en') ?? false;
}

/** Reads the rules from the request and the settings (400 on a wrong value). */
export function queryRules(raw: RawParams, settings: IndexSettings): QueryRules {
  const get = (name: string) => paramOrSetting(raw, settings, name);
  const optional = stringList(get('optionalWords'), 'optionalWords') ?? [];
  return {
    typoTolerance: typoToleranceOf(get('typoTolerance')),
    oneTypoFrom: wholeNumber(get('minWordSizefor1Typo'), 'minWordSizefor1Typo', 4),
    twoTyposFrom: wholeNumber(get('minWordSizefor2Typos'), 'minWordSizefor2Typos', 8),
    numericTypos: flag(get('allowTyposOnNumericTokens'), true),
    withoutTypos: new Set((settings.disableTypoToleranceOnWords ?? []).flatMap(words)),
    queryType: oneOf(get('queryType'), 'queryType', QUERY_TYPES),
    optional: new Set(optional.flatMap(words)),
    removeWords: oneOf(get('removeWordsIfNoResults'), 'removeWordsIfNoResults', REMOVALS),
    ignorePlurals: ignoresPlurals(get('ignorePlurals')),
  };
}

function maxTypos(word: string, rules: QueryRules): number {
  if (rules.typoTolerance === 'false' || rules.withoutTypos.has(word)) return 0;
  if (!rules.numericTypos && /^\d+$/.test(word)) return 0;
  if (word.length >= rules.twoTyposFrom) return 2;
  return word.length >= rules.oneTypoFrom ? 1 : 0;
}

/** How many words of a query are looked at. */
const MAX_WORDS = 20;

/** The words of a query as they are to be matched. `synonyms` gives the words that mean the same. */
export function queryWords(query: string, rules: QueryRules, synonyms: Synonyms): QueryWord[] {
  const list = words(query).slice(0, MAX_WORDS);
  return list.map((text, place) => ({
    text,
    prefix:
      rules.queryType === 'prefixAll' ||
      (rules.queryType === 'prefixLast' && place === list.length - 1),
    optional: rules.optional.has(text),
    maxTypos: maxTypos(text, rules),
    synonyms: [...synonyms(text), ...(rules.ignorePlurals ? otherNumber(text) : [])],
  }));
}

/** The longest phrase of a query that is looked for among the synonyms, in words. */
const LONGEST_PHRASE = 4;

/** A phrase of a query that has synonyms: the words from `from` to before `to`. */
interface Phrase {
  from: number;
  to: number;
  text: string;
  meanings: readonly string[];
}

function phrasesOf(given: readonly QueryWord[], synonyms: Synonyms): Phrase[] {
  const phrases: Phrase[] = [];
  for (let from = 0; from < given.length; from++) {
    for (let to = from + 2; to <= Math.min(given.length, from + LONGEST_PHRASE); to++) {
      const parts = given.slice(from, to).map((word) => word.text);
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
  given: QueryWord[],
  synonyms: Synonyms,
): { variants: QueryWord[][]; marked: QueryWord[] } {
  const phrases = phrasesOf(given, synonyms);
  const variants = phrases.map(({ from, to, text, meanings }) => {
    const phrase = { text, prefix: false, optional: false, maxTypos: 0, synonyms: meanings };
    return [...given.slice(0, from), phrase, ...given.slice(to)];
  });
  const marked = given.map((word, place) => {
    const own = phrases.filter(({ from, to }) => from <= place && place < to);
    return { ...word, synonyms: [...word.synonyms, ...own.flatMap(({ meanings }) => meanings)] };
  });
  return { variants, marked };
}
