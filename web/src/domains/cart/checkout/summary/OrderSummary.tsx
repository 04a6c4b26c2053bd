import { useState } from 'react';
import { counted } from '../../../../shared/counts.ts';
import { formatMoney } from '../../../../shared/money.ts';
import { useSite } from '../../../../shared/useSite.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import type { CheckoutCart } from '../calls/checkoutBackend.ts';
import { CodeBox } from './CodeBox.tsx';
import { Totals, type TotalsState } from './Totals.tsx';
import type { Codes } from './useCodes.ts';

/** The total in words: what a screen reader is told when it changes, and what the closed summary shows. */
function totalWords(cart: CheckoutCart, state: TotalsState): string {
  if (state === 'updating') return 'Updating the total …';
  const sums = cart.totals;
  if (!sums) return '';
  if (state === 'right') return `Total ${formatMoney(sums.grandTotal)}`;
  return `Subtotal ${formatMoney(sums.subtotal)}`;
}

interface SummaryProps {
  readonly cart: CheckoutCart;
  readonly totals: TotalsState;
  /** Null once the total must not change any more. */
  readonly codes: Codes | null;
}

/** The lines, the codes and the totals, as the back end has them. On small screens it is opened by its head. */
export function OrderSummary(props: SummaryProps) {
  const { cart, totals, codes } = props;
  const { hasGiftCards } = useSite();
  const [isOpen, setIsOpen] = useState(false);
  const coupon = cart.totals?.couponCode;
  const applied = cart.totals?.giftCards?.map(({ code }) => code) ?? codes?.giftCards ?? [];
  const words = totalWords(cart, totals);
  const count = cart.lines.length;
  return (
    <section className="e-checkout-summary" aria-labelledby="summary-title">
      <h2 id="summary-title">Your order</h2>
      <button
        type="button"
        className="e-checkout-toggle"
        aria-expanded={isOpen}
        aria-controls="summary-body"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          {isOpen ? 'Hide' : `Show ${counted(count, 'item')}${codes ? ' and codes' : ''}`}
        </span>
        <span>{words}</span>
      </button>
      <div id="summary-body" className="e-checkout-summary-body" data-open={isOpen || undefined}>
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
        {codes && (
          <div className="e-checkout-codes">
            <CodeBox kind="coupon" codes={codes} applied={coupon ? [coupon] : []} />
            {hasGiftCards && <CodeBox kind="giftCard" codes={codes} applied={applied} />}
          </div>
        )}
        <Totals cart={cart} state={totals} />
      </div>
      <p role="status" className="e-hidden">
        {totals !== 'open' && words}
      </p>
    </section>
  );
}
