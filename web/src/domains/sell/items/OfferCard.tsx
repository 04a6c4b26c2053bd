import { Button, chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatMoney } from '#lib/format/money.ts';
import { sellItem as styles } from '#theme/recipes/sell.ts';
import { Caption } from '#ui/Caption.tsx';
import { SellSection } from '../shared/SellSection.tsx';
import { type Decision, DecisionDialog } from './ItemDecisions.tsx';
import { expiryText, PAYOUT_LABELS } from './labels.ts';
import type {
  SellItem_OfferFragment as Offer,
  SellItem_DetailsFragment,
  SellPayoutKind,
} from './SellItem.generated.ts';

const PAYOUT_KINDS = ['CASH', 'CONSIGN', 'STORE_CREDIT'] as const;

export function OfferCard(props: { item: SellItem_DetailsFragment; offer: Offer }) {
  const { item, offer } = props;
  const [decision, setDecision] = useState<Decision | null>(null);
  const accepts = item.moves.filter(({ action }) => action === 'ACCEPT');
  const earlier = item.offers.findLast(({ id }) => id !== offer.id);
  const option = (payout: SellPayoutKind) => {
    const label = PAYOUT_LABELS[payout];
    const transition = accepts.find(({ payouts }) => payouts.includes(payout));
    const question = toQuestion(payout, offer);
    return (
      <chakra.li
        key={payout}
        css={styles.way}
        data-chosen={item.payout?.kind === payout || undefined}
      >
        <Text fontSize="md" fontWeight="medium">
          {label}
        </Text>
        <chakra.p css={styles.amount}>{formatAmount(payout, offer)}</chakra.p>
        <Caption>
          {paidWhen(payout, offer)}
          {earlier && (
            <>
              <br />
              Was: <s>{formatAmount(payout, earlier)}</s>
            </>
          )}
        </Caption>
        {transition && (
          <Button
            size="sm"
            variant="outline"
            width="full"
            mt="2"
            aria-haspopup="dialog"
            aria-label={`Choose ${label.toLowerCase()}`}
            onClick={() => setDecision({ transition, payout, question, offerId: offer.id })}
          >
            Choose
          </Button>
        )}
      </chakra.li>
    );
  };
  return (
    <SellSection
      title={offer.stage === 'FINAL' ? 'Our final offer' : 'Our offer'}
      px="4"
      py="5"
      bg="bg.panel"
      border="line"
    >
      {offer.note && <p>“{offer.note}”</p>}
      <chakra.ul css={styles.ways}>{PAYOUT_KINDS.map(option)}</chakra.ul>
      {accepts.length > 0 && <Caption>{expiryText(offer.expiresAt)}</Caption>}
      <DecisionDialog itemId={item.id} decision={decision} onClose={() => setDecision(null)} />
    </SellSection>
  );
}

function toQuestion(kind: SellPayoutKind, offer: Offer): string {
  const question = `Accept ${PAYOUT_LABELS[kind].toLowerCase()} of ${formatAmount(kind, offer)}?`;
  if (offer.stage !== 'QUOTE') return question;
  return `${question} We’ll honor this amount if the piece is as described.`;
}

function formatAmount(kind: SellPayoutKind, offer: Offer): string {
  if (kind === 'CASH') return formatMoney(offer.cash);
  if (kind === 'STORE_CREDIT') return formatMoney(offer.storeCredit);
  const { low, high } = offer.consignReceive;
  return `${formatMoney(low)}–${formatMoney(high)}`;
}

function paidWhen(kind: SellPayoutKind, { stage }: Offer): string {
  if (kind === 'CONSIGN') return 'Paid when it sells';
  const when = stage === 'FINAL' ? 'Paid right away' : 'Paid once we’ve inspected it';
  return kind === 'STORE_CREDIT' ? `${when}, to spend in our shop` : when;
}
