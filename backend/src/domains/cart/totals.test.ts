import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeTotals } from './totals.ts';
import type { Quote, QuoteItem } from './types.ts';

const anItem = (part: Partial<QuoteItem> = {}): QuoteItem => ({
  id: 1,
  productId: 1,
  sku: 'A',
  name: 'A',
  price: 100,
  qty: 1,
  productType: 'simple',
  options: [],
  taxable: true,
  ...part,
});

const aQuote = (part: Partial<Quote> = {}): Quote => ({
  id: 1,
  maskedId: 'm',
  customerId: null,
  isActive: true,
  createdAt: '',
  updatedAt: '',
  couponCode: null,
  payment: null,
  reservedOrderId: null,
  shippingMethod: 'flatrate_flatrate',
  billing: { id: 1 },
  shipping: { id: 2 },
  items: [anItem()],
  absentItemQtys: [],
  giftCards: [],
  ...part,
});

const california = { code: 'US-CA-*-Test', percent: 8.25 };
const spring = { ruleId: 1, label: 'Spring 10', percent: 10 };
const noRates = { coupon: undefined, rate: undefined };

describe('sums in cents', () => {
  test('taxes what is left after the discount', () => {
    const quote = aQuote({ items: [anItem({ price: 4250 })] });
    expect(computeTotals(quote, { coupon: spring, rate: california })).toMatchObject({
      subtotal: 425_000,
      discount: 42_500,
      shipping: 500,
      tax: 31_556,
      grand: 414_556,
      subtotalInclTax: 460_063,
    });
  });

  test('carries the rounding of one line to the next', () => {
    const items = [anItem({ price: 0.1 }), anItem({ price: 0.1 }), anItem({ price: 0.1 })];
    const { tax } = computeTotals(aQuote({ items }), { coupon: undefined, rate: california });
    expect(tax).toBe(2);
  });

  test('charges shipping for each piece and none for a cart of quotes', () => {
    expect(computeTotals(aQuote({ items: [anItem({ qty: 3 })] }), noRates).shipping).toBe(1500);
    const items = [anItem({ productType: 'virtual' })];
    expect(computeTotals(aQuote({ items }), noRates).shipping).toBe(0);
  });

  test('leaves untaxed goods untaxed', () => {
    const items = [anItem({ taxable: false })];
    const { tax } = computeTotals(aQuote({ items }), { coupon: undefined, rate: california });
    expect(tax).toBe(0);
  });
});

describe('a coupon', () => {
  const of = (part: object) => ({ ...spring, percent: 0, ...part });
  const items = [anItem({ price: 10, qty: 2 }), anItem({ price: 7 }), anItem({ price: 3.33 })];
  const sums = (coupon: object) =>
    computeTotals(aQuote({ items }), { coupon: of(coupon), rate: undefined });
  const borne = (coupon: object) => sums(coupon).lines.map(({ discount }) => discount);

  test('takes cents off each piece and never more than a line costs', () => {
    expect(borne({ centsAPiece: 500 })).toEqual([1000, 500, 333]);
    expect(sums({ centsAPiece: 500 }).lines[0]).toMatchObject({ discountPercent: 0 });
  });

  test('splits cents off the cart over the lines by price, to the last cent', () => {
    expect(borne({ centsOffCart: 1000 })).toEqual([659, 231, 110]);
    expect(sums({ centsOffCart: 9_999_999 })).toMatchObject({ discount: 3033, grand: 2000 });
  });

  test('makes shipping free with or without a discount', () => {
    expect(sums({ freeShipping: true })).toMatchObject({ discount: 0, shipping: 0, grand: 3033 });
    expect(sums({ freeShipping: true, percent: 10 })).toMatchObject({ discount: 303, shipping: 0 });
  });
});

describe('gift cards', () => {
  const card = (code: string, balanceCents: number) => ({ code, balanceCents, seenCents: 0 });

  test('uses gift cards one after the other and never more than there is to pay', () => {
    const giftCards = [card('A', 6000), card('B', 9000), card('C', 100)];
    const totals = computeTotals(aQuote({ giftCards }), noRates);
    expect(totals.giftCards).toEqual([
      { code: 'A', cents: 6000 },
      { code: 'B', cents: 4500 },
    ]);
    expect(totals.grand).toBe(0);
  });

  test('adds up without a negative sum for any prices, cards and coupons', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 }).map((cents) => cents / 100);
    const any = fc.record({
      prices: fc.array(price, { maxLength: 6 }),
      balances: fc.array(fc.integer({ min: 0, max: 5_000_000 }), { maxLength: 3 }),
      coupon: fc.oneof(
        fc.record({ percent: fc.integer({ min: 1, max: 100 }) }),
        fc.record({ percent: fc.constant(0), centsAPiece: fc.integer({ min: 1, max: 9_999 }) }),
        fc.record({ percent: fc.constant(0), centsOffCart: fc.integer({ min: 1, max: 999_999 }) }),
      ),
    });
    fc.assert(
      fc.property(any, ({ prices, balances, coupon }) => {
        const totals = computeTotals(
          aQuote({
            items: prices.map((each) => anItem({ price: each })),
            giftCards: balances.map((cents, index) => card(String(index), cents)),
          }),
          { coupon: { ...spring, ...coupon }, rate: california },
        );
        const paid = totals.giftCards.reduce((sum, { cents }) => sum + cents, 0);
        const { subtotal, discount, shipping, tax, grand } = totals;
        expect(grand).toBe(subtotal - discount + shipping + tax - paid);
        expect(Math.min(grand, tax, subtotal - discount)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
