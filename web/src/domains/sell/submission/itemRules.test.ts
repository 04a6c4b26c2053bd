import { expect, it } from 'vitest';
import { checkPrice, conditionText, getExtras, toPrice } from './itemRules.ts';

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

it('accepts prices above $0 up to a million dollars, or none', () => {
  for (const price of ['', ' ', '0.01', '$1,250.50', '1000000'])
    expect(checkPrice(price)).toBe(true);
  expect(checkPrice('a lot')).toMatch(/in dollars, such as 1250/);
  for (const zero of ['0', '$0.00']) expect(checkPrice(zero)).toMatch(/above \$0/);
  for (const price of ['1000000.01', '123456789'])
    expect(checkPrice(price)).toMatch(/at most \$1,000,000/);
  expect(['$1,250.50', '', '0', '123456789'].map(toPrice)).toEqual(['1250.50', null, null, null]);
});
