import type { PayoutKind } from './rules.ts';

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
