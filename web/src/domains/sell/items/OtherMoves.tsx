import { Button } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { FormAlert } from '#ui/form/FormAlert.tsx';
import { FormField } from '#ui/form/FormField.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { checkPrice } from '../submission/itemRules.ts';
import type { SellAction, SellItem_DetailsFragment } from './SellItem.generated.ts';
import { useMove } from './useMove.ts';

type Move = SellItem_DetailsFragment['moves'][number];

const LABELS: Readonly<Partial<Record<SellAction, string>>> = {
  COUNTER: 'Ask for Another Price',
  DECLINE: 'Decline',
  WITHDRAW: 'Take It Back',
  ASK_AGAIN: 'Ask for Another Quote',
  CANCEL: 'Cancel',
};

const QUESTIONS: Readonly<Partial<Record<SellAction, string>>> = {
  DECLINE: 'Decline this offer?',
  WITHDRAW: 'Take this item back? We then make no quote.',
  ASK_AGAIN: 'Ask us to look at it again?',
  CANCEL: 'Cancel? The offer you accepted is then gone.',
};

/** What else the owner may do now; each asks to be confirmed, and for what it needs. */
export function OtherMoves({ item }: { item: SellItem_DetailsFragment }) {
  const [open, setOpen] = useState<SellAction | null>(null);
  const moves = item.moves.filter(({ action }) => LABELS[action]);
  const move = moves.find(({ action }) => action === open);
  if (moves.length === 0) return null;
  return (
    <section>
      <div className="e-sell-actions">
        {moves.map(({ action }) => (
          <Button
            key={action}
            size="sm"
            variant="outline"
            aria-expanded={open === action}
            onClick={() => setOpen(open === action ? null : action)}
          >
            {LABELS[action]}
          </Button>
        ))}
      </div>
      {move && <MoveForm key={move.action} item={item} move={move} onClose={() => setOpen(null)} />}
    </section>
  );
}

function MoveForm(props: { item: SellItem_DetailsFragment; move: Move; onClose: () => void }) {
  const { item, move, onClose } = props;
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const { move: make, isMoving, failure } = useMove(item.id);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problem = problemOf(move, text);
    setError(problem);
    if (problem) return;
    const isDone = await make({
      status: move.status,
      ...(item.currentOffer ? { offerId: item.currentOffer.id } : {}),
      ...(move.needs === 'REASON' ? { reason: text.trim() } : {}),
      ...(move.needs === 'COUNTER' ? { counterPrice: text.trim() } : {}),
    });
    if (isDone) onClose();
  };
  const onChange = (event: { currentTarget: { value: string } }) => {
    setText(event.currentTarget.value);
    setError('');
  };
  return (
    <form className="e-form e-sell-confirm" onSubmit={submit} noValidate>
      {QUESTIONS[move.action] && <p>{QUESTIONS[move.action]}</p>}
      {move.needs === 'REASON' && (
        <TextArea
          label="Your reason"
          rows={2}
          maxLength={500}
          error={error}
          value={text}
          onChange={onChange}
        />
      )}
      {move.needs === 'COUNTER' && (
        <FormField
          label="What would you accept, in dollars?"
          inputMode="decimal"
          error={error}
          value={text}
          onChange={onChange}
        />
      )}
      <FormAlert>{failure}</FormAlert>
      <div className="e-sell-actions">
        <Button type="submit" size="sm" aria-busy={isMoving} disabled={isMoving}>
          {isMoving ? 'Sending ...' : 'Confirm'}
        </Button>
        <Button variant="ghost" size="sm" onClick={onClose}>
          Not now
        </Button>
      </div>
    </form>
  );
}

function problemOf({ needs }: Move, text: string): string {
  if (needs === 'REASON' && text.trim() === '') return 'Please give a reason.';
  if (needs !== 'COUNTER') return '';
  if (text.trim() === '') return 'Please say what you would accept.';
  const price = checkPrice(text);
  return price === true ? '' : price;
}
