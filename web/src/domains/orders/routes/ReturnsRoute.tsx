import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { formatDay } from '#lib/format/dates.ts';
import { formatMoney } from '#lib/format/money.ts';
import { Caption } from '#ui/Caption.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Picture } from '#ui/Picture.tsx';
import { RecordRow, Records } from '#ui/Records.tsx';
import { returnWindow } from '../orderStatus.ts';
import { ReturnBadge, ReturnDetails } from '../returns/ReturnDetails.tsx';
import { ReturnForm } from '../returns/ReturnForm.tsx';
import {
  type ReturnableOrderQuery,
  type ReturnDetails_ReturnFragment,
  useReturnableOrderQuery,
  useReturnShowQuery,
  useReturnsListQuery,
} from '../returns/Returns.generated.ts';

/** The customer's returns; one return if the URL has an id, or the return form with `?order=`. */
export default function ReturnsRoute() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const orderId = search.get('order');
  if (id) return <OneReturn id={id} />;
  return orderId ? <NewReturn orderId={orderId} /> : <AllReturns />;
}

const RETURNS = '/account/orders/returns';
const ORDERS = '/account/orders';

const SEE_RETURNS = { to: RETURNS, text: 'See my returns' };

function AllReturns() {
  const query = useReturnsListQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <>
      <PageHeading title="Returns" back={{ to: ORDERS, text: 'All orders' }} />
      <Loadable query={query}>
        {({ customerReturns }) =>
          customerReturns?.length ? (
            <Records>
              {customerReturns.map((each) => (
                <ReturnRow key={each.id} orderReturn={each} />
              ))}
            </Records>
          ) : (
            <EmptyNote title="No returns yet" link={{ to: ORDERS, text: 'Choose an order' }}>
              You can return items within 15 days of shipping. Start from the order.
            </EmptyNote>
          )
        }
      </Loadable>
    </>
  );
}

function ReturnRow({ orderReturn }: { orderReturn: ReturnDetails_ReturnFragment }) {
  const { id, orderNumber, items, createdAt, refund, status } = orderReturn;
  const thumbnail = items[0]?.product?.images[0]?.thumbnail;
  const facts = [formatDay(createdAt), `${formatMoney(refund)} refund`];
  return (
    <RecordRow
      name={`Return ${id} of order ${orderNumber}`}
      to={`${RETURNS}/${id}`}
      picture={<Picture sources={{ thumbnail }} size="thumbnail" alt="" />}
      actions={<ReturnBadge status={status} />}
    >
      <Caption>{items.map(({ name }) => name).join(', ')}</Caption>
      <Caption>{facts.filter(Boolean).join(' · ')}</Caption>
    </RecordRow>
  );
}

function OneReturn({ id }: { id: string }) {
  const query = useReturnShowQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const back = { to: RETURNS, text: 'All returns' };
  return (
    <Loadable query={query} heading={<PageHeading title="Return" back={back} />}>
      {({ customerReturn, customerReturnLabel }) =>
        customerReturn ? (
          <>
            <Box _print={{ display: 'none' }}>
              <PageHeading
                title={`Return ${id}`}
                heading={`Return ${customerReturn.id} of order ${customerReturn.orderNumber}`}
                back={back}
              />
            </Box>
            <ReturnDetails orderReturn={customerReturn} label={customerReturnLabel} />
          </>
        ) : (
          <>
            <PageHeading title="Return not found" back={back} />
            <EmptyNote title="This return isn’t in your account" link={SEE_RETURNS}>
              It may belong to another account.
            </EmptyNote>
          </>
        )
      }
    </Loadable>
  );
}

function NewReturn({ orderId }: { orderId: string }) {
  const query = useReturnableOrderQuery({
    variables: { id: orderId },
    fetchPolicy: 'network-only',
  });
  return (
    <>
      <PageHeading
        title="Return items"
        back={{ to: `${ORDERS}/${orderId}`, text: 'Back to order' }}
      />
      <Loadable query={query}>{(data) => <Returnable {...data} />}</Loadable>
    </>
  );
}

function Returnable({ customerOrder: order, customerReturns }: ReturnableOrderQuery) {
  const [openedAt] = useState(() => Date.now());
  const returns = returnWindow(order?.returnableUntil ?? null, openedAt);
  if (!order?.returnableUntil || !returns?.isOpen) {
    return (
      <EmptyNote
        title={returns ? 'The return window has closed' : 'Nothing to return yet'}
        link={{ to: ORDERS, text: 'See my orders' }}
      >
        {returns?.text ?? 'You can return items for 15 days after your order ships.'}
      </EmptyNote>
    );
  }
  const ofOrder = (customerReturns ?? []).filter(({ orderId }) => orderId === order.id);
  const returned = new Set(ofOrder.flatMap(({ items }) => items.map(({ itemId }) => itemId)));
  if (order.items.every(({ id }) => returned.has(id))) {
    return (
      <EmptyNote title="You’re already returning every item in this order" link={SEE_RETURNS}>
        You’ll find the label and refund on each return’s page.
      </EmptyNote>
    );
  }
  return (
    <>
      <Caption mt="2">
        Order {order.number} · Return by {formatDay(order.returnableUntil)}
      </Caption>
      <ReturnForm order={order} returned={returned} />
    </>
  );
}
