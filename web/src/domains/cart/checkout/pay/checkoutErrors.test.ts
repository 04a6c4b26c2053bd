import { expect, test } from 'vitest';
import type { DeliveryState } from '../delivery/delivery.ts';
import { getCheckoutErrors } from './checkoutErrors.ts';
import type { PaymentOption } from './paymentOptions.ts';

const payment: PaymentOption = { code: 'checkmo', title: 'Check', kind: 'plain', note: '' };
const incomplete: DeliveryState = {
  status: 'incomplete',
  methods: null,
  chosen: null,
  problem: '',
};

test('requires a shipping method', () => {
  expect(getCheckoutErrors({}, { delivery: incomplete, payment })).toEqual([
    { id: 'shipping-method', message: 'Choose a shipping method.' },
  ]);
});

test('does not require a chosen method again while the billing address is incomplete', () => {
  const delivery = { ...incomplete, chosen: 'flatrate/flatrate' };
  expect(getCheckoutErrors({}, { delivery, payment })).toEqual([]);
});
