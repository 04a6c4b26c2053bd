import { Box, Button, Text, Wrap } from '@chakra-ui/react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { formatDay } from '#lib/format/dates.ts';
import { useFeatures, useStoreName } from '#lib/site/useSite.ts';
import { Caption } from '#ui/Caption.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import type { OrderDetails_OrderFragment } from '../OrderDetails.generated.ts';
import { OrderDetails } from '../OrderDetails.tsx';
import { returnedLines, returnWindow } from '../orderStatus.ts';
import { useReturnsListQuery } from '../returns/Returns.generated.ts';
import { useOrderRouteQuery } from './OrderRoute.generated.ts';

const ALL = { to: '/account/orders', text: 'All orders' };

/** One order of the customer; the URL contains its id or its number. */
export default function OrderRoute() {
  const { id = '' } = useParams();
  const features = useFeatures();
  const query = useOrderRouteQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <Loadable query={query} rows={4} heading={<PageHeading title="Order" back={ALL} />}>
      {({ customerOrder }) =>
        customerOrder ? (
          <Order order={customerOrder} />
        ) : (
          <>
            <PageHeading title="Order not found" back={ALL} />
            <EmptyNote
              title="This order isn’t in your account"
              link={{ to: '/account/orders', text: 'See my orders' }}
            >
              {features.has('GUEST_ORDERS')
                ? 'Ordered as a guest? Look it up with the order number, last name and postal code.'
                : 'Ordered as a guest? Your order confirmation is in your email.'}
            </EmptyNote>
          </>
        )
      }
    </Loadable>
  );
}

function Order({ order }: { order: OrderDetails_OrderFragment }) {
  const store = useStoreName();
  const [openedAt] = useState(() => Date.now());
  const returns = returnWindow(order.returnableUntil, openedAt);
  const { data, loading } = useReturnsListQuery({
    skip: !returns?.isOpen,
    fetchPolicy: 'network-only',
  });
  const isReturned = returnedLines(order, data?.customerReturns).areAll;
  const day = formatDay(order.createdAt);
  return (
    <>
      <Text display="none" mb="6" textStyle="subheading" _print={{ display: 'block' }}>
        {store} · Invoice
      </Text>
      <PageHeading title={`Order ${order.number}`} back={ALL} lead={day && `Placed on ${day}`} />
      <OrderDetails order={order} />
      <Box _print={{ display: 'none' }}>
        <Wrap gap="3">
          <Button variant="outline" onClick={() => window.print()}>
            Print invoice
          </Button>
          {returns?.isOpen && !loading && (
            <ButtonLink
              variant="outline"
              to={`/account/orders/returns${isReturned ? '' : `?order=${order.id}`}`}
            >
              {isReturned ? 'See my returns' : 'Return items'}
            </ButtonLink>
          )}
        </Wrap>
        {returns && (
          <Caption mt="2">
            {isReturned ? 'You’re already returning every item in this order.' : returns.text}
          </Caption>
        )}
      </Box>
    </>
  );
}
