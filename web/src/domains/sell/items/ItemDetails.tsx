import { Button, Skeleton } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#lib/format/money.ts';
import { hasErrorCode } from '#lib/forms/hasErrorCode.ts';
import { EmptyNote } from '#ui/EmptyNote.tsx';
import { LoadFailure } from '#ui/LoadFailure.tsx';
import { dayOf } from '../shared/dates.ts';
import { useUpToDate } from '../shared/useUpToDate.ts';
import { Parcel } from '../shipping/Parcel.tsx';
import { EditItem } from '../submission/EditItem.tsx';
import { Consignment } from './Consignment.tsx';
import { type Conditions, Facts } from './Facts.tsx';
import { History } from './History.tsx';
import { Inspection } from './Inspection.tsx';
import { OfferCard } from './OfferCard.tsx';
import { OtherMoves } from './OtherMoves.tsx';
import { type SellItem_DetailsFragment, useSellItemReadQuery } from './SellItem.generated.ts';
import { nextText, payoutLabel } from './words.ts';
import './details.css';

interface DetailsProps {
  readonly id: string;
  readonly onShip: (itemId: string) => void;
  /** The dialog links to the page of its own. */
  readonly isInDialog?: boolean;
}

/** Everything about one item, followed live: what is asked of its owner first, then what happened so far. */
export function ItemDetails({ id, onShip, isInDialog = false }: DetailsProps) {
  const { data, error, refetch } = useSellItemReadQuery({ variables: { id }, ...useUpToDate() });
  const [isEditing, setIsEditing] = useState(false);
  const item = data?.sellItem;
  if (error && !item) {
    if (hasErrorCode(error, 'NOT_FOUND')) return <NoSuchItem isInDialog={isInDialog} />;
    return <LoadFailure onRetry={() => void refetch()} />;
  }
  if (!item) return <Skeleton height="90" aria-hidden />;
  const canEdit = item.allowedActions.includes('EDIT');
  return (
    <article className="e-sell-details">
      <header>
        <p className="e-eyebrow">{item.designer}</p>
        {isInDialog ? (
          <h2 className="e-heading">{item.model}</h2>
        ) : (
          <h1 className="e-title">{item.model}</h1>
        )}
        <p className="e-fact">Quote Id {item.quoteId}</p>
      </header>
      {isEditing && canEdit ? (
        <EditItem item={item} onClose={() => setIsEditing(false)} />
      ) : (
        <>
          <Answers item={item} onShip={onShip} />
          <Told
            item={item}
            conditions={data.sellTerms.conditions}
            onEdit={canEdit ? () => setIsEditing(true) : null}
          />
        </>
      )}
      {isInDialog && (
        <Link className="e-link" to={`/sell/index/index/id/${item.id}`}>
          Open as a page
        </Link>
      )}
    </article>
  );
}

function NoSuchItem({ isInDialog }: { isInDialog: boolean }) {
  return (
    <>
      {!isInDialog && <h1 className="e-title">Item not found</h1>}
      <EmptyNote
        title="There is no such item in your account"
        action={
          <Button asChild>
            <Link to="/sell/items">See my items</Link>
          </Button>
        }
      >
        Perhaps it was sent in with another account.
      </EmptyNote>
    </>
  );
}

interface PartProps {
  readonly item: SellItem_DetailsFragment;
}

/** Where the item stands, and everything that can be done about it. */
function Answers({ item, onShip }: PartProps & Pick<DetailsProps, 'onShip'>) {
  const canShip = item.allowedActions.includes('SHIP');
  return (
    <>
      <p className="e-sell-next" role="status">
        <strong>{item.statusLabel}</strong>
        <span>{nextText(item)}</span>
      </p>
      {canShip && <Button onClick={() => onShip(item.id)}>Ship This Item</Button>}
      {item.currentOffer && <OfferCard item={item} offer={item.currentOffer} />}
      <OtherMoves item={item} />
      <PayoutLine item={item} />
      {item.shipment && <Parcel parcel={item.shipment} canEmail />}
      {item.shipCode && canShip && (
        <p className="e-fact">
          Somebody else ships it for you? Ship code <strong>{item.shipCode}</strong>
        </p>
      )}
    </>
  );
}

interface ToldProps extends PartProps {
  readonly conditions: Conditions;
  /** Null while the words cannot be changed. */
  readonly onEdit: (() => void) | null;
}

/** What the shop found, what the owner had said, and what happened. */
function Told({ item, conditions, onEdit }: ToldProps) {
  const { inspection, consignment } = item;
  return (
    <>
      {inspection && <Inspection item={item} inspection={inspection} conditions={conditions} />}
      {consignment && <Consignment consignment={consignment} />}
      <Photos item={item} />
      <Facts item={item} conditions={conditions} />
      <div className="e-sell-actions">
        {onEdit && (
          <Button size="sm" variant="outline" onClick={onEdit}>
            Change What You Said
          </Button>
        )}
        <Button asChild size="sm" variant="outline">
          <Link to={`/sell/index/index/new/${item.id}`}>Offer Another Like It</Link>
        </Button>
      </div>
      <History entries={item.history} />
    </>
  );
}

function PayoutLine({ item }: { item: SellItem_DetailsFragment }) {
  const { payout } = item;
  // While an offer waits, an earlier choice is no news.
  if (!payout || item.nextAction?.code === 'ANSWER_OFFER') return null;
  const amount = payout.amount ? `: ${formatMoney(payout.amount)}` : '';
  const paid = payout.paidAt ? `, paid ${dayOf(payout.paidAt)}` : '';
  const reference = payout.reference ? ` (reference ${payout.reference})` : '';
  return (
    <p className="e-fact">
      You chose {payoutLabel[payout.kind].toLowerCase()}
      {amount}
      {paid}
      {reference}
    </p>
  );
}

function Photos({ item }: { item: SellItem_DetailsFragment }) {
  return (
    <ul className="e-sell-gallery" aria-label="Photos">
      {item.photos.map(({ id, path }, index) => (
        <li key={id}>
          <a href={path} target="_blank" rel="noreferrer">
            <img src={path} alt={`${index + 1} of ${item.photos.length}`} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}
