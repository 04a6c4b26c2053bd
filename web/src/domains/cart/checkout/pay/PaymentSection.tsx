import { type RefObject, useEffect } from 'react';
import { CardFields, type HostedFields, type PaymentProviders } from '#domains/payments/index.ts';
import { Caption } from '#ui/Caption.tsx';
import type { CheckoutForm } from '../checkoutValues.ts';
import type { Delivery, DeliveryState } from '../delivery/delivery.ts';
import { NoOptions, Option, OptionList } from '../OptionList.tsx';
import type { PaymentOption } from './paymentOptions.ts';

interface PaymentProps {
  readonly form: CheckoutForm;
  readonly options: readonly PaymentOption[];
  readonly chosen: PaymentOption | undefined;
  readonly providers: PaymentProviders;
  readonly fields: RefObject<HostedFields | null>;
  /** Called when another method is selected; clears the previous method's error. */
  readonly onChoose: () => void;
}

export function PaymentSection(props: PaymentProps) {
  const { form, options, chosen, providers, fields, onChoose } = props;
  const { financing, wallet } = providers;
  const kind = chosen?.kind;
  useEffect(() => {
    if (kind === 'financing') financing.adapter?.prepare?.();
    if (kind === 'wallet') wallet.adapter?.prepare?.();
  }, [kind, financing.adapter, wallet.adapter]);
  return (
    <OptionList legend="Payment method">
      {options.map(({ code, title, kind, note }) => {
        const isChosen = code === chosen?.code;
        return (
          <Option
            key={code}
            value={code}
            checked={isChosen}
            label={title}
            note={isChosen && note}
            {...form.register('payment', { onChange: onChoose })}
          >
            {isChosen && kind === 'card' && providers.card.adapter && (
              <CardFields adapter={providers.card.adapter} fields={fields} />
            )}
          </Option>
        );
      })}
    </OptionList>
  );
}

interface NoPaymentMethodProps {
  readonly delivery: Delivery;
  readonly state: DeliveryState;
}

/** Why no payment method is shown. A complete address has none when the shop just disabled them or reading them failed. */
export function NoPaymentMethod({ delivery, state: { status } }: NoPaymentMethodProps) {
  if (status !== 'ready') return <Caption>Enter your address to see payment methods.</Caption>;
  return (
    <NoOptions headingId="payment-title" onRetry={delivery.refresh}>
      No payment method is available right now.
    </NoOptions>
  );
}
