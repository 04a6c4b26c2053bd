import type { BagTotals_TotalsFragment } from '../../../generated/documents.ts';
import { formatMoney } from '../../../shared/money.ts';

type Sum = BagTotals_TotalsFragment['subtotal'];

const isZero = (sum: Sum) => Number(sum.amount) === 0;

/** The sums that have a line of their own; any other one, such as a gift card's, is told as the back end names it. */
const OWN_LINE = new Set(['subtotal', 'discount', 'shipping', 'tax', 'grand_total']);

/** The sums as the back end computed them; what depends on an address is said to come later. */
export function BagTotals({ totals }: { totals: BagTotals_TotalsFragment }) {
  const { subtotal, discount, shipping, tax, grandTotal } = totals;
  const later = 'Calculated at checkout';
  const others = totals.segments.filter(({ code, value }) => !OWN_LINE.has(code) && !isZero(value));
  return (
    <dl className="e-bag-totals">
      <Row label="Subtotal" value={formatMoney(subtotal)} />
      {!isZero(discount) && <Row label="Discount" value={formatMoney(discount)} />}
      <Row label="Shipping" value={isZero(shipping) ? later : formatMoney(shipping)} />
      <Row label="Tax" value={isZero(tax) ? later : formatMoney(tax)} />
      {others.map(({ code, title, value }) => (
        <Row key={code} label={title} value={formatMoney(value)} />
      ))}
      <Row label="Total" value={formatMoney(grandTotal)} isTotal />
    </dl>
  );
}

function Row({ label, value, isTotal }: { label: string; value: string; isTotal?: boolean }) {
  return (
    <div data-total={isTotal}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
