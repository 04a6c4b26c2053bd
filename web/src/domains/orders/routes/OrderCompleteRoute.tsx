import { useEffect, useState } from 'react';
import { ButtonLink } from '../../../ui/Button.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type OrderSnapshot, readOrderSnapshot } from '../../cart/index.ts';
import { OrderConfirmation } from '../complete/OrderConfirmation.tsx';
import '../complete/complete.css';

/** The confirmation of the order this tab has placed; the server knows nothing of it. */
export default function OrderCompleteRoute() {
  const [snapshot, setSnapshot] = useState<OrderSnapshot | null | undefined>(undefined);
  useEffect(() => setSnapshot(readOrderSnapshot()), []);
  return (
    <div className="e-wrap e-complete">
      <PageHead title="Order confirmation" canonical={null} />
      {snapshot === undefined && <Skeleton height={400} />}
      {snapshot === null && <NoOrder />}
      {snapshot && <OrderConfirmation order={snapshot} />}
    </div>
  );
}

function NoOrder() {
  return (
    <>
      <h1>No recent order</h1>
      <p>
        The confirmation is shown once, in the window that placed the order. A copy is in your mail,
        and every order can be looked up with its number.
      </p>
      <div className="e-complete-actions">
        <ButtonLink to="/guest/order">Look up an order</ButtonLink>
        <ButtonLink to="/" variant="outline">
          Continue shopping
        </ButtonLink>
      </div>
    </>
  );
}
