import { useState } from 'react';
import { AddressLines, type PostalAddress } from '../../../ui/AddressLines.tsx';
import { newAttempt } from '../../payments/index.ts';
import type { CheckoutCart } from '../checkout/calls/checkoutBackend.ts';
import { PlaceBar } from '../checkout/pay/PlaceBar.tsx';
import { ProcessingPanel } from '../checkout/pay/ProcessingPanel.tsx';
import { refusalText, usePlacing } from '../checkout/pay/usePlacing.ts';
import { OrderSummary } from '../checkout/summary/OrderSummary.tsx';
import { makeSnapshot } from '../complete/makeSnapshot.ts';
import { keepPending } from '../complete/snapshot.ts';
import type { ExpressPayment } from './expressPayment.ts';

interface ReviewProps {
  readonly express: ExpressPayment;
  readonly cart: CheckoutCart;
  readonly owner: 'guest' | 'customer';
  /** Nothing was ordered: why, or empty when the shopper would rather pay another way. */
  readonly onEnd: (why: string) => void;
}

function addressOf({ contact }: ExpressPayment): PostalAddress | null {
  if (!contact?.city || !contact.country) return null;
  const { city, country, firstName, lastName } = contact;
  return { ...contact, city, country, firstName: firstName ?? '', lastName: lastName ?? '' };
}

/** The last look at a bag that a wallet has approved: where it goes, what it costs, and the order. */
export function ExpressReview({ express, cart, owner, onEnd }: ReviewProps) {
  const { cartId, walletOrderId, walletName, contact } = express;
  const placing = usePlacing({ onRefused: (refusal) => onEnd(refusalText(refusal)) });
  const [address] = useState(() => addressOf(express));
  const email = contact?.email ?? '';
  const isBusy = placing.phase !== 'idle';
  const order = (): void => {
    if (isBusy) return;
    const billed = { lastName: contact?.lastName ?? '', postalCode: contact?.postalCode ?? '' };
    const made = { cart, isGuest: owner === 'guest', payment: walletName, shippingMethod: '' };
    keepPending(makeSnapshot({ ...made, email, address, billed }));
    const payment = { kind: 'wallet' as const, token: walletOrderId };
    void placing.place(newAttempt({ cartId, owner, email, payment }));
  };
  if (placing.phase === 'processing' || placing.phase === 'unsettled') {
    return <ProcessingPanel phase={placing.phase} onRetry={placing.again} />;
  }
  return (
    <div className="e-checkout-columns">
      <form
        className="e-checkout-form"
        onSubmit={(event) => {
          event.preventDefault();
          order();
        }}
      >
        <section className="e-checkout-section" aria-labelledby="review-title">
          <h2 id="review-title">Review your order</h2>
          <p className="e-checkout-known">
            Approved in <strong>{walletName}</strong>. Nothing is ordered yet.
          </p>
          {address && !cart.isVirtual && (
            <div className="e-express-address">
              <h3 className="e-fact">Ships to</h3>
              <AddressLines address={address} />
            </div>
          )}
          {email && <p className="e-checkout-known">The confirmation goes to {email}.</p>}
        </section>
        <PlaceBar
          cart={cart}
          totals="right"
          order={{ problem: placing.problem, isBusy }}
          faults={[]}
        />
        <button
          type="button"
          className="e-form-link e-express-leave"
          disabled={isBusy}
          onClick={() => onEnd('')}
        >
          Pay another way
        </button>
      </form>
      <OrderSummary cart={cart} totals="right" codes={null} />
    </div>
  );
}
