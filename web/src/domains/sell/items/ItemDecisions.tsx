import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { checkRequired } from '#lib/forms/checks.ts';
import { Dialog } from '#ui/Dialog.tsx';
import { FormAlert } from '#ui/form/Form.tsx';
import { FormField, TextArea } from '#ui/form/FormField.tsx';
import { Actions } from '../shared/SellPage.tsx';
import { checkPrice } from '../submission/itemRules.ts';
import type { SellAction, SellItem_DetailsFragment, SellPayoutKind } from './SellItem.generated.ts';
import { useSellItemTransition } from './useSellItemTransition.ts';

type Transition = SellItem_DetailsFragment['moves'][number];
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

/** The owner's options besides accepting an offer. */
export function ItemDecisions({ item }: { item: SellItem_DetailsFragment }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const transitions = item.moves.filter(({ action }) => action !== 'ACCEPT' && LABELS[action]);
  if (transitions.length === 0) return null;
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
              setDecision({
                transition,
                question: QUESTIONS[transition.action] ?? '',
                offerId: item.currentOffer?.id,
              })
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

/** A transition that requires the owner's confirmation. */
export interface Decision {
  readonly transition: Transition;
  readonly question: string;
  /** The offer that the owner has seen; if it has been replaced, the gateway rejects the decision. */
  readonly offerId: string | undefined;
  readonly payout?: SellPayoutKind;
}

interface DecisionProps {
  readonly itemId: string;
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Asks for confirmation and for the decision's inputs. */
export function DecisionDialog(
  props: Omit<DecisionProps, 'decision'> & { decision: Decision | null },
) {
  const { itemId, decision, onClose } = props;
  return (
    <Dialog
      isOpen={decision !== null}
      onClose={onClose}
      title={(decision && LABELS[decision.transition.action]) ?? ''}
    >
      {decision && <DecisionForm itemId={itemId} decision={decision} onClose={onClose} />}
    </Dialog>
  );
}

function DecisionForm({ itemId, decision, onClose }: DecisionProps) {
  const { action, status, needs } = decision.transition;
  const { transition, isBusy, failure } = useSellItemTransition(itemId);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { reason: '', counterPrice: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(async ({ reason, counterPrice }) => {
    const isDone = await transition({
      status,
      ...(decision.offerId && { offerId: decision.offerId }),
      ...(decision.payout && { payout: decision.payout }),
      ...(needs === 'REASON' && { reason: reason.trim() }),
      ...(needs === 'COUNTER' && { counterPrice: counterPrice.trim() }),
    });
    if (isDone) onClose();
  });
  return (
    <chakra.form display="grid" gap="4.5" onSubmit={submit} noValidate>
      {decision.question && <p>{decision.question}</p>}
      {needs === 'REASON' && (
        <TextArea
          label="Your reason"
          rows={2}
          maxLength={MAX_REASON_LENGTH}
          error={errors.reason?.message}
          {...register('reason', { validate: checkRequired('Enter a reason.') })}
        />
      )}
      {needs === 'COUNTER' && (
        <FormField
          label="Your counteroffer, in dollars"
          inputMode="decimal"
          error={errors.counterPrice?.message}
          {...register('counterPrice', { validate: checkCounterPrice })}
        />
      )}
      <FormAlert>{failure}</FormAlert>
      <Actions>
        <Button type="submit" aria-busy={isBusy} disabled={isBusy}>
          {isBusy ? 'Sending…' : LABELS[action]}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onClose}>
          Not now
        </Button>
      </Actions>
    </chakra.form>
  );
}

function checkCounterPrice(text: string): true | string {
  return text.trim() === '' ? 'Enter the amount you’d accept.' : checkPrice(text);
}
