import { badRequest } from '../errors.ts';
import { words } from '../index/text.ts';
import type { Synonyms } from '../settings/synonyms.ts';
import type { IndexSettings, RawParams } from '../types.ts';
import type { QueryWord } from './expand.ts';
import { flag, paramOrSetting, stringList, wholeNumber } from './params.ts';
import { isStopWord, pluralsOrSingulars } from './query-text.ts';

/** How a query is parsed: typos by word length, prefixes, optional words. */
export interface QueryRules {
  typoTolerance: 'true' | 'false' | 'min' | 'strict';
  oneTypoFrom: number;
  twoTyposFrom: number;
  numericTypos: boolean;
  withoutTypos: ReadonlySet<string>;
  queryType: string;
  optional: ReadonlySet<string>;
  /** Makes all words optional if no record has them all. */
  isRelaxed: boolean;
  ignorePlurals: boolean;
  removeStopWords: boolean;
}

const QUERY_TYPES = ['prefixLast', 'prefixAll', 'prefixNone'];
const REMOVALS = ['none', 'lastWords', 'firstWords', 'allOptional'];

function checkOption(value: unknown, name: string, allowed: readonly string[]): string {
  const text = value === undefined || value === null ? (allowed[0] ?? '') : String(value);
  if (allowed.includes(text)) return text;
  throw badRequest(`Invalid value for "${name}" parameter, expected one of ${allowed.join(', ')}`);
}

function parseTypoTolerance(value: unknown): QueryRules['typoTolerance'] {
  const text = checkOption(value, 'typoTolerance', ['true', 'false', 'min', 'strict']);
  return text === 'false' || text === 'min' || text === 'strict' ? text : 'true';
}

/** Whether a language setting includes English, the only supported language. */
function isForEnglish(value: unknown, name: string, queryLanguages: unknown): boolean {
  if (value === false || value === 'false') return false;
  const isOn = value === true || value === 'true';
  const languages = stringList(isOn ? queryLanguages : value, isOn ? 'queryLanguages' : name);
  return languages?.includes('en') ?? isOn;
}

/** Derives the rules from the request and the settings. Throws 400 on an invalid value. */
export function queryRules(raw: RawParams, settings: IndexSettings): QueryRules {
  const get = (name: string) => paramOrSetting(raw, settings, name);
  const optional = stringList(get('optionalWords'), 'optionalWords') ?? [];
  const forEnglish = (name: string) => isForEnglish(get(name), name, get('queryLanguages'));
  return {
    typoTolerance: parseTypoTolerance(get('typoTolerance')),
    oneTypoFrom: wholeNumber(get('minWordSizefor1Typo'), 'minWordSizefor1Typo', 4),
    twoTyposFrom: wholeNumber(get('minWordSizefor2Typos'), 'minWordSizefor2Typos', 8),
    numericTypos: flag(get('allowTyposOnNumericTokens'), true),
    withoutTypos: new Set((settings.disableTypoToleranceOnWords ?? []).flatMap(words)),
    queryType: checkOption(get('queryType'), 'queryType', QUERY_TYPES),
    optional: new Set(optional.flatMap(words)),
    isRelaxed:
      checkOption(get('removeWordsIfNoResults'), 'removeWordsIfNoResults', REMOVALS) ===
      'allOptional',
    ignorePlurals: forEnglish('ignorePlurals'),
    removeStopWords: forEnglish('removeStopWords'),
  };
}

function maxTypos(word: string, rules: QueryRules): number {
  if (rules.typoTolerance === 'false' || rules.withoutTypos.has(word)) return 0;
  if (!rules.numericTypos && /^\d+$/.test(word)) return 0;
  if (word.length >= rules.twoTyposFrom) return 2;
  return word.length >= rules.oneTypoFrom ? 1 : 0;
}

/** Further words of a query are ignored. */
const MAX_WORDS = 20;

/** Parses a query into words. */
export function readQuery(query: string, rules: QueryRules, synonyms: Synonyms): QueryWord[] {
  const list = words(query).slice(0, MAX_WORDS);
  return list
    .map((text, place): QueryWord => {
      const isLast = place === list.length - 1;
      return {
        text,
        prefix: rules.queryType === 'prefixAll' || (rules.queryType === 'prefixLast' && isLast),
        optional: rules.optional.has(text),
        maxTypos: maxTypos(text, rules),
        synonyms: [...synonyms(text), ...(rules.ignorePlurals ? pluralsOrSingulars(text) : [])],
      };
    })
    .filter(({ text, prefix }) => !rules.removeStopWords || prefix || !isStopWord(text));
}

/** The maximum length of a phrase with synonyms, in words. */
const LONGEST_PHRASE = 4;

/** A phrase of a query that has synonyms: the words from `from` to before `to`. */
interface Phrase {
  from: number;
  to: number;
  text: string;
  meanings: readonly string[];
}

function toPhrases(given: readonly QueryWord[], synonyms: Synonyms): Phrase[] {
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
 * A query whose phrases have synonyms. In each of `variants` a phrase is one word with its synonyms.
 * `marked` are the query's own words for highlighting, each with the synonyms of its phrases.
 */
export function withPhrases(
  given: QueryWord[],
  synonyms: Synonyms,
): { variants: QueryWord[][]; marked: QueryWord[] } {
  const phrases = toPhrases(given, synonyms);
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
