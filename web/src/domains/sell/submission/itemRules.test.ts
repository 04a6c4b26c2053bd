import { expect, it } from 'vitest';
import { conditionText, getExtras } from './itemRules.ts';

const EXTRAS = ['Box', 'Clochette, lock and keys', 'Extra heel tips', 'Extra links'];

it.each([
  ['Handbags', ['Box', 'Clochette, lock and keys']],
  ['Shoes', ['Box', 'Extra heel tips']],
  ['Watches', ['Box', 'Extra links']],
  ['Clothing', ['Box']],
])('offers the extras of %s', (category, extras) => {
  expect(getExtras(category, EXTRAS)).toEqual(extras);
});

it('describes the condition of a bag in the words of the back end, and of others in general ones', () => {
  const excellent = { code: 'excellent', text: 'Corners and handles crisp.' };
  expect(conditionText('Handbags', excellent)).toBe('Corners and handles crisp.');
  expect(conditionText('Watches', excellent)).toMatch(/^Worn a few times/);
  expect(conditionText('Watches', { code: 'as-is', text: 'As it is.' })).toBe('As it is.');
});
