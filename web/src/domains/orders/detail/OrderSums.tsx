import { formatMoney } from '#lib/format/money.ts';
import type { OrderDetails_OrderFragment } from './OrderDetails.generated.ts';

type Order = Pick<OrderDetails_OrderFragment, 'state' | 'totals' | 'couponCode' | 'payment'>;

/** The sums of an order as the back end computed them, and how it was paid. */
export function OrderSums({ order: { state, totals, couponCode, payment } }: { order: Order }) {
  const card = payment?.cardLast4 ? ` ending in ${payment.cardLast4}` : '';
  return (
    <section className="e-order-part" aria-labelledby="order-sums">
      <h2 id="order-sums">Summary</h2>
      <dl className="e-sums">
        {totals.segments.map(({ code, title, value }) => (
          <div key={code} data-total={code === 'grand_total' || undefined}>
            <dt>
              {code === 'grand_total' ? 'Total' : title}
              {code === 'discount' && couponCode && ` (${couponCode})`}
            </dt>
            <dd>{formatMoney(value)}</dd>
          </div>
        ))}
        {Number(totals.refunded.amount) > 0 && (
          <div>
            <dt>Refunded</dt>
            <dd>-{formatMoney(totals.refunded)}</dd>
          </div>
        )}
        {state !== 'CANCELED' && Number(totals.due.amount) > 0 && (
          <div>
            <dt>Still to be paid</dt>
            <dd>{formatMoney(totals.due)}</dd>
          </div>
        )}
      </dl>
      {payment && (
        <p className="e-fact">
          Payment: {payment.label}
          {card}
        </p>
      )}
    </section>
  );
}
