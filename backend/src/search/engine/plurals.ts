const VOWEL_Y = /[^aeiou]y$/;
const HISSING = /(?:s|x|z|ch|sh)$/;

/** The other number of an English word: 'bags' for 'bag', 'bag' for 'bags'; several where spelling does not tell. */
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
