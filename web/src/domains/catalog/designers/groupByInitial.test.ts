import { expect, it } from 'vitest';
import { groupByInitial } from './groupByInitial.ts';

it('groups designers by first letter regardless of accents, with numbers last', () => {
  const names = ['Étro', '3.1 Phillip Lim', 'chanel', 'Céline', 'Alaïa', "Arc'teryx"];
  const groups = groupByInitial(names.map((name) => ({ name })));
  expect(groups.map(({ letter, entries }) => [letter, entries.map((entry) => entry.name)])).toEqual(
    [
      ['A', ['Alaïa', "Arc'teryx"]],
      ['C', ['Céline', 'chanel']],
      ['E', ['Étro']],
      ['#', ['3.1 Phillip Lim']],
    ],
  );
});
