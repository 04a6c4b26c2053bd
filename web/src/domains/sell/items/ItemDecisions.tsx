import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { checkRequired } from '#lib/forms/checks.ts';
import { sendInput, useSubmitForm } from '#lib/forms/useSubmitForm.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { Form, SubmitButton } from '#ui/form/Form.tsx';
import { FormField, TextArea } from '#ui/form/FormField.tsx';
import { LISTS, refetchItems } from '../shared/LiveUpdates.tsx';
import { Actions } from '../shared/SellPage.tsx';
import { checkPrice, toPrice } from '../submission/itemRules.ts';
import {
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
