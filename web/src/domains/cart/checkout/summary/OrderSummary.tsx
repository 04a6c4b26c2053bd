import { formatMoney } from '../../../../shared/money.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import type { CheckoutCart } from '../calls/checkoutBackend.ts';
import { CodeBox } from './CodeBox.tsx';
import type { Codes } from './useCodes.ts';

/** What depends on where the order goes. */
const BY_ADDRESS = new Set(['shipping', 'tax', 'grand_total']);

export type TotalsState = 'open' | 'updating' | 'right';

/** The lines, the codes and the totals, as the back end has them. */
export function OrderSummary(props: { cart: CheckoutCart; totals: TotalsState; codes: Codes }) {
  const { cart, totals, codes } = props;
  const coupon = cart.totals?.couponCode;
  return (
    <section className="e-checkout-summary" aria-labelledby="summary-title">
      <h2 id="summary-title">Your order</h2>
      <ul className="e-checkout-lines">
        {cart.lines.map((line) => (
          <li key={line.id} data-sold={line.availability === 'SOLD' || undefined}>
            <Picture sources={{ thumbnail: line.thumbnailUrl }} size="thumbnail" alt="" />
            <span>
              {line.name}
              {line.availability === 'SOLD' && <em>Product is out of stock</em>}
            </span>
            <span className="e-checkout-price">{formatMoney(line.price)}</span>
          </li>
        ))}
      </ul>
      <div className="e-checkout-codes">
        <CodeBox kind="coupon" codes={codes} applied={coupon ? [coupon] : []} />
        <CodeBox kind="giftCard" codes={codes} applied={codes.giftCards} />
      </div>
      <Totals cart={cart} state={totals} />
    </section>
  );
}

/** The totals by segment. What is not known yet says so; what is about to change says that, and shows no amount. */
export function Totals({ cart, state }: { cart: CheckoutCart; state: TotalsState }) {
  const segments = cart.totals?.segments ?? [];
  if (segments.length === 0) {
    return <p role="alert">The totals could not be read. Please reload the page.</p>;
  }
  return (
    <>
      <dl className="e-bag-totals e-checkout-totals" aria-busy={state === 'updating'}>
        {segments.map(({ code, title, value }) => {
          const isTotal = code === 'grand_total';
          const isKnown = state === 'right' || (state === 'open' && !BY_ADDRESS.has(code));
          return (
            <div key={code} data-total={isTotal || undefined}>
              <dt>{isTotal ? 'Total' : title}</dt>
              <dd>{isKnown ? formatMoney(value) : <Unknown state={state} />}</dd>
            </div>
          );
        })}
      </dl>
      <p role="status" className="e-hidden">
        {state === 'updating' ? 'Updating the totals …' : ''}
        {state === 'right' ? `Total ${formatMoney(cart.totals?.grandTotal ?? { amount: '' })}` : ''}
      </p>
    </>
  );
}

const Unknown = ({ state }: { state: TotalsState }) =>
  state === 'updating' ? (
    <span className="e-checkout-updating">Updating …</span>
  ) : (
    <span className="e-checkout-later">With your address</span>
  );
