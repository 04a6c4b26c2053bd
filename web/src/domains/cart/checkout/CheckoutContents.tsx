import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../ui/Button.tsx';
import { isPlacedHere, openAttempt, orderedOf } from '../../payments/index.ts';
import { BagEmpty } from '../components/BagEmpty.tsx';
import { BagProblem } from '../components/BagProblem.tsx';
import { useBag } from '../hooks/useBag.ts';
import { AlreadyOrdered } from './AlreadyOrdered.tsx';
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx';
import { OpenCheckout } from './OpenCheckout.tsx';
import { ResumeOrder } from './ResumeOrder.tsx';

/** The checkout once the bag is known: an order that is under way, the form, or an empty bag. */
export function CheckoutContents() {
  const { status, cartId, cart, refresh } = useBag();
  const [attempt, setAttempt] = useState(openAttempt);
  const [seen, setSeen] = useState(cartId);
  useEffect(() => {
    if (cartId !== null) setSeen(cartId);
  }, [cartId]);
  if (attempt) return <ResumeOrder attempt={attempt} onRefused={() => setAttempt(null)} />;
  if (cartId !== null && cart && cart.lines.length > 0)
    return <OpenCheckout key={cartId} cartId={cartId} />;
  if (status === 'failed') return <BagProblem onRetry={refresh} />;
  // The order of this very page is under way: the bag empties before the confirmation comes.
  const isLeaving = openAttempt() !== null || (seen !== null && isPlacedHere(seen));
  if (status !== 'ready' || isLeaving) return <CheckoutSkeleton />;
  const ordered = seen === null ? null : orderedOf(seen);
  if (ordered) return <AlreadyOrdered number={ordered.orderNumber} />;
  return (
    <BagEmpty>
      <ButtonLink to="/latest-arrivals">See what is new</ButtonLink>
    </BagEmpty>
  );
}
