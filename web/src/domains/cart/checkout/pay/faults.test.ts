import { expect, test } from 'vitest';
import type { DeliveryState } from '../delivery/delivery.ts';
import { faultsOf } from './faults.ts';
import type { WayToPay } from './waysToPay.ts';

const way: WayToPay = { code: 'checkmo', title: 'Check', kind: 'plain', note: '' };
const incomplete: DeliveryState = {
  status: 'incomplete',
  methods: null,
  chosen: null,
  problem: '',
};

test('a way to ship is asked for until one is chosen', () => {
  expect(faultsOf({}, { delivery: incomplete, way })).toEqual([
    { id: 'shipping-method', message: 'Choose a shipping method' },
  ]);
});

test('a way that is chosen is not asked for again while the billing address is being filled in', () => {
  const delivery = { ...incomplete, chosen: 'flatrate/flatrate' };
  expect(faultsOf({}, { delivery, way })).toEqual([]);
});
