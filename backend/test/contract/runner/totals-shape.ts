import { id, maybe, type Shape, type Vars } from './shape.ts';

/** What a cart of one piece costs, besides the piece itself. */
export interface Costs {
  /** Whether an address in California and the flat rate are chosen. */
  readonly shipped?: boolean;
  /** Whether the tax of California is on it: as soon as its address is known. */
  readonly taxed?: boolean;
  /** Whether the coupon of ten percent is on the cart. */
  readonly reduced?: boolean;
  readonly email?: string;
}

const cents = (dollars: number): number => Math.round(dollars * 100) / 100;

interface Sums {
  readonly price: number;
  readonly discount: number;
  readonly shipping: number;
  readonly shippingTitle: string;
  readonly tax: number;
  readonly taxPercent: number;
  readonly taxTitle: string;
  readonly inclTax: number;
  readonly grand: number;
}

function toSums(vars: Vars, { shipped = false, taxed = shipped, reduced = false }: Costs): Sums {
  const price = Number(vars.price);
  const taxPercent = taxed ? Number(vars.taxPercent) : 0;
  const discount = reduced ? cents(price / 10) : 0;
  const shipping = shipped ? Number(vars.flatRate) : 0;
  const tax = cents(((price - discount) * taxPercent) / 100);
  return {
    price,
    discount,
    shipping,
    shippingTitle: shipped ? 'Shipping & Handling (Flat Rate - Fixed)' : 'Shipping & Handling',
    tax,
    taxPercent,
    taxTitle: String(vars.taxTitle),
    inclTax: cents(price + (price * taxPercent) / 100),
    grand: cents(price - discount + shipping + tax),
  };
}

const segments = ({ price, discount, shipping, shippingTitle, tax, taxPercent, taxTitle, grand }: Sums): Shape[] => [
  { code: 'subtotal', title: 'Subtotal', value: price },
  ...(discount > 0 ? [{ code: 'discount', title: '{couponTitle}', value: -discount } as const] : []),
  {
    code: 'shipping',
    title: shippingTitle,
    value: shipping,
  },
  {
    code: 'tax',
    title: 'Tax',
    value: tax,
    extension_attributes: {
      tax_grandtotal_details: tax > 0 ? [{ amount: tax, rates: [{ percent: String(taxPercent), title: taxTitle }], group_id: 1 }] : [],
    },
  },
  { code: 'grand_total', title: 'Grand Total', value: grand, area: 'footer' },
];

const toItemTotals = ({ price, discount, tax, taxPercent, inclTax }: Sums): Shape => ({
  item_id: id,
  price,
  base_price: price,
  qty: 1,
  row_total: price,
  base_row_total: price,
  row_total_with_discount: 0,
  tax_amount: tax,
  base_tax_amount: tax,
  tax_percent: taxPercent,
  discount_amount: discount,
  base_discount_amount: discount,
  discount_percent: discount > 0 ? 10 : 0,
  price_incl_tax: inclTax,
  base_price_incl_tax: inclTax,
  row_total_incl_tax: inclTax,
  base_row_total_incl_tax: inclTax,
  options: '[]',
  weee_tax_applied_amount: null,
  weee_tax_applied: null,
  name: '{name}',
});

const amounts = ({ price, discount, shipping, tax, inclTax, grand }: Sums): Shape & object => ({
  grand_total: grand,
  base_grand_total: grand,
  subtotal: price,
  base_subtotal: price,
  discount_amount: -discount + 0,
  base_discount_amount: -discount + 0,
  subtotal_with_discount: cents(price - discount),
  base_subtotal_with_discount: cents(price - discount),
  shipping_amount: shipping,
  base_shipping_amount: shipping,
  shipping_discount_amount: 0,
  base_shipping_discount_amount: 0,
  tax_amount: tax,
  base_tax_amount: tax,
  weee_tax_applied_amount: null,
  shipping_tax_amount: 0,
  base_shipping_tax_amount: 0,
  subtotal_incl_tax: inclTax,
  shipping_incl_tax: shipping,
  base_shipping_incl_tax: shipping,
  base_currency_code: 'USD',
  quote_currency_code: 'USD',
});

/** The totals of a cart with one piece. */
export const totals =
  (costs: Costs = {}): Shape =>
  (vars) =>
    shownTotals(vars, costs);

function shownTotals(vars: Vars, costs: Costs): Shape & object {
  const sums = toSums(vars, costs);
  return {
    ...amounts(sums),
    ...(costs.reduced && { coupon_code: '{coupon}' }),
    items_qty: 1,
    items: [toItemTotals(sums)],
    total_segments: segments(sums),
    ...(costs.reduced && { extension_attributes: { coupon_label: '{couponLabel}' } }),
  };
}

/** What totals-information shows besides of a cart that has lines. */
export const estimatedTotals =
  (costs: Costs): Shape =>
  (vars) => {
    const { inclTax } = toSums(vars, costs);
    return { coupon_code: maybe(''), ...Object(shownTotals(vars, costs)), base_subtotal_incl_tax: inclTax };
  };

/** The totals of a cart without lines. */
export const emptyTotals: Shape = () => shownEmptyTotals();

/** What totals-information shows of such a cart. */
export const estimatedEmptyTotals: Shape = () => ({ ...shownEmptyTotals(), base_subtotal_incl_tax: 0 });

function shownEmptyTotals(): Shape & object {
  const sums = toSums({ price: 0 }, {});
  return {
    ...amounts(sums),
    items_qty: 0,
    items: [],
    total_segments: segments(sums),
    extension_attributes: maybe({}),
  };
}
