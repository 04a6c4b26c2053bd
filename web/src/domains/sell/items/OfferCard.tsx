import { useState } from 'react';
import type {
  SellItem_DetailsFragment,
  SellItem_OfferFragment,
  SellPayoutKind,
} from '../../../generated/documents.ts';
import { formatMoney } from '../../../shared/money.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormAlert } from '../../../ui/form/FormAlert.tsx';
import { useMove } from './useMove.ts';
import { expiryText, payoutLabel } from './words.ts';

interface OfferProps {
  readonly item: SellItem_DetailsFragment;
  readonly offer: SellItem_OfferFragment;
}

const TEXTS: Readonly<Record<SellPayoutKind, string>> = {
  CASH: 'Paid as soon as we have inspected it',
  CONSIGN: 'Paid when it is sold',
  STORE_CREDIT: 'A tenth more, to spend here',
};

function amountOf(kind: SellPayoutKind, offer: SellItem_OfferFragment): string {
  if (kind === 'CASH') return formatMoney(offer.cash);
  if (kind === 'STORE_CREDIT') return formatMoney(offer.storeCredit);
  const { low, high } = offer.consignReceive;
  return `${formatMoney(low)}–${formatMoney(high)}`;
}

/** The shop's offer: its ways side by side, and, while the owner may answer, a choice that asks to be confirmed. */
export function OfferCard({ item, offer }: OfferProps) {
  const accept = item.moves.find(({ action }) => action === 'ACCEPT');
  const kinds = accept?.payouts ?? [];
  const [kind, setKind] = useState<SellPayoutKind | null>(null);
  const { move, isMoving, failure } = useMove(item.id);
  const chosen = kind !== null && kinds.includes(kind) ? kind : null;
  const confirm = async () => {
    if (!accept || !chosen) return;
    await move({ status: accept.status, payout: chosen, offerId: offer.id });
  };
  return (
    <section className="e-sell-offer">
      <h3 className="e-eyebrow">{offer.stage === 'FINAL' ? 'Our final offer' : 'Our offer'}</h3>
      {offer.note && <p>“{offer.note}”</p>}
      <ul className="e-sell-ways">
        {(['CASH', 'CONSIGN', 'STORE_CREDIT'] as const).map((one) => (
          <li key={one} data-chosen={(chosen ?? item.payout?.kind) === one || undefined}>
            <p className="e-sell-way-name">{payoutLabel[one]}</p>
            <p className="e-sell-amount">{amountOf(one, offer)}</p>
            <p className="e-fact">{TEXTS[one]}</p>
            {kinds.includes(one) && (
              <Button
                size="sm"
                variant="outline"
                width="full"
                aria-pressed={chosen === one}
                aria-label={`Choose ${payoutLabel[one].toLowerCase()}`}
                onClick={() => setKind(chosen === one ? null : one)}
              >
                {chosen === one ? 'Chosen' : 'Choose'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {accept && <p className="e-fact">{expiryText(offer.expiresAt)}</p>}
      {accept && chosen && (
        <div className="e-sell-confirm">
          <p>
            Accept {payoutLabel[chosen].toLowerCase()} of {amountOf(chosen, offer)}?
            {offer.stage === 'QUOTE' && ' The amount holds if the piece is as described.'}
          </p>
          <div className="e-sell-actions">
            <Button aria-busy={isMoving} disabled={isMoving} onClick={() => void confirm()}>
              {isMoving ? 'Accepting ...' : 'Accept the Offer'}
            </Button>
            <Button variant="quiet" disabled={isMoving} onClick={() => setKind(null)}>
              Not yet
            </Button>
          </div>
        </div>
      )}
      <FormAlert>{failure}</FormAlert>
    </section>
  );
}
