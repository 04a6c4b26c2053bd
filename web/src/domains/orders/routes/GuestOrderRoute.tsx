import { Button, Link as ChakraLink, Skeleton } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { readOrderSnapshot } from '#domains/cart/index.ts';
import { formatDay } from '#lib/format/dates.ts';
import { PageHead } from '#ui/PageHead.tsx';
import type { OrderDetails_OrderFragment } from '../detail/OrderDetails.generated.ts';
import { OrderDetails } from '../detail/OrderDetails.tsx';
import { GuestOrderForm } from '../guest/GuestOrderForm.tsx';
import { type GuestOrderFacts, useGuestOrder } from '../guest/useGuestOrder.ts';
import { returnWindow } from '../returnWindow.ts';
import '../guest/guestOrder.css';

/** What this tab knows of the order it has placed; of another one, the number that the address names. */
function knownFacts(): GuestOrderFacts {
  const orderNumber = window.location.hash.replace(/\D/g, '');
  const placed = readOrderSnapshot();
  if (placed && (orderNumber === '' || placed.orderNumber === orderNumber)) {
    const { billingLastName, billingPostalCode } = placed;
    return {
      orderNumber: placed.orderNumber ?? '',
      lastName: billingLastName,
      postalCode: billingPostalCode,
    };
  }
  return { orderNumber, lastName: '', postalCode: '' };
}

/** A guest's order by its number, the last name and the postal code it is billed to. */
export default function GuestOrderRoute() {
  const [known, setKnown] = useState<GuestOrderFacts | null>(null);
  useEffect(() => setKnown(knownFacts()), []);
  const { order, problem, lookUp, another } = useGuestOrder();
  return (
    <div className="e-wrap e-guest-order">
      <PageHead title="Order status" canonical={null} />
      {order ? (
        <FoundOrder order={order} onAnother={another} />
      ) : (
        <div className="e-guest-order-ask">
          <h1 className="e-title">Order status</h1>
          <p className="e-fact">
            For orders placed without an account. With one, see{' '}
            <ChakraLink asChild>
              <Link to="/account/orders">My Orders</Link>
            </ChakraLink>
            .
          </p>
          {known ? (
            <GuestOrderForm known={known} problem={problem} onSubmit={lookUp} />
          ) : (
            <Skeleton height="80" aria-hidden />
          )}
        </div>
      )}
    </div>
  );
}

function FoundOrder({
  order,
  onAnother,
}: {
  order: OrderDetails_OrderFragment;
  onAnother: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const day = formatDay(order.createdAt);
  const [openedAt] = useState(() => Date.now());
  const returns = returnWindow(order.returnableUntil, openedAt);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="e-title">
        Order {order.number}
      </h1>
      {day && <p className="e-fact">Placed on {day}</p>}
      <OrderDetails order={order} />
      {returns && <p className="e-fact">{returns.text}</p>}
      <div className="e-guest-order-actions e-screen-only">
        <Button variant="outline" onClick={() => window.print()}>
          Print
        </Button>
        <Button variant="ghost" onClick={onAnother}>
          Look up another order
        </Button>
      </div>
    </>
  );
}
