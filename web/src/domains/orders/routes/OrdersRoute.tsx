import { Badge } from '@chakra-ui/react';
import { useSearchParams } from 'react-router';
import { formatDay } from '#lib/format/dates.ts';
import { formatMoney } from '#lib/format/money.ts';
import { useFeatures } from '#lib/site/useSite.ts';
import { Caption } from '#ui/Caption.tsx';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { LineItem } from '#ui/LineItem.tsx';
import { ButtonLink } from '#ui/Links.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { Pages } from '#ui/Pages.tsx';
import { RecordList } from '#ui/Records.tsx';
import { orderText } from '../orderStatus.ts';
import { type OrderRow_OrderFragment, useOrdersListQuery } from './OrdersRoute.generated.ts';

/** The customer's orders, newest first, ten per page; the URL contains the page (1-based). */
export default function OrdersRoute() {
  const features = useFeatures();
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const query = useOrdersListQuery({ variables: { page }, fetchPolicy: 'cache-and-network' });
  const { orders = [], pageCount = 0 } = query.data?.customerOrders ?? {};
  return (
    <>
      <PageHeading
        title="My Orders"
        action={
          features.has('RETURNS') && (
            <ButtonLink variant="plain" fontSize="inherit" to="/account/orders/returns">
              Returns
            </ButtonLink>
          )
        }
      />
      <RecordList
        query={query}
        records={orders}
        row={(order) => <OrderRow key={order.id} order={order} />}
      >
        <NoOrders hasOthers={pageCount > 0} hasReturns={features.has('RETURNS')} />
      </RecordList>
      {orders.length > 0 && (
        <Pages page={page} pageCount={pageCount} getHref={(to) => `?page=${to}`} />
      )}
    </>
  );
}

const STATUS: Readonly<Record<string, string>> = { COMPLETE: 'success', CANCELED: 'error' };

function OrderRow({ order }: { order: OrderRow_OrderFragment }) {
  const [first, ...others] = order.items;
  const thumbnail = first?.product?.images[0]?.thumbnail ?? null;
  const facts = [formatDay(order.createdAt), formatMoney(order.totals.grandTotal)];
  return (
    <LineItem
      name={`Order ${order.number}`}
      to={`/account/orders/${order.id}`}
      thumbnail={thumbnail}
      actions={<Badge data-status={STATUS[order.state ?? '']}>{orderText(order)}</Badge>}
    >
      <Caption>
        {first?.name}
        {others.length > 0 && ` and ${others.length} more`}
      </Caption>
      <Caption>{facts.filter(Boolean).join(' · ')}</Caption>
    </LineItem>
  );
}

function NoOrders({ hasOthers, hasReturns }: { hasOthers: boolean; hasReturns: boolean }) {
  return hasOthers ? (
    <EmptyNote
      title="No orders on this page"
      link={{ to: '/account/orders', text: 'See your latest orders' }}
    >
      You’ve reached the end of your orders.
    </EmptyNote>
  ) : (
    <EmptyNote title="No orders yet" link={{ to: '/latest-arrivals', text: 'Shop new arrivals' }}>
      After you place an order, you can track it{hasReturns && ' and start a return'} here.
    </EmptyNote>
  );
}
