import { Link } from 'react-router';
import { formatDay } from '#lib/format/dates.ts';
import { formatMoney } from '#lib/format/money.ts';
import { Picture } from '#ui/Picture.tsx';
import type { ReturnFacts_ReturnFragment } from './Returns.generated.ts';
import { ReturnTag } from './ReturnTag.tsx';

/** The customer's returns, newest first. */
export function ReturnList({ returns }: { returns: readonly ReturnFacts_ReturnFragment[] }) {
  return (
    <ul className="e-records">
      {returns.map((one) => (
        <li key={one.id} className="e-record">
          <Picture
            className="e-record-picture"
            sources={{ thumbnail: one.items[0]?.product?.images[0]?.thumbnail }}
            size="thumbnail"
            alt=""
          />
          <div className="e-record-text">
            <Link className="e-record-name" to={`/account/orders/returns/${one.id}`}>
              Return {one.id} of order {one.orderNumber}
            </Link>
            <p className="e-fact">{one.items.map(({ name }) => name).join(', ')}</p>
            <p className="e-fact">
              {[formatDay(one.createdAt), `${formatMoney(one.refund)} refund`]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <div className="e-record-actions">
            <ReturnTag status={one.status} />
          </div>
        </li>
      ))}
    </ul>
  );
}
