import { expect, it } from 'vitest';
import { refundOf } from './refundOf.ts';

const line = (rowTotal: string, tax: string) => ({
  rowTotal: { amount: rowTotal },
  tax: { amount: tax },
});

it('pays back what was paid with tax, to the cent, less the fee', () => {
  const sums = refundOf([line('0.10', '0.20'), line('100.00', '8.25')], { amount: '15.00' });
  expect(sums).toEqual({ items: { amount: '108.55' }, refund: { amount: '93.55' } });
});

it('never asks for money', () => {
  expect(refundOf([line('10.00', '0')], { amount: '15' }).refund).toEqual({ amount: '0.00' });
  expect(refundOf([], null).refund).toEqual({ amount: '0.00' });
});
