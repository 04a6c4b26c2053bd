import type { BagTotals_TotalsFragment } from '../../../generated/documents.ts';
import { formatMoney } from '../../../shared/money.ts';

type Sum = BagTotals_TotalsFragment['subtotal'];

const isZero = (sum: Sum) => Number(sum.amount) === 0;

/** The sums as the back end computed them; what depends on an address is said to come later. */
export function BagTotals({ totals }: { totals: BagTotals_TotalsFragment }) {
  const { subtotal, discount, shipping, tax, grandTotal } = totals;
  const later = 'Calculated at checkout';
  return (
    <dl className="e-bag-totals">
      <Row label="Subtotal" value={formatMoney(subtotal)} />
      {!isZero(discount) && <Row label="Discount" value={formatMoney(discount)} />}
      <Row label="Shipping" value={isZero(shipping) ? later : formatMoney(shipping)} />
      <Row label="Tax" value={isZero(tax) ? later : formatMoney(tax)} />
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
