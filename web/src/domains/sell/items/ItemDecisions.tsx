import { Button, chakra, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { formatMoney } from '#lib/format/money.ts';
import { checkRequired } from '#lib/forms/checks.ts';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { sellItem as styles } from '#theme/recipes/sell.ts';
import { Caption } from '#ui/Caption.tsx';
import { Dialog } from '#ui/Dialog.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { FormField, TextArea } from '#ui/form/FormField.tsx';
import { Section } from '#ui/PageHeading.tsx';
import { LISTS, refetchItems } from '../shared/LiveUpdates.tsx';
import { Actions } from '../shared/SellPage.tsx';
import { checkPrice, toPrice } from '../submission/itemRules.ts';
import { expiryText, PAYOUT_LABELS } from './labels.ts';
import {
  type SellItem_OfferFragment as Offer,
  type SellAction,
  type SellItem_DetailsFragment,
  type SellPayoutKind,
  useUpdateSellItemMutation,
} from './SellItem.generated.ts';

type Labels = Readonly<Partial<Record<SellAction, string>>>;

const MAX_REASON_LENGTH = 500;

const LABELS: Labels = {
  ACCEPT: 'Accept offer',
  COUNTER: 'Make a counteroffer',
  DECLINE: 'Decline offer',
  WITHDRAW: 'Withdraw item',
  ASK_AGAIN: 'Request a new quote',
  CANCEL: 'Cancel sale',
};

const QUESTIONS: Labels = {
  DECLINE: 'Decline this offer?',
  WITHDRAW: 'Withdraw this item? We won’t send a quote.',
  ASK_AGAIN: 'Request a new quote?',
  CANCEL: 'Cancel this sale? You’ll lose the offer you accepted.',
};

export function ItemDecisions({ item }: { item: SellItem_DetailsFragment }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const transitions = item.moves.filter(({ action }) => action !== 'ACCEPT' && LABELS[action]);
  if (transitions.length === 0) return null;
  const offerId = item.currentOffer?.id;
  return (
    <>
      <Actions>
        {transitions.map((transition) => (
          <Button
            key={transition.action}
            size="sm"
            variant="outline"
            aria-haspopup="dialog"
            onClick={() =>
              setDecision({ transition, question: QUESTIONS[transition.action], offerId })
            }
          >
            {LABELS[transition.action]}
          </Button>
        ))}
      </Actions>
      <DecisionDialog itemId={item.id} decision={decision} onClose={() => setDecision(null)} />
    </>
  );
}

export interface Decision {
  readonly transition: SellItem_DetailsFragment['moves'][number];
  readonly question: string | undefined;
  /** The offer that the owner has seen; if it has been replaced, the gateway rejects the decision. */
  readonly offerId: string | undefined;
  readonly payout?: SellPayoutKind;
}

interface DecisionProps {
  readonly itemId: string;
  readonly decision: Decision | null;
  readonly onClose: () => void;
}

export function DecisionDialog({ decision, ...props }: DecisionProps) {
  return (
    <Dialog
      isOpen={decision !== null}
      onClose={props.onClose}
      title={(decision && LABELS[decision.transition.action]) ?? ''}
    >
      {decision && <DecisionForm {...props} {...decision} />}
    </Dialog>
  );
}

function DecisionForm(props: Omit<DecisionProps, 'decision'> & Decision) {
  const { itemId, transition, question, offerId, payout, onClose } = props;
  const { action, status, needs } = transition;
  const [updateSellItem, { client }] = useUpdateSellItemMutation();
  const { field, ...form } = useSubmitForm({
    defaultValues: { reason: '', counterPrice: '' },
    send: async ({ reason, counterPrice }) => {
      const move = {
        status,
        ...(offerId && { offerId }),
        ...(payout && { payout }),
        ...(needs === 'REASON' && { reason: reason.trim() }),
        ...(needs === 'COUNTER' && { counterPrice: toPrice(counterPrice) }),
      };
      const rejection = await sendInput(updateSellItem, { itemId, move });
      // After a rejection the shown data may be outdated, such as a replaced offer.
      void (rejection ? refetchItems(client) : refetchItems(client, LISTS));
      return rejection;
    },
    onDone: onClose,
  });
  return (
    <Form form={form}>
      {question && <p>{question}</p>}
      {needs === 'REASON' && (
        <TextArea
          label="Your reason"
          rows={2}
          maxLength={MAX_REASON_LENGTH}
          {...field('reason', checkRequired('Enter a reason.'))}
        />
      )}
      {needs === 'COUNTER' && (
        <FormField
          label="Your counteroffer, in dollars"
          inputMode="decimal"
          {...field('counterPrice', (text) =>
            text.trim() === '' ? 'Enter the amount you’d accept.' : checkPrice(text),
          )}
        />
      )}
      <Actions>
        <SubmitButton busyText="Sending…">{LABELS[action]}</SubmitButton>
        <Button variant="ghost" disabled={form.isSubmitting} onClick={onClose}>
          Not now
        </Button>
      </Actions>
    </Form>
  );
}

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
        <Text textStyle="subheading" lineHeight="1.15">
          {formatAmount(payout, offer)}
        </Text>
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
    <Section
      size="xs"
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
    </Section>
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
