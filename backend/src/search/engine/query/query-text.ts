/** English stop words. */
const ENGLISH = new Set(
  `a about above after again against all am an and any are as at be because been before being below
  between both but by can could did do does doing down during each few for from further had has have
  having he her here hers herself him himself his how i if in into is it its itself just me more most
  my myself no nor not now of off on once only or other our ours ourselves out over own same she should
  so some such than that the their theirs them themselves then there these they this those through to
  too under until up very was we were what when where which while who whom why will with would you your
  yours yourself yourselves`.split(/\s+/),
);

export const isStopWord = (word: string): boolean => ENGLISH.has(word);

const VOWEL_Y = /[^aeiou]y$/;
const SIBILANT = /(?:s|x|z|ch|sh)$/;

/** The plural or singular of an English word: 'bags' for 'bag', 'bag' for 'bags'; several if the spelling is ambiguous. */
export function pluralsOrSingulars(word: string): string[] {
  if (word.length < 3) return [];
  if (word.endsWith('ies') && word.length > 4) return [`${word.slice(0, -3)}y`];
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (word.endsWith('ves')) return ['f', 'fe', 've'].map((end) => word.slice(0, -3) + end);
  if (word.endsWith('s') && !word.endsWith('ss')) return [word.slice(0, -1)];
  if (VOWEL_Y.test(word)) return [`${word.slice(0, -1)}ies`];
  if (word.endsWith('f')) return [`${word}s`, `${word.slice(0, -1)}ves`];
  return [SIBILANT.test(word) ? `${word}es` : `${word}s`];
}
