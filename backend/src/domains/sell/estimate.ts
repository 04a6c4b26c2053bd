import type { KnownCondition, KnownModel } from './facts.ts';
import { consignedCents, creditCents } from './money-rules.ts';

/** From and to, in cents. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** What an item may bring, in cents. */
export interface Estimate {
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
