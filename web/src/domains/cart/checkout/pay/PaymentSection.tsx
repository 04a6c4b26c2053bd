import { type RefObject, useEffect } from 'react';
import { CardFields, type HostedFields, type PaymentProviders } from '../../../payments/index.ts';
import type { CheckoutForm } from '../useCheckoutForm.ts';
import type { WayToPay } from './waysToPay.ts';

interface PaymentProps {
  readonly form: CheckoutForm;
  readonly ways: readonly WayToPay[];
  readonly chosen: WayToPay | undefined;
  readonly providers: PaymentProviders;
  readonly fields: RefObject<HostedFields | null>;
  /** Another way was chosen: what went wrong with the one before is of no use any more. */
  readonly onChoose: () => void;
}

/** The ways to pay; a card is typed into the provider's own fields. */
export function PaymentSection(props: PaymentProps) {
  const { form, ways, chosen, providers, fields, onChoose } = props;
  const { financing, wallet } = providers;
  const kind = chosen?.kind;
  useEffect(() => {
    if (kind === 'financing') financing.adapter?.prepare?.();
    if (kind === 'wallet') wallet.adapter?.prepare?.();
  }, [kind, financing.adapter, wallet.adapter]);
  if (ways.length === 0) {
    return <p className="e-fact">Shown once we know where your order goes.</p>;
  }
  return (
    <fieldset className="e-checkout-options">
      <legend className="e-hidden">Way to pay</legend>
      {ways.map(({ code, title, kind, note }) => {
        const isChosen = code === chosen?.code;
        return (
          <div key={code} className="e-checkout-way" data-chosen={isChosen || undefined}>
            <label className="e-checkout-option">
              <input
                type="radio"
                value={code}
                checked={isChosen}
                {...form.register('payment', { onChange: onChoose })}
              />
              <span>
                <strong>{title}</strong>
                {isChosen && note && <span>{note}</span>}
              </span>
            </label>
            {isChosen && kind === 'card' && providers.card.adapter && (
              <CardFields adapter={providers.card.adapter} fields={fields} />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
