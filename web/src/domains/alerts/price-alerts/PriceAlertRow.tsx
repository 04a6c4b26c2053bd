import { Link } from 'react-router';
import type { PriceAlertRow_AlertFragment } from '../../../generated/documents.ts';
import { formatDay } from '../../../shared/dates.ts';
import { formatMoney } from '../../../shared/money.ts';
import { Picture } from '../../../ui/Picture.tsx';

type Alert = PriceAlertRow_AlertFragment;

/** One watched piece: its price then and now, how much it has dropped, and the way to stop watching. */
export function PriceAlertRow(props: { alert: Alert; isRemoving: boolean; onRemove: () => void }) {
  const { alert, isRemoving, onRemove } = props;
  const { product, droppedBy } = alert;
  const name = alert.name ?? `Item ${alert.sku}`;
  const hasDropped = Number(droppedBy.amount) > 0;
  return (
    <li className="e-record" aria-busy={isRemoving}>
      <Picture
        className="e-record-picture"
        sources={{ thumbnail: product?.images[0]?.thumbnail }}
        size="thumbnail"
        alt=""
      />
      <div className="e-record-text">
        {product ? (
          <Link className="e-record-name" to={product.path}>
            {name}
          </Link>
        ) : (
          <span className="e-record-name">{name}</span>
        )}
        <p className="e-fact">{pricesOf(alert)}</p>
        <p className="e-tags">
          {hasDropped && (
            <span className="e-tag" data-tone="good">
              {formatMoney(droppedBy)} less
            </span>
          )}
          {!isOnSale(alert) && <span className="e-tag">No longer available</span>}
        </p>
      </div>
      <div className="e-record-actions">
        <button
          type="button"
          className="e-text-button"
          aria-disabled={isRemoving}
          aria-label={`Remove price alert: ${name}`}
          onClick={onRemove}
        >
          {isRemoving ? 'Removing …' : 'Remove'}
        </button>
      </div>
    </li>
  );
}

const isOnSale = ({ product, isInStock }: Alert): boolean =>
  isInStock !== false && product?.availability !== 'RECENTLY_SOLD';

/** A sold piece shows no price of today (spec §4). */
function pricesOf(alert: Alert): string {
  const { priceWhenAdded, price, createdAt } = alert;
  const day = formatDay(createdAt);
  const when = day ? `on ${day}` : 'when you asked';
  const now = price && isOnSale(alert) ? `${formatMoney(price)} now` : null;
  if (now && price?.amount === priceWhenAdded?.amount) return `${now}, as ${when}`;
  const then = priceWhenAdded && `${formatMoney(priceWhenAdded)} ${when}`;
  return [now, then].filter(Boolean).join(', ');
}
