import { Button, chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatMoney } from '#lib/format/money.ts';
import { sellItem as styles } from '#theme/recipes/sell.ts';
import { Caption } from '#ui/Caption.tsx';
import { Part } from '../shared/Part.tsx';
import { type Decision, DecisionDialog } from './ItemDecisions.tsx';
import { expiryText, PAYOUT_LABELS } from './labels.ts';
import type {
  SellItem_DetailsFragment,
  SellItem_OfferFragment,
  SellPayoutKind,
} from './SellItem.generated.ts';

const PAYOUT_KINDS = ['CASH', 'CONSIGN', 'STORE_CREDIT'] as const;

interface OfferProps {
  readonly item: SellItem_DetailsFragment;
  readonly offer: SellItem_OfferFragment;
}

/** An offer with its payout methods, selectable while the offer is pending. */
export function OfferCard({ item, offer }: OfferProps) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const accepts = item.moves.filter(({ action }) => action === 'ACCEPT');
  const choose = (payout: SellPayoutKind) => {
    const transition = accepts.find(({ payouts }) => payouts.includes(payout));
    if (!transition) return undefined;
    return () =>
      setDecision({ transition, payout, question: toQuestion(payout, offer), offerId: offer.id });
  };
  return (
    <Part
      title={offer.stage === 'FINAL' ? 'Our final offer' : 'Our offer'}
      px="4"
      py="5"
      bg="bg.panel"
      border="line"
    >
      {offer.note && <p>“{offer.note}”</p>}
      <chakra.ul css={styles.ways}>
        {PAYOUT_KINDS.map((kind) => (
          <PayoutOption
            key={kind}
            kind={kind}
            offer={offer}
            earlier={item.offers.findLast(({ id }) => id !== offer.id)}
            isChosen={item.payout?.kind === kind}
            onChoose={choose(kind)}
          />
        ))}
      </chakra.ul>
      {accepts.length > 0 && <Caption>{expiryText(offer.expiresAt)}</Caption>}
      <DecisionDialog itemId={item.id} decision={decision} onClose={() => setDecision(null)} />
    </Part>
  );
}

interface PayoutOptionProps {
  readonly kind: SellPayoutKind;
  readonly offer: SellItem_OfferFragment;
  /** The previous offer, for comparison. */
  readonly earlier: SellItem_OfferFragment | undefined;
  /** True for the method chosen when the offer was accepted. */
  readonly isChosen: boolean;
  /** Undefined if the method cannot be selected. */
  readonly onChoose: (() => void) | undefined;
}

/** A payout method with its amount and date. */
function PayoutOption({ kind, offer, earlier, isChosen, onChoose }: PayoutOptionProps) {
  const label = PAYOUT_LABELS[kind];
  return (
    <chakra.li css={styles.way} data-chosen={isChosen || undefined}>
      <Text fontSize="md" fontWeight="medium">
        {label}
      </Text>
      <chakra.p css={styles.amount}>{formatAmount(kind, offer)}</chakra.p>
      <Caption>
        {paidWhen(kind, offer)}
        {earlier && (
          <>
            <br />
            Was: <s>{formatAmount(kind, earlier)}</s>
          </>
        )}
      </Caption>
      {onChoose && (
        <Button
          size="sm"
          variant="outline"
          width="full"
          mt="2"
          aria-haspopup="dialog"
          aria-label={`Choose ${label.toLowerCase()}`}
          onClick={onChoose}
        >
          Choose
        </Button>
      )}
    </chakra.li>
  );
}

function toQuestion(kind: SellPayoutKind, offer: SellItem_OfferFragment): string {
  const question = `Accept ${PAYOUT_LABELS[kind].toLowerCase()} of ${formatAmount(kind, offer)}?`;
  if (offer.stage !== 'QUOTE') return question;
  return `${question} We’ll honor this amount if the piece is as described.`;
}

function formatAmount(kind: SellPayoutKind, offer: SellItem_OfferFragment): string {
  if (kind === 'CASH') return formatMoney(offer.cash);
  if (kind === 'STORE_CREDIT') return formatMoney(offer.storeCredit);
  const { low, high } = offer.consignReceive;
  return `${formatMoney(low)}–${formatMoney(high)}`;
}

function paidWhen(kind: SellPayoutKind, { stage }: SellItem_OfferFragment): string {
  if (kind === 'CONSIGN') return 'Paid when it sells';
  const when = stage === 'FINAL' ? 'Paid right away' : 'Paid once we’ve inspected it';
  return kind === 'STORE_CREDIT' ? `${when}, to spend in our shop` : when;
}
