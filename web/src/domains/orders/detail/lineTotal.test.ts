import { expect, it } from 'vitest';
import { lineTotal } from './lineTotal.ts';

it('is exact to the cent', () => {
  expect(lineTotal({ price: { amount: '1250.10' }, quantity: 1 })).toEqual({ amount: '1250.10' });
  expect(lineTotal({ price: { amount: '0.10' }, quantity: 3 })).toEqual({ amount: '0.30' });
});
