import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';
import { formatDay } from '#lib/format/dates.ts';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { ReturnDetails } from '../returns/ReturnDetails.tsx';
import { ReturnForm } from '../returns/ReturnForm.tsx';
import { ReturnList } from '../returns/ReturnList.tsx';
import {
  type ReturnableOrderQuery,
  useReturnableOrderQuery,
  useReturnShowQuery,
  useReturnsListQuery,
} from '../returns/Returns.generated.ts';
import { returnWindow } from '../returnWindow.ts';
import '#ui/records.css';
import '../orders.css';
import '../returns/returns.css';

/** The customer's returns; with an id that return, with `?order=` asking to send back items of that order. */
export default function ReturnsRoute() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const orderId = search.get('order');
  if (id) return <OneReturn id={id} />;
  return orderId ? <NewReturn orderId={orderId} /> : <AllReturns />;
}

function AllReturns() {
  const question = useReturnsListQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHead title="Returns" canonical={null} />
      <Link className="e-back" to="/account/orders">
        All orders
      </Link>
      <h1 className="e-heading">Returns</h1>
      <Loadable question={question}>
        {({ customerReturns }) =>
          customerReturns?.length ? <ReturnList returns={customerReturns} /> : <NoReturns />
        }
      </Loadable>
    </>
  );
}

function NoReturns() {
  return (
    <EmptyNote
      title="No returns"
      action={
        <Button asChild>
          <Link to="/account/orders">Choose an order</Link>
        </Button>
      }
    >
      Items can be sent back within 15 days from shipping. Start from the order they came with.
    </EmptyNote>
  );
}

function OneReturn({ id }: { id: string }) {
  const question = useReturnShowQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHead title={`Return ${id}`} canonical={null} />
      <Link className="e-back" to="/account/orders/returns">
        All returns
      </Link>
      <Loadable question={question}>
        {({ customerReturn, customerReturnLabel }) =>
          customerReturn ? (
            <>
              <h1 className="e-heading e-screen-only">
                Return {customerReturn.id} of order {customerReturn.orderNumber}
              </h1>
              <ReturnDetails it={customerReturn} label={customerReturnLabel} />
            </>
          ) : (
            <NoSuchReturn />
          )
        }
      </Loadable>
    </>
  );
}

function NoSuchReturn() {
  return (
    <>
      <h1 className="e-heading">Return not found</h1>
      <EmptyNote
        title="There is no such return in your account"
        action={
          <Button asChild>
            <Link to="/account/orders/returns">See my returns</Link>
          </Button>
        }
      >
        Perhaps it was asked for with another account.
      </EmptyNote>
    </>
  );
}

function NewReturn({ orderId }: { orderId: string }) {
  const question = useReturnableOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'network-only',
  });
  return (
    <>
      <PageHead title="Return items" canonical={null} />
      <Link className="e-back" to={`/account/orders/${orderId}`}>
        The order
      </Link>
      <h1 className="e-heading">Return items</h1>
      <Loadable question={question}>{(answer) => <Returnable {...answer} />}</Loadable>
    </>
  );
}

function AllSentBack() {
  return (
    <EmptyNote
      title="Every item of this order already has a return"
      action={
        <Button asChild>
          <Link to="/account/orders/returns">See my returns</Link>
        </Button>
      }
    >
      The label and the refund of a return stand on its page.
    </EmptyNote>
  );
}

function Returnable({ customerOrder: order, customerReturns }: ReturnableOrderQuery) {
  const [openedAt] = useState(() => Date.now());
  const returns = returnWindow(order?.returnableUntil ?? null, openedAt);
  if (!order?.returnableUntil || !returns?.isOpen) {
    return (
      <EmptyNote
        title={returns ? 'The time to send it back is over' : 'Nothing to send back yet'}
        action={
          <Button asChild>
            <Link to="/account/orders">See my orders</Link>
          </Button>
        }
      >
        {returns
          ? returns.text
          : 'Items of an order can be sent back once it is shipped, for 15 days.'}
      </EmptyNote>
    );
  }
  const ofOrder = (customerReturns ?? []).filter(({ orderId }) => orderId === order.id);
  const returned = new Set(ofOrder.flatMap(({ items }) => items.map(({ itemId }) => itemId)));
  if (order.items.every(({ id }) => returned.has(id))) return <AllSentBack />;
  return (
    <>
      <p className="e-fact">
        Order {order.number}, until {formatDay(order.returnableUntil)}
      </p>
      <ReturnForm order={order} returned={returned} />
    </>
  );
}
