import { expect, it } from 'vitest';
import { otherNumber } from './query-words.ts';

it.each([
  ['bag', ['bags']],
  ['bags', ['bag']],
  ['watch', ['watches']],
  ['watches', ['watch', 'watche']],
  ['accessory', ['accessories']],
  ['accessories', ['accessory']],
  ['dress', ['dresses']],
  ['key', ['keys']],
  ['scarf', ['scarfs', 'scarves']],
  ['scarves', ['scarf', 'scarfe', 'scarve']],
  ['gloves', ['glof', 'glofe', 'glove']],
  ['at', []],
])('finds the other number of %s', (word, others) => {
  expect(otherNumber(word)).toEqual(others);
});
