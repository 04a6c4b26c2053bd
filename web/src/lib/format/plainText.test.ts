import { expect, it } from 'vitest';
import { formatCount } from './counts.ts';
import { lazily } from './lazily.ts';
import { byName, matching, plainText, sameName } from './plainText.ts';

it('sorts names regardless of accents', () => {
  const names = ['Chanel', 'Céline', 'alaïa', 'Alaia Paris', 'Cartier'].map((name) => ({ name }));
  expect(names.sort(byName).map(({ name }) => name)).toEqual([
    'alaïa',
    'Alaia Paris',
    'Cartier',
    'Céline',
    'Chanel',
  ]);
  expect([plainText(' Hermès '), plainText('Le  Cœur')]).toEqual(['hermes', 'le coeur']);
});

it.each([
  [' HERMES', ['Hermès']],
  ['dolce gab', ['Dolce & Gabbana']],
  ['ch', ['Chloé', 'Chanel']],
  ['nobody', []],
  [' & ', ['Hermès', 'Chloé', 'Chanel', 'Dolce & Gabbana']],
])('matches "%s" with %j in any spelling', (words, found) => {
  const names = ['Hermès', 'Chloé', 'Chanel', 'Dolce & Gabbana'];
  expect(matching(names, words, (name) => name)).toEqual(found);
});

it('matches a name in another spelling, but not by punctuation alone', () => {
  expect(sameName('dolce gabbana', 'Dolce & Gabbana')).toBe(true);
  expect(sameName('le coeur', 'Le Cœur')).toBe(true);
  expect([sameName('Chanel', 'Chan'), sameName('&', '—')]).toEqual([false, false]);
});

it('groups the digits of whole numbers', () => {
  expect([0, 999, 1000, 1_234_567, 12_345n].map(formatCount)).toEqual([
    '0',
    '999',
    '1,000',
    '1,234,567',
    '12,345',
  ]);
});

it('computes an expensive value once and lazily', () => {
  let made = 0;
  const costly = lazily(() => {
    made += 1;
    return null;
  });
  expect(made).toBe(0);
  expect([costly(), costly(), made]).toEqual([null, null, 1]);
});
