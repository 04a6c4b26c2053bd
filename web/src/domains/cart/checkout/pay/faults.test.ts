import { expect, test } from 'vitest';
import type { DeliveryState } from '../delivery/delivery.ts';
import { faultsOf } from './faults.ts';
import type { PaymentOption } from './paymentOptions.ts';

const payment: PaymentOption = { code: 'checkmo', title: 'Check', kind: 'plain', note: '' };
const incomplete: DeliveryState = {
  status: 'incomplete',
  methods: null,
  chosen: null,
  problem: '',
};

test('a shipping method is asked for until one is chosen', () => {
  expect(faultsOf({}, { delivery: incomplete, payment })).toEqual([
    { id: 'shipping-method', message: 'Choose a shipping method' },
  ]);
});

test('a method that is chosen is not asked for again while the billing address is being filled in', () => {
  const delivery = { ...incomplete, chosen: 'flatrate/flatrate' };
  expect(faultsOf({}, { delivery, payment })).toEqual([]);
});
