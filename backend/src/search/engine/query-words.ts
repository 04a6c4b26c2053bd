import { badRequest } from './errors.ts';
import type { QueryWord } from './expand.ts';
import { flag, paramOrSetting, stringList, wholeNumber } from './params.ts';
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
export function queryWords(
  query: string,
  rules: QueryRules,
  synonyms: (word: string) => readonly string[],
): QueryWord[] {
  const list = words(query).slice(0, MAX_WORDS);
  return list.map((text, place) => ({
    text,
    prefix:
      rules.queryType === 'prefixAll' ||
      (rules.queryType === 'prefixLast' && place === list.length - 1),
    optional: rules.optional.has(text),
    maxTypos: maxTypos(text, rules),
    synonyms: synonyms(text),
  }));
}
