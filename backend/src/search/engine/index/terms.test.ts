import { describe, expect, it } from 'vitest';
import { dice } from '../../../../test/helpers/random.ts';
import { typoRanges } from './terms.ts';

/** The distance in insertions, deletions, replacements and swaps of neighbours, by its definition. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, row) =>
    Array.from({ length: b.length + 1 }, (__, column) =>
      row === 0 ? column : column === 0 ? row : 0,
    ),
  );
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1;
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      const value = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + cost,
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
      table[row]?.splice(column, 1, value);
    }
  }
  return at(a.length, b.length);
}

function withPenalty(word: string, term: string, errors: number): number {
  return errors > 0 && word[0] !== term[0] ? errors + 1 : errors;
}

function prefixDistance(word: string, term: string): number {
  const beginnings = Array.from({ length: term.length }, (_, at) => term.slice(0, at + 1));
  return Math.min(...beginnings.map((beginning) => distance(word, beginning)));
}

const random = dice(11);
const letters = (length: number) =>
  Array.from({ length }, () => random.pick(['a', 'b', 'c', 'é'])).join('');
const TERMS = [...new Set(Array.from({ length: 400 }, () => letters(1 + random.below(9))))].sort();

describe('words within some typing errors', () => {
  it.each([
    { max: 1, prefix: false },
    { max: 2, prefix: false },
    { max: 1, prefix: true },
    { max: 2, prefix: true },
  ])('finds what the definition of the distance gives (%o)', (options) => {
    for (let round = 0; round < 30; round++) {
      const word = letters(3 + random.below(6));
      const found = new Map<string, number>();
      for (const { from, to, typos } of typoRanges(TERMS, word, options))
        for (const term of TERMS.slice(from, to)) found.set(term, typos);
      const expected = TERMS.flatMap((term) => {
        const errors = options.prefix ? prefixDistance(word, term) : distance(word, term);
        const typos = withPenalty(word, term, errors);
        return typos <= options.max ? [[term, typos] as const] : [];
      });
      expect([...found]).toEqual(expected);
    }
  });
});
