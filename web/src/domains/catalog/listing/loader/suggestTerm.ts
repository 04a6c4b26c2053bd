import { distance } from 'fastest-levenshtein';
import { plainText } from '#lib/format/plainText.ts';

/** How much of a word may be wrong: more would be another word. */
const MOST_WRONG = 0.4;

/**
 * The searched words with those that the shop does not know replaced by the known ones nearest to them; null when there is
 * nothing to mend. `names` are what people look for: designers, categories.
 */
export function suggestTerm(term: string, names: readonly string[]): string | null {
  const wanted = plainText(term);
  const whole = nearest(wanted, names.map(plainText));
  if (whole !== null && whole !== wanted) return whole;
  const known = [...new Set(names.flatMap((name) => plainText(name).split(' ')))].filter(
    (word) => word.length > 2,
  );
  const mended = wanted.split(' ').map((word) => nearest(word, known) ?? word);
  const suggestion = mended.join(' ');
  return suggestion === wanted ? null : suggestion;
}

function nearest(word: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let bestDistance = Math.floor(word.length * MOST_WRONG) + 1;
  for (const other of known) {
    const wrong = distance(word, other);
    if (wrong >= bestDistance) continue;
    best = other;
    bestDistance = wrong;
  }
  return best;
}
