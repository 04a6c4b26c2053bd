import { formatMoney } from '../../../../shared/money.ts';
import type { CheckoutCart } from '../calls/checkoutBackend.ts';

/** What depends on where the order goes. */
const BY_ADDRESS = new Set(['shipping', 'tax', 'grand_total']);

/** open: what hangs on the address is not known yet. updating: about to change. right: they may be ordered by. */
export type TotalsState = 'open' | 'updating' | 'right';

/** The totals by segment. What is not known yet says so; what is about to change says that, and shows no amount. */
export function Totals({ cart, state }: { cart: CheckoutCart; state: TotalsState }) {
  const segments = cart.totals?.segments ?? [];
  if (segments.length === 0) {
    return <p role="alert">The totals could not be read. Please reload the page.</p>;
  }
  return (
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
  );
}

const Unknown = ({ state }: { state: TotalsState }) =>
  state === 'updating' ? (
    <span className="e-checkout-updating">Updating …</span>
  ) : (
    <span className="e-checkout-later">With your address</span>
  );
