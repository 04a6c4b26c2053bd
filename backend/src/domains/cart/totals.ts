import { toCents } from '../../shared/money.ts';
import type { Coupon, TaxRate } from './rates.ts';
import { isVirtual } from './rules.ts';
import type { Quote, QuoteItem } from './types.ts';

/** Rounds to whole cents and carries the rounding error over to the next call, as Magento does for line totals. */
function carryingRounder(): (value: number) => number {
  let carried = 0.0001;
  return (value) => {
    const whole = Math.round(value + carried);
    carried += value - whole;
    return whole;
  };
}

/** The part of a line that determines its discount: cents and units. */
interface Line {
  readonly row: number;
  readonly qty: number;
}

/** Distributes a cart discount over the lines in proportion; the last line gets the remainder. */
function shares(lines: readonly Line[], centsOffCart: number): number[] {
  const total = lines.reduce((sum, { row }) => sum + row, 0);
  const discount = Math.min(centsOffCart, total);
  const round = carryingRounder();
  let left = discount;
  return lines.map(({ row }, place) => {
    const isLast = place === lines.length - 1;
    const share = total === 0 || isLast ? left : round((discount * row) / total);
    const borne = Math.max(0, Math.min(row, left, share));
    left -= borne;
    return borne;
  });
}

/** The discount of each line in cents; at most the line's price. */
function getDiscounts(lines: readonly Line[], coupon: Coupon | undefined): number[] {
  const { percent = 0, centsAPiece = 0, centsOffCart = 0 } = coupon ?? {};
  if (centsOffCart > 0) return shares(lines, centsOffCart);
  if (centsAPiece > 0) return lines.map(({ row, qty }) => Math.min(row, centsAPiece * qty));
  const round = carryingRounder();
  return lines.map(({ row }) => (percent > 0 ? round((row * percent) / 100) : 0));
}

/** Totals of a line in cents; `discountPercent` and `taxPercent` in percent. */
export type LineTotals = ReturnType<typeof lineTotals>[number];

/** Totals of a cart in cents. */
export type Totals = ReturnType<typeof computeTotals>;

export const FLAT_RATE = { method: 'flatrate_flatrate', centsAPiece: 500 };

/** Flat-rate shipping in cents: per unit, unless the coupon grants free shipping. */
export const flatRateCents = (items: readonly QuoteItem[], coupon: Coupon | undefined): number =>
  coupon?.freeShipping
    ? 0
    : items
        .filter(({ productType }) => productType !== 'virtual')
        .reduce((sum, { qty }) => sum + FLAT_RATE.centsAPiece * qty, 0);

interface Rates {
  readonly coupon: Coupon | undefined;
  readonly rate: TaxRate | undefined;
}

function lineTotals(items: readonly QuoteItem[], { coupon, rate }: Rates) {
  const roundTax = carryingRounder();
  const roundFullTax = carryingRounder();
  const rows = items.map(({ price, qty }) => ({ row: Math.round(toCents(price) * qty), qty }));
  const discounts = getDiscounts(rows, coupon);
  return items.map((item, place) => {
    const row = rows[place]?.row ?? 0;
    const discountPercent = coupon?.percent ?? 0;
    const discount = discounts[place] ?? 0;
    const taxPercent = item.taxable ? (rate?.percent ?? 0) : 0;
    const tax = taxPercent > 0 ? roundTax(((row - discount) * taxPercent) / 100) : 0;
    const rowInclTax = taxPercent > 0 ? row + roundFullTax((row * taxPercent) / 100) : row;
    const priceInclTax = Math.round(rowInclTax / (item.qty || 1));
    return { item, row, discount, discountPercent, tax, taxPercent, priceInclTax, rowInclTax };
  });
}

const sum = (
  lines: readonly LineTotals[],
  part: 'row' | 'discount' | 'tax' | 'rowInclTax',
): number => lines.reduce((total, line) => total + line[part], 0);

function payByGiftCards(cards: Quote['giftCards'], due: number) {
  let left = due;
  return cards.flatMap(({ code, balanceCents }) => {
    const paid = Math.min(balanceCents, left);
    left -= paid;
    return paid > 0 ? [{ code, cents: paid }] : [];
  });
}

/** Calculates a cart's totals. Tax applies to the lines after the discount; shipping is not taxed. */
export function computeTotals(quote: Quote, rates: Rates) {
  const lines = lineTotals(quote.items, rates);
  const shipped = !isVirtual(quote.items) && quote.shippingMethod === FLAT_RATE.method;
  const subtotal = sum(lines, 'row');
  const discount = sum(lines, 'discount');
  const tax = sum(lines, 'tax');
  const shipping = shipped ? flatRateCents(quote.items, rates.coupon) : 0;
  const due = subtotal - discount + shipping + tax;
  const giftCards = payByGiftCards(quote.giftCards, due);
  const grand = giftCards.reduce((left, card) => left - card.cents, due);
  const subtotalInclTax = sum(lines, 'rowInclTax');
  return {
    lines,
    subtotal,
    subtotalInclTax,
    discount,
    shipping,
    tax,
    giftCards,
    /** The remaining amount to pay. */
    grand,
    coupon: rates.coupon,
    rate: rates.rate,
  };
}
