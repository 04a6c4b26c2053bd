import { isVirtual, rowTotal, subtotal, totalQty } from './rules.ts';
import type { LineExtras, Quote, QuoteItem } from './types.ts';

type Json = Record<string, unknown>;

/** Which id an item's `quote_id` shows: the number as text, or the masked id in a guest's item list. */
export const itemView = (item: QuoteItem, quoteId: string, extras?: LineExtras): Json => ({
  item_id: item.id,
  sku: item.sku,
  qty: item.qty,
  name: item.name,
  price: item.price,
  product_type: item.productType,
  quote_id: quoteId,
  ...(item.options.length > 0 && { product_option: optionView(item) }),
  ...(extras && {
    extension_attributes: {
      instock: extras.instock,
      image_url: extras.imageUrl,
      url_key: extras.urlKey,
    },
  }),
});

const optionView = ({ options }: QuoteItem): Json => ({
  extension_attributes: {
    custom_options: options.map(({ optionId, optionValue }) => ({
      option_id: optionId,
      option_value: optionValue,
    })),
  },
});

const noAddress = (id: number, sameAsBilling: 0 | 1): Json => ({
  id,
  region: null,
  region_id: null,
  region_code: null,
  country_id: null,
  street: [''],
  telephone: null,
  postcode: null,
  city: null,
  firstname: null,
  lastname: null,
  email: null,
  same_as_billing: sameAsBilling,
  save_in_address_book: 0,
});

/** A cart's billing address before one is set. */
export const billingView = (quote: Quote): Json => noAddress(quote.billingAddressId, 0);

const currency = {
  global_currency_code: 'USD',
  base_currency_code: 'USD',
  store_currency_code: 'USD',
  quote_currency_code: 'USD',
  store_to_base_rate: 0,
  store_to_quote_rate: 0,
  base_to_global_rate: 1,
  base_to_quote_rate: 1,
};

/** Shows a line with what the shop adds to it. */
export type ShowItem = (item: QuoteItem) => Json;

function shippingAssignments(quote: Quote, items: readonly Json[]): Json[] {
  if (items.length === 0 || isVirtual(quote.items)) return [];
  const address = noAddress(quote.shippingAddressId, 1);
  return [{ shipping: { address, method: null }, items }];
}

/** A guest's cart as GET /V1/guest-carts/{cart} answers it. */
export function cartView(quote: Quote, show: ShowItem): Json {
  const items = quote.items.map(show);
  return {
    id: quote.id,
    created_at: quote.createdAt,
    updated_at: quote.updatedAt,
    is_active: quote.isActive,
    is_virtual: isVirtual(quote.items),
    items,
    items_count: items.length,
    items_qty: totalQty(quote.items),
    customer: { email: null, firstname: null, lastname: null },
    billing_address: billingView(quote),
    orig_order_id: 0,
    currency,
    customer_is_guest: true,
    customer_note_notify: true,
    customer_tax_class_id: 3,
    store_id: 1,
    extension_attributes: { shipping_assignments: shippingAssignments(quote, items) },
  };
}

const totalsItemView = (item: QuoteItem): Json => {
  const row = rowTotal(item);
  return {
    item_id: item.id,
    price: item.price,
    base_price: item.price,
    qty: item.qty,
    row_total: row,
    base_row_total: row,
    row_total_with_discount: 0,
    tax_amount: 0,
    base_tax_amount: 0,
    tax_percent: 0,
    discount_amount: 0,
    base_discount_amount: 0,
    discount_percent: 0,
    price_incl_tax: item.price,
    base_price_incl_tax: item.price,
    row_total_incl_tax: row,
    base_row_total_incl_tax: row,
    options: '[]',
    weee_tax_applied_amount: null,
    weee_tax_applied: null,
    name: item.name,
  };
};

const shippingSegment = { code: 'shipping', title: 'Shipping & Handling', value: 0 };
const taxSegment = {
  code: 'tax',
  title: 'Tax',
  value: 0,
  extension_attributes: { tax_grandtotal_details: [] },
};

function segments(quote: Quote, sum: number): Json[] {
  return [
    { code: 'subtotal', title: 'Subtotal', value: sum },
    ...(isVirtual(quote.items) ? [] : [shippingSegment]),
    taxSegment,
    { code: 'grand_total', title: 'Grand Total', value: sum, area: 'footer' },
  ];
}

/** Amounts that stay zero until an address, a coupon or a shipping method is set. */
const unset = {
  shipping_amount: 0,
  base_shipping_amount: 0,
  shipping_discount_amount: 0,
  base_shipping_discount_amount: 0,
  tax_amount: 0,
  base_tax_amount: 0,
  weee_tax_applied_amount: null,
  shipping_tax_amount: 0,
  base_shipping_tax_amount: 0,
};

/** A cart's sums as GET /V1/guest-carts/{cart}/totals answers them, in dollars. */
export function totalsView(quote: Quote): Json {
  const sum = subtotal(quote.items);
  return {
    grand_total: sum,
    base_grand_total: sum,
    subtotal: sum,
    base_subtotal: sum,
    discount_amount: 0,
    base_discount_amount: 0,
    subtotal_with_discount: sum,
    base_subtotal_with_discount: sum,
    ...unset,
    subtotal_incl_tax: sum,
    shipping_incl_tax: 0,
    base_shipping_incl_tax: 0,
    base_currency_code: 'USD',
    quote_currency_code: 'USD',
    items_qty: totalQty(quote.items),
    items: quote.items.map(totalsItemView),
    total_segments: segments(quote, sum),
  };
}

const methods = [
  { code: 'checkmo', title: 'Check / Money order' },
  { code: 'banktransfer', title: 'Bank Transfer Payment' },
  { code: 'cashondelivery', title: 'Cash On Delivery' },
];
const free = { code: 'free', title: 'No Payment Information Required' };

/** Ways to pay; one more for a cart that costs nothing, one fewer for a cart that is not shipped. */
export function paymentMethodsView(quote: Quote): Json[] {
  const shipped = methods.filter(
    ({ code }) => code !== 'cashondelivery' || !isVirtual(quote.items),
  );
  return subtotal(quote.items) === 0 ? [...shipped, free] : shipped;
}
