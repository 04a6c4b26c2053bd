import { distance } from 'fastest-levenshtein';
import { plainText } from '#lib/format/plainText.ts';

/** Maximum share of a word that may be wrong. */
const MAX_WRONG_SHARE = 0.4;

/** Replaces unknown words by the nearest in `names` (designers and categories); null if there are none to replace. */
export function suggestTerm(term: string, names: readonly string[]): string | null {
  const wanted = plainText(term);
  const whole = nearest(wanted, names.map(plainText));
  if (whole !== null && whole !== wanted) return whole;
  const known = [...new Set(names.flatMap((name) => plainText(name).split(' ')))].filter(
    (word) => word.length > 2,
  );
  const corrected = wanted.split(' ').map((word) => nearest(word, known) ?? word);
  const suggestion = corrected.join(' ');
  return suggestion === wanted ? null : suggestion;
}

function nearest(word: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let bestDistance = Math.floor(word.length * MAX_WRONG_SHARE) + 1;
  for (const other of known) {
    const wrong = distance(word, other);
    if (wrong >= bestDistance) continue;
    best = other;
    bestDistance = wrong;
  }
  return best;
}
