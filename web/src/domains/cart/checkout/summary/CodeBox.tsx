import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/Button.tsx';
import { Field } from '../../../../ui/form/Field.tsx';
import type { CodeKind } from '../calls/checkoutBackend.ts';
import type { Codes } from './useCodes.ts';

const WORDS = {
  coupon: { open: 'Add a coupon', label: 'Coupon code', done: 'The coupon is applied.' },
  giftCard: { open: 'Add a gift card', label: 'Gift card code', done: 'The gift card is applied.' },
} as const;

interface CodeBoxProps {
  readonly kind: CodeKind;
  readonly codes: Codes;
  readonly applied: readonly string[];
}

/** A coupon or a gift card: a link, then a field, then what is applied with a way to take it off. */
export function CodeBox({ kind, codes, applied }: CodeBoxProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState({ isError: false, text: '' });
  const words = WORDS[kind];

  async function apply(code: string): Promise<boolean> {
    const problem =
      code === '' ? `${words.label} is required field` : await codes.apply(kind, code);
    setSaid({ isError: problem !== '', text: problem || words.done });
    if (problem === '') setIsOpen(false);
    return problem === '';
  }
  async function remove(code: string): Promise<void> {
    const problem = await codes.remove(kind, code);
    setSaid({ isError: problem !== '', text: problem });
  }
  const canAdd = kind === 'giftCard' || applied.length === 0;
  return (
    <div className="e-checkout-code">
      {applied.map((code) => (
        <AppliedCode key={code} code={code} onRemove={() => void remove(code)} />
      ))}
      {canAdd && !isOpen && (
        <button type="button" className="e-form-link" onClick={() => setIsOpen(true)}>
          {words.open}
        </button>
      )}
      {canAdd && isOpen && (
        <CodeForm
          label={words.label}
          error={said.isError ? said.text : undefined}
          isBusy={codes.busy === kind}
          onApply={apply}
        />
      )}
      <p role="status" className="e-checkout-said">
        {!said.isError && applied.length > 0 && said.text}
      </p>
      {!isOpen && said.isError && (
        <p role="alert" className="e-form-error">
          {said.text}
        </p>
      )}
    </div>
  );
}

function AppliedCode({ code, onRemove }: { code: string; onRemove: () => void }) {
  return (
    <p className="e-checkout-applied">
      <span>{code}</span>
      <button
        type="button"
        className="e-form-link"
        aria-label={`Remove ${code}`}
        onClick={onRemove}
      >
        Remove
      </button>
    </p>
  );
}

/** `onApply` resolves with whether the code was taken; the field has the focus again when it was not. */
function CodeForm(props: {
  label: string;
  error: string | undefined;
  isBusy: boolean;
  onApply: (code: string) => Promise<boolean>;
}) {
  const { label, error, isBusy, onApply } = props;
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (!(await onApply(code.trim()))) field.current?.focus();
  }
  return (
    <form className="e-checkout-code-form" onSubmit={handleSubmit} noValidate>
      <Field
        ref={field}
        label={label}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={code}
        error={error}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" variant="outline" aria-busy={isBusy} disabled={isBusy}>
        {isBusy ? 'Applying …' : 'Apply'}
      </Button>
    </form>
  );
}
