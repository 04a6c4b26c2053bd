import type { KnownCondition, KnownModel } from './facts.ts';
import type { PayoutKind } from './rules.ts';

/** From and to, in cents. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What an item may bring, in cents. */
interface Estimate {
  /** At which price the shop would sell it. */
  readonly resale: Range;
  readonly cash: Range;
  readonly consign: Range;
  readonly storeCredit: Range;
  readonly typicalDaysToSell: number;
}

/** What the shop pays at once, as a part of the price at which it sells. */
export const CASH_PART = 0.55;

/** A sum in cents, to the next lower 5 dollars: an estimate is no quote. */
const rounded = (cents: number): number => Math.floor(Math.round(cents) / 500) * 500;

const map = ({ low, high }: Range, change: (cents: number) => number): Range => ({
  low: rounded(change(low)),
  high: rounded(change(high)),
});

/** Dear pieces wait longer for their buyer. */
function daysToSell({ low, high }: Range): number {
  const middle = (low + high) / 2;
  if (middle < 50_000) return 14;
  if (middle < 200_000) return 21;
  return middle < 800_000 ? 30 : 45;
}

/** Estimates an item by its model's resale range and its condition's part of that. */
export function estimate(
  { resale }: Pick<KnownModel, 'resale'>,
  { resaleFactor: [from, to] }: Pick<KnownCondition, 'resaleFactor'>,
): Estimate {
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

/** An offer waits this long for its owner's answer. */
export const OFFER_MS = 14 * DAY_MS;

/** An accepted item is to be on its way within this time. */
export const SHIP_MS = 7 * DAY_MS;

/** What store credit is worth beside cash. */
export const CREDIT_BONUS = 0.1;

/** The owner's part of a consigned item's price: `share` of it, for prices below `belowCents`. */
export interface CommissionRow {
  readonly belowCents: number;
  readonly share: number;
}

/** The commission table, by the price at which the item is sold. */
export const commissionTable: readonly CommissionRow[] = [
  { belowCents: 20_000, share: 0.4 },
  { belowCents: 50_000, share: 0.5 },
  { belowCents: 150_000, share: 0.6 },
  { belowCents: 500_000, share: 0.7 },
  { belowCents: Number.POSITIVE_INFINITY, share: 0.8 },
];

/** The owner's part, 0 to 1, of a price in cents. */
export const ownerShareCents = (priceCents: number): number =>
  commissionTable.find(({ belowCents }) => priceCents < belowCents)?.share ?? 0;

/** What the owner of a consigned item receives, in cents, when it is sold for `priceCents`. */
export const consignedCents = (priceCents: number): number =>
  Math.round(priceCents * ownerShareCents(priceCents));

/** Store credit for a cash sum, both in cents. */
export const creditCents = (cashCents: number): number =>
  Math.round(cashCents * (1 + CREDIT_BONUS));

/** The sums of an offer, in cents. */
export interface OfferSums {
  readonly cashCents: number;
  readonly creditCents: number;
  /** The range of prices at which it would be put up for sale. */
  readonly listLowCents: number;
  readonly listHighCents: number;
}

/** What the owner is owed, in cents. For consignment the price that was paid decides. */
export function dueCents(kind: PayoutKind, offer: OfferSums, soldCents: number | null): number {
  if (kind === 'cash') return offer.cashCents;
  if (kind === 'store_credit') return offer.creditCents;
  return soldCents === null ? 0 : consignedCents(soldCents);
}

const REDUCTIONS = [1, 0.9, 0.8, 0.7] as const;
const REDUCTION_MS = 30 * DAY_MS;

/** One step of a consigned item's price. */
export interface PriceStep {
  readonly atMs: number;
  readonly priceCents: number;
}

/** How a consigned item's price falls: a tenth of the first price every 30 days, three times. */
export const priceSchedule = (listCents: number, listedMs: number): PriceStep[] =>
  REDUCTIONS.map((part, index) => ({
    atMs: listedMs + index * REDUCTION_MS,
    priceCents: Math.round(listCents * part),
  }));
