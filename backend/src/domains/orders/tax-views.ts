import { dollars } from '../../shared/money.ts';
import type { Order } from './types.ts';

type Json = Record<string, unknown>;

/** The taxes of an order, in total and per line; empty lists without taxes. */
export function taxViews(order: Order): Json {
  const { tax: rate, taxAmount } = order.snapshot;
  if (rate === null) return { applied_taxes: [], item_applied_taxes: [], taxes: [] };
  const named = { code: rate.code, title: rate.code, percent: rate.percent };
  const applied = (cents: number): Json => ({
    ...named,
    amount: dollars(cents),
    base_amount: dollars(cents),
  });
  const taxed = order.lines.filter(({ totals }) => totals.tax > 0);
  return {
    applied_taxes: [applied(taxAmount)],
    item_applied_taxes: taxed.map(({ id, totals }) => ({
      type: 'product',
      item_id: id,
      applied_taxes: [applied(totals.tax)],
    })),
    taxes: [
      {
        tax_id: order.id,
        order_id: order.id,
        ...applied(taxAmount),
        base_real_amount: dollars(taxAmount),
        priority: 0,
        position: 0,
        process: 0,
      },
    ],
  };
}
