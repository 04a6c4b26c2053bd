import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { formatMoney } from '#lib/format/money.ts';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import type {
  SellItem_DetailsFragment,
  SellItem_OfferFragment,
  SellPayoutKind,
} from './SellItem.generated.ts';
import { useMove } from './useMove.ts';
import { expiryText, payoutLabel } from './words.ts';

interface OfferProps {
  readonly item: SellItem_DetailsFragment;
  readonly offer: SellItem_OfferFragment;
}

const WAYS = ['CASH', 'CONSIGN', 'STORE_CREDIT'] as const;

const paidWhen = (kind: SellPayoutKind, { stage }: SellItem_OfferFragment): string => {
  if (kind === 'CONSIGN') return 'Paid when it is sold';
  const when = stage === 'FINAL' ? 'Paid at once' : 'Paid as soon as we have inspected it';
  return kind === 'STORE_CREDIT' ? `${when}, to spend here` : when;
};

function amountOf(kind: SellPayoutKind, offer: SellItem_OfferFragment): string {
  if (kind === 'CASH') return formatMoney(offer.cash);
  if (kind === 'STORE_CREDIT') return formatMoney(offer.storeCredit);
  const { low, high } = offer.consignReceive;
  return `${formatMoney(low)}–${formatMoney(high)}`;
}

/** The shop's offer: its ways side by side, and, while the owner may answer, a choice that asks to be confirmed. */
export function OfferCard({ item, offer }: OfferProps) {
  const accepts = item.moves.filter(({ action }) => action === 'ACCEPT');
  const acceptOf = (kind: SellPayoutKind) => accepts.find(({ payouts }) => payouts.includes(kind));
  const [kind, setKind] = useState<SellPayoutKind | null>(null);
  const { move, isMoving, failure } = useMove(item.id);
  const accept = kind && acceptOf(kind);
  const chosen = accept ? kind : null;
  const confirm = async () => {
    if (accept && kind) await move({ status: accept.status, payout: kind, offerId: offer.id });
  };
  return (
    <section className="e-sell-offer">
      <h2 className="e-eyebrow">{offer.stage === 'FINAL' ? 'Our final offer' : 'Our offer'}</h2>
      {offer.note && <p>“{offer.note}”</p>}
      <ul className="e-sell-ways">
        {WAYS.map((one) => (
          <Way
            key={one}
            kind={one}
            offer={offer}
            earlier={item.offers.findLast(({ id }) => id !== offer.id)}
            isMarked={(chosen ?? item.payout?.kind) === one}
            isChosen={chosen === one}
            onChoose={acceptOf(one) && (() => setKind(chosen === one ? null : one))}
          />
        ))}
      </ul>
      {accepts.length > 0 && <p className="e-fact">{expiryText(offer.expiresAt)}</p>}
      {chosen && (
        <div className="e-sell-confirm">
          <p>
            Accept {payoutLabel[chosen].toLowerCase()} of {amountOf(chosen, offer)}?
            {offer.stage === 'QUOTE' && ' The amount holds if the piece is as described.'}
          </p>
          <div className="e-sell-actions">
            <Button aria-busy={isMoving} disabled={isMoving} onClick={() => void confirm()}>
              {isMoving ? 'Accepting ...' : 'Accept the Offer'}
            </Button>
            <Button variant="ghost" disabled={isMoving} onClick={() => setKind(null)}>
              Not yet
            </Button>
          </div>
        </div>
      )}
      <FormAlert>{failure}</FormAlert>
    </section>
  );
}

interface WayProps {
  readonly kind: SellPayoutKind;
  readonly offer: SellItem_OfferFragment;
  /** The offer before this one, to be compared. */
  readonly earlier: SellItem_OfferFragment | undefined;
  /** Chosen now or when an offer was accepted. */
  readonly isMarked: boolean;
  readonly isChosen: boolean;
  /** Left out while it cannot be chosen. */
  readonly onChoose: (() => void) | undefined;
}

/** One way of being paid: how much, and when. */
function Way({ kind, offer, earlier, isMarked, isChosen, onChoose }: WayProps) {
  return (
    <li data-chosen={isMarked || undefined}>
      <p className="e-sell-way-name">{payoutLabel[kind]}</p>
      <p className="e-sell-amount">{amountOf(kind, offer)}</p>
      <p className="e-fact">
        {paidWhen(kind, offer)}
        {earlier && (
          <>
            <br />
            Before: <s>{amountOf(kind, earlier)}</s>
          </>
        )}
      </p>
      {onChoose && (
        <Button
          size="sm"
          variant="outline"
          width="full"
          aria-pressed={isChosen}
          aria-label={`Choose ${payoutLabel[kind].toLowerCase()}`}
          onClick={onChoose}
        >
          {isChosen ? 'Chosen' : 'Choose'}
        </Button>
      )}
    </li>
  );
}
