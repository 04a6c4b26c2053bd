import { Button } from '@chakra-ui/react';
import { Link, useSearchParams } from 'react-router';
import { dayOf } from '../shared/dates.ts';
import type { SellItem_RowFragment } from './SellItem.generated.ts';
import { isOwnersTurn, nextText } from './words.ts';

/** An item in a list: what it is, where it stands, and what comes next until when. */
export function ItemRow(props: { item: SellItem_RowFragment; onShip: (itemId: string) => void }) {
  const { item, onShip } = props;
  const [search] = useSearchParams();
  const open = new URLSearchParams(search);
  open.set('item', item.id);
  const photo = item.photos[0];
  return (
    <li className="e-sell-row">
      <div className="e-sell-thumb">
        {photo && <img src={photo.path} alt="" width={60} height={80} loading="lazy" />}
      </div>
      <div className="e-sell-row-words">
        <p className="e-eyebrow">{item.designer}</p>
        <Link to={`?${open}`} preventScrollReset className="e-sell-row-name">
          {item.model}
        </Link>
        <p className="e-fact">
          Quote Id {item.quoteId} · sent {dayOf(item.createdAt)}
        </p>
      </div>
      <div className="e-sell-row-state">
        <p className="e-sell-status" data-turn={isOwnersTurn(item) || undefined}>
          {item.statusLabel}
        </p>
        <p className="e-fact">{nextText(item)}</p>
      </div>
      {item.allowedActions.includes('SHIP') && (
        <Button
          size="sm"
          variant="outline"
          aria-label={`Ship ${item.designer} ${item.model}`}
          onClick={() => onShip(item.id)}
        >
          Ship
        </Button>
      )}
    </li>
  );
}
