import { Button, Skeleton } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type OrderSnapshot, readOrderSnapshot } from '#domains/cart/index.ts';
import { PageHead } from '#ui/PageHead.tsx';
import { OrderConfirmation } from '../complete/OrderConfirmation.tsx';
import '../complete/complete.css';

/** The confirmation of the order this tab has placed; the server knows nothing of it. */
export default function OrderCompleteRoute() {
  const [snapshot, setSnapshot] = useState<OrderSnapshot | null | undefined>(undefined);
  useEffect(() => setSnapshot(readOrderSnapshot()), []);
  return (
    <div className="e-wrap e-complete">
      <PageHead title="Order confirmation" canonical={null} />
      {snapshot === undefined && <Skeleton height="100" aria-hidden />}
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
        <Button asChild>
          <Link to="/guest/order">Look up an order</Link>
        </Button>
        <Button asChild variant="outline">
          <Link to="/">Continue shopping</Link>
        </Button>
      </div>
    </>
  );
}
