import { formatMoney } from '#lib/format/money.ts';
import { SumRow, Sums } from '#ui/Sums.tsx';
import type { CartTotals_TotalsFragment } from '../Cart.generated.ts';

type Sum = CartTotals_TotalsFragment['subtotal'];

const isZero = (sum: Sum) => Number(sum.amount) === 0;

/** Totals with a fixed place; others, such as gift cards, are shown with the back end's label. */
const OWN_LINE = new Set(['subtotal', 'discount', 'shipping', 'tax', 'grand_total']);

export function CartTotals({ totals }: { totals: CartTotals_TotalsFragment }) {
  const { subtotal, discount, shipping, tax, grandTotal } = totals;
  const later = 'Calculated at checkout';
  const others = totals.segments.filter(({ code, value }) => !OWN_LINE.has(code) && !isZero(value));
  return (
    <Sums>
      <SumRow label="Subtotal">{formatMoney(subtotal)}</SumRow>
      {!isZero(discount) && <SumRow label="Discount">{formatMoney(discount)}</SumRow>}
      <SumRow label="Shipping">{isZero(shipping) ? later : formatMoney(shipping)}</SumRow>
      <SumRow label="Tax">{isZero(tax) ? later : formatMoney(tax)}</SumRow>
      {others.map(({ code, title, value }) => (
        <SumRow key={code} label={title}>
          {formatMoney(value)}
        </SumRow>
      ))}
      <SumRow label="Total" isTotal>
        {formatMoney(grandTotal)}
      </SumRow>
    </Sums>
  );
}
