import { dollars } from '../../shared/money.ts';
import { withBase } from '../cart/totals-view.ts';
import type { Order, OrderLine } from './types.ts';

type Json = Record<string, unknown>;

function itemizedTaxes(order: Order, { id, totals }: OrderLine): Json[] {
  const rate = order.snapshot.tax;
  if (rate === null || totals.tax === 0) return [];
  const amount = dollars(totals.tax);
  const amounts = { amount, base_amount: amount, real_amount: amount, real_base_amount: amount };
  return [
    {
      tax_item_id: id,
      tax_id: order.id,
      item_id: id,
      tax_code: rate.code,
      tax_percent: rate.percent,
      ...amounts,
      taxable_item_type: 'product',
    },
  ];
}

/** Magento returns a line's totals after the discount. */
const lineAmounts = ({ totals }: OrderLine): Json =>
  withBase({
    amount_refunded: 0,
    discount_amount: dollars(totals.discount),
    discount_invoiced: 0,
    discount_tax_compensation_amount: 0,
    original_price: totals.item.price,
    price: totals.item.price,
    price_incl_tax: dollars(totals.priceInclTax),
    row_invoiced: 0,
    row_total: dollars(totals.row - totals.discount),
    row_total_incl_tax: dollars(totals.row - totals.discount + totals.tax),
    tax_amount: dollars(totals.tax),
    tax_invoiced: 0,
  });

const quantities = ({ state }: Order, qty: number): Json => ({
  qty_canceled: state === 'canceled' ? qty : 0,
  qty_invoiced: state === 'complete' ? qty : 0,
  qty_ordered: qty,
  qty_refunded: 0,
  qty_shipped: state === 'complete' ? qty : 0,
});

/** An order line in Magento's format, in dollars. */
export function orderItemView(order: Order, line: OrderLine): Json {
  const { totals, weight } = line;
  const { item } = totals;
  const { coupon } = order.snapshot;
  const taxes = itemizedTaxes(order, line);
  return {
    ...(coupon && { applied_rule_ids: String(coupon.ruleId) }),
    ...lineAmounts(line),
    ...quantities(order, item.qty),
    ...(order.state === 'canceled' && {
      tax_canceled: dollars(totals.tax),
      discount_tax_compensation_canceled: 0,
    }),
    created_at: order.createdAt,
    discount_percent: totals.discountPercent,
    free_shipping: 0,
    is_qty_decimal: 0,
    is_virtual: item.productType === 'virtual' ? 1 : 0,
    item_id: line.id,
    name: item.name,
    no_discount: 0,
    order_id: order.id,
    product_id: item.productId,
    product_type: item.productType,
    quote_item_id: item.id,
    row_weight: (weight ?? 0) * item.qty,
    sku: item.sku,
    store_id: 1,
    tax_percent: totals.taxPercent,
    updated_at: order.createdAt,
    ...(weight !== null && { weight }),
    ...(taxes.length > 0 && { extension_attributes: { itemized_taxes: taxes } }),
  };
}
