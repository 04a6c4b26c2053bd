import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useWatch } from 'react-hook-form';
import type { CheckoutAccountQuery } from '../../../generated/documents.ts';
import type { CountryChoice } from '../../../shared/forms/address.ts';
import { useOnline } from '../../../shared/useOnline.ts';
import type { HostedFields, PaymentProviders } from '../../payments/index.ts';
import { claimDraft, keepDraft, readDraft } from './address/draft.ts';
import { initialValues } from './address/initialValues.ts';
import { CheckoutFields } from './CheckoutFields.tsx';
import type { CheckoutBackend, CheckoutCart } from './calls/checkoutBackend.ts';
import { Delivery, type DeliveryState } from './delivery/delivery.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { faultsOf } from './pay/faults.ts';
import { PlaceBar } from './pay/PlaceBar.tsx';
import { ProcessingPanel } from './pay/ProcessingPanel.tsx';
import { usePlaceOrder } from './pay/usePlaceOrder.ts';
import { waysToPay } from './pay/waysToPay.ts';
import { OrderSummary } from './summary/OrderSummary.tsx';
import { SoldLines } from './summary/SoldLines.tsx';
import type { TotalsState } from './summary/Totals.tsx';
import { useCodes } from './summary/useCodes.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';

interface CheckoutProps {
  readonly cart: CheckoutCart;
  readonly owner: 'guest' | 'customer';
  readonly backend: CheckoutBackend;
  readonly countries: readonly CountryChoice[];
  readonly providers: PaymentProviders;
  /** Null for a guest. */
  readonly account: CheckoutAccountQuery['customer'];
}

function totalsState({ status }: DeliveryState, isChanging: boolean): TotalsState {
  if (isChanging || status === 'updating') return 'updating';
  return status === 'ready' ? 'right' : 'open';
}

function useDelivery(backend: CheckoutBackend, isVirtual: boolean) {
  const [delivery] = useState(() => {
    const made = new Delivery(backend, { isVirtual, preferred: readDraft().method });
    made.subscribe(() => {
      const { chosen } = made.getState();
      if (chosen) keepDraft({ method: chosen });
    });
    return made;
  });
  const state = useSyncExternalStore(delivery.subscribe, delivery.getState, delivery.getState);
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline && delivery.getState().status === 'failed') delivery.refresh();
  }, [isOnline, delivery]);
  return { delivery, state };
}

/** The checkout of one cart, from contact to order. Keyed by its owner: signing in begins it anew, with what was typed. */
export function CheckoutScreen(props: CheckoutProps) {
  const { cart, owner, backend, countries, providers, account } = props;
  const { isVirtual } = cart;
  useState(() => claimDraft(account?.email ?? null));
  const { delivery, state } = useDelivery(backend, isVirtual);
  const [initial] = useState(() => initialValues(readDraft(), account));
  const form = useCheckoutForm(initial, { delivery, countries, isVirtual });
  const fields: RefObject<HostedFields | null> = useRef(null);
  const codes = useCodes(backend);
  const order = usePlaceOrder({ owner, backend, delivery, providers, countries, fields });
  const ways = waysToPay(cart.paymentMethods, providers);
  const wanted = useWatch({ control: form.control, name: 'payment' });
  const way = ways.find(({ code }) => code === wanted) ?? ways[0];
  const totals = totalsState(state, codes.busy !== null);
  const wallet = way?.kind === 'wallet' ? (providers.wallet.adapter?.name ?? null) : null;
  const { errors } = form.formState;
  const faults = order.hasTried ? faultsOf(errors, { delivery: state, way }) : [];
  const isProcessing = order.phase === 'processing' || order.phase === 'unsettled';
  const goOn = () => {
    order.setProblem('');
    delivery.refresh();
  };
  const send = form.handleSubmit((values) => order.submit(values, way, cart), order.refuse);

  return (
    <>
      {isProcessing && <ProcessingPanel phase={order.phase} onRetry={order.again} />}
      <div className="e-checkout-columns" hidden={isProcessing}>
        <form
          className="e-checkout-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!order.isBusy && totals !== 'updating') void send();
          }}
        >
          <OfflineNote />
          <SoldLines cart={cart} onGone={goOn} />
          <CheckoutFields
            {...{ form, account, countries, isVirtual, delivery, state }}
            payment={{ ways, chosen: way, providers, fields, onChoose: () => order.setProblem('') }}
          />
          <PlaceBar {...{ cart, totals, order, faults }} wallet={wallet} />
        </form>
        <OrderSummary cart={cart} totals={totals} codes={codes} />
      </div>
    </>
  );
}
