import { expect, it, test } from 'vitest';
import {
  consignedCents,
  creditCents,
  dueCents,
  estimate,
  ownerShare,
  priceSchedule,
} from './money-rules.ts';

const offer = { cashCents: 100_000, creditCents: 110_000, listLowCents: 1, listHighCents: 2 };

test.each([
  [19_999, 0.4],
  [20_000, 0.5],
  [49_999, 0.5],
  [50_000, 0.6],
  [150_000, 0.7],
  [499_999, 0.7],
  [500_000, 0.8],
])('gives the owner of a price of %i cents the share %f', (cents, share) =>
  expect(ownerShare(cents)).toBe(share),
);

it('adds a tenth in store credit, to the cent', () => {
  expect(creditCents(99_995)).toBe(109_995);
});

it('calculates the amount due by payout method', () => {
  expect(dueCents('cash', offer, null)).toBe(100_000);
  expect(dueCents('store_credit', offer, null)).toBe(110_000);
  expect(dueCents('consign', offer, 200_000)).toBe(140_000);
  expect(dueCents('consign', offer, null)).toBe(0);
  expect(consignedCents(33_333)).toBe(16_667);
});

it('lowers a consigned price three times', () => {
  const steps = priceSchedule(100_000, 0);
  expect(steps.map(({ priceCents }) => priceCents)).toEqual([100_000, 90_000, 80_000, 70_000]);
  expect(steps[3]?.atMs).toBe(90 * 86_400_000);
});

it('estimates by range and condition, in steps of five dollars', () => {
  const found = estimate({ resale: { min: 5200, max: 9800 } }, { resaleFactor: [0.7, 0.85] });
  expect(found.resale).toEqual({ low: 364_000, high: 833_000 });
  expect(found.cash).toEqual({ low: 200_000, high: 458_000 });
  expect(found.consign).toEqual({ low: 254_500, high: 666_000 });
  expect(found.storeCredit).toEqual({ low: 220_000, high: 503_800 });
  expect(found.typicalDaysToSell).toBe(30);
});
