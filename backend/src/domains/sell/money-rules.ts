import type { KnownCondition, KnownModel } from './facts.ts';
import type { PayoutKind } from './rules.ts';

/** Lower and upper limit in cents. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** The share of the resale price that the shop pays immediately. */
export const CASH_PART = 0.55;

/** Rounds cents down to 5 dollars, because an estimate is not a quote. */
const rounded = (cents: number): number => Math.floor(Math.round(cents) / 500) * 500;

const map = ({ low, high }: Range, change: (cents: number) => number): Range => ({
  low: rounded(change(low)),
  high: rounded(change(high)),
});

/** More expensive items take longer to sell. */
function daysToSell({ low, high }: Range): number {
  const middle = (low + high) / 2;
  if (middle < 50_000) return 14;
  if (middle < 200_000) return 21;
  return middle < 800_000 ? 30 : 45;
}

/** Estimates an item by its model's resale range and its condition's share of it. */
export function estimate(
  { resale }: Pick<KnownModel, 'resale'>,
  { resaleFactor: [from, to] }: Pick<KnownCondition, 'resaleFactor'>,
) {
  const sold = { low: resale.min * from * 100, high: resale.max * to * 100 };
  const cash = map(sold, (cents) => cents * CASH_PART);
  return {
    resale: map(sold, (cents) => cents),
    cash,
    consign: map(sold, consignedCents),
    storeCredit: { low: creditCents(cash.low), high: creditCents(cash.high) },
    typicalDaysToSell: daysToSell(sold),
  };
}

const DAY_MS = 86_400_000;

/** Days within which an offer must be answered. */
export const OFFER_DAYS = 14;
export const OFFER_MS = OFFER_DAYS * DAY_MS;

/** Days within which an accepted item must be shipped. */
export const SHIP_DAYS = 7;
export const SHIP_MS = SHIP_DAYS * DAY_MS;

export const CREDIT_BONUS = 0.1;

/** The owner's `share` of the price of an item on consignment, for prices below `belowCents`. */
export interface CommissionRow {
  readonly belowCents: number;
  readonly share: number;
}

export const commissionTable: readonly CommissionRow[] = [
  { belowCents: 20_000, share: 0.4 },
  { belowCents: 50_000, share: 0.5 },
  { belowCents: 150_000, share: 0.6 },
  { belowCents: 500_000, share: 0.7 },
  { belowCents: Number.POSITIVE_INFINITY, share: 0.8 },
];

/** The owner's share (0 to 1) of a price in cents. */
export const ownerShare = (priceCents: number): number =>
  commissionTable.find(({ belowCents }) => priceCents < belowCents)?.share ?? 0;

/** The owner's payout in cents for a consigned item sold at `priceCents`. */
export const consignedCents = (priceCents: number): number =>
  Math.round(priceCents * ownerShare(priceCents));

export const creditCents = (cashCents: number): number =>
  Math.round(cashCents * (1 + CREDIT_BONUS));

export interface OfferSums {
  readonly cashCents: number;
  readonly creditCents: number;
  readonly listLowCents: number;
  readonly listHighCents: number;
}

/** The amount due to the owner in cents; for consignment, it depends on the sale price. */
export function dueCents(kind: PayoutKind, offer: OfferSums, soldCents: number | null): number {
  if (kind === 'cash') return offer.cashCents;
  if (kind === 'store_credit') return offer.creditCents;
  return soldCents === null ? 0 : consignedCents(soldCents);
}

const REDUCTIONS = [1, 0.9, 0.8, 0.7] as const;
const REDUCTION_MS = 30 * DAY_MS;

export interface PriceStep {
  readonly atMs: number;
  readonly priceCents: number;
}

/**
 * The price schedule of an item on consignment: a reduction by a tenth of the first price every 30 days, three times.
 */
export const priceSchedule = (listCents: number, listedMs: number): PriceStep[] =>
  REDUCTIONS.map((part, index) => ({
    atMs: listedMs + index * REDUCTION_MS,
    priceCents: Math.round(listCents * part),
  }));
