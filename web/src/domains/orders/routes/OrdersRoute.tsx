import { Button } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { Loadable } from '#ui/Loadable.tsx';
import { PageHead } from '#ui/PageHead.tsx';
import { Pages } from '#ui/Pages.tsx';
import { OrderRow } from '../list/OrderRow.tsx';
import { useOrdersListQuery } from '../list/OrdersList.generated.ts';
import '#ui/records.css';
import '../orders.css';

/** The customer's orders, newest first, ten a page; the page is in the address (1-based). */
export default function OrdersRoute() {
  const [search] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(search.get('page'))) || 1);
  const question = useOrdersListQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <PageHead title="My Orders" canonical={null} />
      <div className="e-account-head">
        <h1 className="e-heading">My Orders</h1>
        <Link className="e-link" to="/account/orders/returns">
          Returns
        </Link>
      </div>
      <Loadable question={question}>
        {({ customerOrders }) => {
          const { orders = [], pageCount = 0 } = customerOrders ?? {};
          return orders.length === 0 ? (
            <NoOrders hasOthers={pageCount > 0} />
          ) : (
            <>
              <ul className="e-records">
                {orders.map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
              </ul>
              <Pages page={page} pageCount={pageCount} hrefOf={(to) => `?page=${to}`} />
            </>
          );
        }}
      </Loadable>
    </>
  );
}

function NoOrders({ hasOthers }: { hasOthers: boolean }) {
  if (hasOthers) {
    return (
      <EmptyNote
        title="No orders on this page"
        action={
          <Button asChild>
            <Link to="/account/orders">See the latest ones</Link>
          </Button>
        }
      >
        Your orders fill fewer pages than that.
      </EmptyNote>
    );
  }
  return (
    <EmptyNote
      title="No orders yet"
      action={
        <Button asChild>
          <Link to="/latest-arrivals">See what has just come in</Link>
        </Button>
      }
    >
      Once you have bought something, you follow its way and ask for a return here.
    </EmptyNote>
  );
}
