import stopWords from '../../../../data/search/stop-words.json' with { type: 'json' };

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
