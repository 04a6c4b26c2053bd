import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { formatDay } from '#lib/format/dates.ts';
import { useStoreName } from '#lib/site/useSite.ts';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import type { OrderDetails_OrderFragment } from '../detail/OrderDetails.generated.ts';
import { OrderDetails } from '../detail/OrderDetails.tsx';
import { returnWindow } from '../returnWindow.ts';
import { useOrderRouteQuery } from './OrderRoute.generated.ts';

/** One order of the customer; the address names it by its id or its number. */
export default function OrderRoute() {
  const { id = '' } = useParams();
  const question = useOrderRouteQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <>
      <Link className="e-back" to="/account/orders">
        All orders
      </Link>
      <Loadable question={question} rows={4}>
        {({ customerOrder }) => (customerOrder ? <Order order={customerOrder} /> : <NoSuchOrder />)}
      </Loadable>
    </>
  );
}

function Order({ order }: { order: OrderDetails_OrderFragment }) {
  const store = useStoreName();
  const [openedAt] = useState(() => Date.now());
  const returns = returnWindow(order.returnableUntil, openedAt);
  const day = formatDay(order.createdAt);
  return (
    <>
      <PageHead title={`Order ${order.number}`} canonical={null} />
      <p className="e-invoice-head">{store} · Invoice</p>
      <h1 className="e-heading">Order {order.number}</h1>
      {day && <p className="e-fact">Placed on {day}</p>}
      <OrderDetails order={order} />
      <div className="e-account-actions e-screen-only">
        <Button variant="outline" onClick={() => window.print()}>
          Print invoice
        </Button>
        {returns?.isOpen && (
          <Button asChild variant="outline">
            <Link to={`/account/orders/returns?order=${order.id}`}>Return items</Link>
          </Button>
        )}
      </div>
      {returns && <p className="e-fact e-screen-only">{returns.text}</p>}
    </>
  );
}

function NoSuchOrder() {
  return (
    <>
      <PageHead title="Order not found" canonical={null} />
      <h1 className="e-heading">Order not found</h1>
      <EmptyNote
        title="There is no such order in your account"
        action={
          <Button asChild>
            <Link to="/account/orders">See my orders</Link>
          </Button>
        }
      >
        Orders placed as a guest are found with their number, last name and postal code.
      </EmptyNote>
    </>
  );
}
