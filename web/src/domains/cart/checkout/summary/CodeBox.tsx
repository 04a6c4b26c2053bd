import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import type { CodeKind } from '../calls/checkoutBackend.ts';
import type { Codes } from './useCodes.ts';

const WORDS = {
  coupon: { open: 'Add a coupon', label: 'Coupon code', done: 'The coupon is applied.' },
  giftCard: { open: 'Add a gift card', label: 'Gift card code', done: 'The gift card is applied.' },
} as const;

/** A coupon or a gift card: a link, then a field, then what is applied with a way to take it off. */
export function CodeBox({
  kind,
  codes,
  applied,
}: {
  kind: CodeKind;
  codes: Codes;
  applied: readonly string[];
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [code, setCode] = useState('');
  const [said, setSaid] = useState({ isError: false, text: '' });
  const field = useRef<HTMLInputElement>(null);
  const words = WORDS[kind];
  const isBusy = codes.busy === kind;

  async function apply(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const given = code.trim();
    if (given === '') return setSaid({ isError: true, text: `${words.label} is required field` });
    const problem = await codes.apply(kind, given);
    setSaid({ isError: problem !== '', text: problem || words.done });
    if (problem) return field.current?.focus();
    setCode('');
    setIsOpen(false);
  }
  async function remove(each: string) {
    const problem = await codes.remove(kind, each);
    setSaid({ isError: problem !== '', text: problem });
  }
  const canAdd = kind === 'giftCard' || applied.length === 0;
  return (
    <div className="e-checkout-code">
      {applied.map((each) => (
        <p key={each} className="e-checkout-applied">
          <span>{each}</span>
          <button
            type="button"
            className="e-checkout-link"
            aria-label={`Remove ${each}`}
            onClick={() => void remove(each)}
          >
            Remove
          </button>
        </p>
      ))}
      {canAdd && !isOpen && (
        <button type="button" className="e-checkout-link" onClick={() => setIsOpen(true)}>
          {words.open}
        </button>
      )}
      {canAdd && isOpen && (
        <form className="e-checkout-code-form" onSubmit={apply} noValidate>
          <Field
            ref={field}
            label={words.label}
            autoFocus
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            error={said.isError ? said.text : undefined}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button type="submit" variant="outline" aria-busy={isBusy} disabled={isBusy}>
            {isBusy ? 'Applying …' : 'Apply'}
          </Button>
        </form>
      )}
      <p role="status" className="e-checkout-said">
        {!said.isError && said.text}
      </p>
      {!isOpen && said.isError && (
        <p role="alert" className="e-form-error">
          {said.text}
        </p>
      )}
    </div>
  );
}
