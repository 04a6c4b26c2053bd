import { Link } from 'react-router';
import { formatDay } from '#lib/format/dates.ts';
import { formatMoney } from '#lib/format/money.ts';
import { Picture } from '#ui/Picture.tsx';
import { stateLabel, stateTone } from '../stateLabel.ts';
import type { OrderRow_OrderFragment } from './OrdersList.generated.ts';

/** One order of the list: its first picture, what was bought, how far it is, and the way to all of it. */
export function OrderRow({ order }: { order: OrderRow_OrderFragment }) {
  const [first, ...others] = order.items;
  const picture = first?.product?.images[0];
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  return (
    <li className="e-record">
      <Picture
        className="e-record-picture"
        sources={{ thumbnail: picture?.thumbnail }}
        size="thumbnail"
        alt=""
      />
      <div className="e-record-text">
        <Link className="e-record-name" to={`/account/orders/${order.id}`}>
          Order {order.number}
        </Link>
        <p className="e-fact">
          {first?.name}
          {more}
        </p>
        <p className="e-fact">
          {[formatDay(order.createdAt), formatMoney(order.totals.grandTotal)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className="e-record-actions">
        <span className="e-tag" data-tone={stateTone(order)}>
          {stateLabel(order)}
        </span>
      </div>
    </li>
  );
}
