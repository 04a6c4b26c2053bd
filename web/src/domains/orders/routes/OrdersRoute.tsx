import { Link, useSearchParams } from 'react-router';
import { useOrdersListQuery } from '../../../generated/hooks/OrdersList.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyNote } from '../../../ui/EmptyNote.tsx';
import { Loadable } from '../../../ui/Loadable.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { OrderRow } from '../list/OrderRow.tsx';
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
        {({ customerOrders: { orders, pageCount } }) =>
          orders.length === 0 ? (
            <NoOrders />
          ) : (
            <>
              <ul className="e-records">
                {orders.map((order) => (
                  <OrderRow key={order.id} order={order} />
                ))}
              </ul>
              <Pages page={page} pageCount={pageCount} />
            </>
          )
        }
      </Loadable>
    </>
  );
}

function NoOrders() {
  return (
    <EmptyNote
      title="No orders yet"
      action={<ButtonLink to="/latest-arrivals">See what has just come in</ButtonLink>}
    >
      Once you have bought something, you follow its way and ask for a return here.
    </EmptyNote>
  );
}

function Pages({ page, pageCount }: { page: number; pageCount: number }) {
  if (pageCount < 2) return null;
  return (
    <nav className="e-orders-pages" aria-label="Pages">
      {page > 1 && <Link to={`?page=${page - 1}`}>Newer orders</Link>}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && <Link to={`?page=${page + 1}`}>Older orders</Link>}
    </nav>
  );
}
