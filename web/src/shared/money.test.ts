import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it('writes dollars with two decimals or none', () => {
  const amounts = ['1250.00', '1250.5', '0.00', '-35.10', '1234567'];
  expect(amounts.map((amount) => formatMoney({ amount }))).toEqual([
    '$1,250',
    '$1,250.50',
    '$0',
    '-$35.10',
    '$1,234,567',
  ]);
});
