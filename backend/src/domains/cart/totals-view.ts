import { dollars } from '../../shared/money.ts';
import { isVirtual, totalQty } from './rules.ts';
import { FLAT_RATE, type LineTotals, type Totals } from './totals.ts';
import type { Quote } from './types.ts';

type Json = Record<string, unknown>;

/** Repeats each amount with the prefix `base_`, which is equal because the shop has one currency. */
export const withBase = (amounts: Readonly<Record<string, number>>): Json =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([name, value]) => [
      [name, value],
      [`base_${name}`, value],
    ]),
  );

const lineView = (line: LineTotals): Json => ({
  item_id: line.item.id,
  qty: line.item.qty,
  ...withBase({
    price: line.item.price,
    row_total: dollars(line.row),
    tax_amount: dollars(line.tax),
    discount_amount: dollars(line.discount),
    price_incl_tax: dollars(line.priceInclTax),
    row_total_incl_tax: dollars(line.rowInclTax),
  }),
  row_total_with_discount: 0,
  tax_percent: line.taxPercent,
  discount_percent: line.discountPercent,
  options: JSON.stringify(
    line.item.options.map(({ optionValue }) => ({ value: optionValue, label: 'Quote Id' })),
  ),
  weee_tax_applied_amount: null,
  weee_tax_applied: null,
  name: line.item.name,
});

function taxSegment({ tax, rate }: Totals): Json {
  const rates = rate && [{ percent: String(rate.percent), title: rate.code }];
  const details = tax === 0 ? [] : [{ amount: dollars(tax), rates, group_id: 1 }];
  return {
    code: 'tax',
    title: 'Tax',
    value: dollars(tax),
    extension_attributes: { tax_grandtotal_details: details },
  };
}

function giftCardSegment({ giftCards: applied }: Quote, { giftCards: paying }: Totals): Json[] {
  if (applied.length === 0) return [];
  const paidBy = (code: string): number => paying.find((card) => card.code === code)?.cents ?? 0;
  const cards = applied.map(({ code }) => ({ code, amount: dollars(paidBy(code)) }));
  const value = -dollars(paying.reduce((sum, { cents }) => sum + cents, 0));
  const segment = { code: 'giftcard', title: 'Gift Card', value };
  return [{ ...segment, extension_attributes: { gift_cards: cards } }];
}

const shippingTitle = ({ items, shippingMethod }: Quote): string =>
  items.length > 0 && shippingMethod === FLAT_RATE.method
    ? 'Shipping & Handling (Flat Rate - Fixed)'
    : 'Shipping & Handling';

function segments(quote: Quote, totals: Totals): Json[] {
  const { discount, coupon, shipping } = totals;
  const discountSegment = {
    code: 'discount',
    title: `Discount (${coupon?.label})`,
    value: -dollars(discount),
  };
  const shippingSegment = {
    code: 'shipping',
    title: shippingTitle(quote),
    value: dollars(shipping),
  };
  return [
    { code: 'subtotal', title: 'Subtotal', value: dollars(totals.subtotal) },
    ...(discount === 0 ? [] : [discountSegment]),
    ...(isVirtual(quote.items) ? [] : [shippingSegment]),
    taxSegment(totals),
    ...giftCardSegment(quote, totals),
    { code: 'grand_total', title: 'Grand Total', value: dollars(totals.grand), area: 'footer' },
  ];
}

/** Magento copies the totals of a virtual cart from its billing address, with two more fields. */
function virtualFields({ items, couponCode }: Quote, totals: Totals): Json {
  if (!isVirtual(items)) return {};
  const subtotal = dollars(totals.subtotalInclTax);
  return { base_subtotal_incl_tax: subtotal, coupon_code: couponCode ?? '' };
}

/** A cart's totals as in GET …/totals, in dollars. */
export function totalsView(quote: Quote, totals: Totals): Json {
  const { subtotal, discount, shipping, tax, coupon } = totals;
  return {
    ...withBase({
      grand_total: dollars(totals.grand),
      subtotal: dollars(subtotal),
      discount_amount: discount === 0 ? 0 : -dollars(discount),
      subtotal_with_discount: dollars(subtotal - discount),
      shipping_amount: dollars(shipping),
      shipping_discount_amount: 0,
      tax_amount: dollars(tax),
      shipping_tax_amount: 0,
      shipping_incl_tax: dollars(shipping),
    }),
    weee_tax_applied_amount: null,
    subtotal_incl_tax: dollars(totals.subtotalInclTax),
    base_currency_code: 'USD',
    quote_currency_code: 'USD',
    ...(coupon && quote.couponCode !== null && { coupon_code: quote.couponCode }),
    ...virtualFields(quote, totals),
    items_qty: totalQty(quote.items),
    items: totals.lines.map(lineView),
    total_segments: segments(quote, totals),
    ...(coupon && { extension_attributes: { coupon_label: coupon.label } }),
  };
}
