import { useApolloClient } from '@apollo/client/react';
import { Alert, Box, chakra, Stack } from '@chakra-ui/react';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { HostedFields, PaymentProviders } from '#domains/payments/index.ts';
import { useOnline } from '#lib/browser/connection.ts';
import type { CountryChoice } from '#lib/forms/address.ts';
import { BusyButton } from '#ui/BusyButton.tsx';
import { useCart } from '../CartProvider.tsx';
import { type CartOwner, isSold } from '../useCartCalls.ts';
import type { CheckoutAccountQuery } from './Checkout.generated.ts';
import { CheckoutColumns } from './CheckoutColumns.tsx';
import { CheckoutFields } from './CheckoutFields.tsx';
import {
  type CheckoutForm,
  type CheckoutValues,
  initialValues,
  lacksOnlyEmail,
  toDeliveryInput,
} from './checkoutValues.ts';
import { Delivery, type DeliveryState } from './delivery/delivery.ts';
import { assignDraft, readDraft, updateDraft } from './draft.ts';
import { getCheckoutErrors } from './pay/checkoutErrors.ts';
import { PlaceBar } from './pay/PlaceBar.tsx';
import { ProcessingPanel } from './pay/ProcessingPanel.tsx';
import { toPaymentOptions } from './pay/paymentOptions.ts';
import { usePlaceOrder } from './pay/usePlaceOrder.ts';
import { useCodes } from './summary/CodeBox.tsx';
import { OrderSummary } from './summary/OrderSummary.tsx';
import type { TotalsState } from './summary/Totals.tsx';
import type { CheckoutCalls, CheckoutCart } from './useCheckoutCalls.ts';

interface CheckoutProps {
  readonly cart: CheckoutCart;
  readonly owner: CartOwner;
  readonly calls: CheckoutCalls;
  readonly countries: readonly CountryChoice[];
  readonly providers: PaymentProviders;
  /** Null for a guest. */
  readonly account: CheckoutAccountQuery['customer'];
  /** Called with each complete form that is sent. */
  readonly onSend: () => void;
}

export function CheckoutScreen(props: CheckoutProps) {
  const { cart, owner, calls, countries, providers, account, onSend } = props;
  const { isVirtual } = cart;
  const { cache } = useApolloClient();
  useState(() => assignDraft(cache, account?.email ?? null));
  const { delivery, state } = useDelivery(calls, isVirtual);
  const form = useCheckoutForm({ delivery, countries, isVirtual, account });
  const fields: RefObject<HostedFields | null> = useRef(null);
  // A coupon may offer another shipping method or change the prices.
  const codes = useCodes(calls, delivery.refresh);
  const order = usePlaceOrder({ owner, calls, delivery, providers, countries, fields });
  const options = toPaymentOptions(cart.paymentMethods, providers);
  const wanted = useWatch({ control: form.control, name: 'payment' });
  const chosen = options.find(({ code }) => code === wanted) ?? options[0];
  const isUnsent = useWatch({
    control: form.control,
    compute: (values) => lacksOnlyEmail(values, countries),
  });
  const totals = toTotalsState(state, { isChanging: codes.busy.length > 0, isUnsent });
  const wallet = chosen?.kind === 'wallet' ? (providers.wallet.adapter?.name ?? null) : null;
  const { errors: fieldErrors } = form.formState;
  const errors = order.hasTried
    ? getCheckoutErrors(fieldErrors, { delivery: state, payment: chosen })
    : [];
  const isProcessing = order.phase === 'processing' || order.phase === 'unsettled';
  const goOn = () => {
    order.setProblem('');
    delivery.refresh();
  };
  const send = form.handleSubmit((values) => {
    onSend();
    return order.submit(values, chosen, cart);
  }, order.reject);

  return (
    <>
      {isProcessing && (
        <ProcessingPanel phase={order.phase} onRetry={order.retry} onLeave={order.leave} />
      )}
      <CheckoutColumns
        hidden={isProcessing}
        summary={<OrderSummary cart={cart} totals={totals} codes={codes} />}
      >
        <Stack asChild gap="9">
          <form
            aria-label="Checkout"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!order.isBusy && totals !== 'updating') void send();
            }}
          >
            <SoldLines cart={cart} onGone={goOn} />
            <CheckoutFields
              {...{ form, account, countries, isVirtual, delivery, state }}
              payment={{ options, chosen, providers, fields, onChoose: () => order.setProblem('') }}
            />
            <PlaceBar {...{ cart, totals, order, errors, wallet }} />
          </form>
        </Stack>
      </CheckoutColumns>
    </>
  );
}

function toTotalsState(
  { status }: DeliveryState,
  { isChanging, isUnsent }: { isChanging: boolean; isUnsent: boolean },
): TotalsState {
  if (isChanging || status === 'updating') return 'updating';
  if (status === 'failed') return 'failed';
  if (status === 'ready') return 'final';
  return isUnsent ? 'unsent' : 'open';
}

function useDelivery(calls: CheckoutCalls, isVirtual: boolean) {
  const { cache } = useApolloClient();
  const [delivery] = useState(() => {
    const created = new Delivery(calls, isVirtual, readDraft(cache).method);
    created.subscribe(() => {
      const { chosen } = created.getState();
      if (chosen) updateDraft(cache, { method: chosen });
    });
    return created;
  });
  const state = useSyncExternalStore(delivery.subscribe, delivery.getState, delivery.getState);
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline && delivery.getState().status === 'failed') delivery.refresh();
  }, [isOnline, delivery]);
  return { delivery, state };
}

interface FormParts extends Pick<CheckoutProps, 'countries' | 'account'> {
  readonly delivery: Delivery;
  readonly isVirtual: boolean;
}

/** The form. Each change is saved to the draft and passed to the delivery. */
function useCheckoutForm({ delivery, countries, isVirtual, account }: FormParts): CheckoutForm {
  const { cache } = useApolloClient();
  const [defaultValues] = useState(() => initialValues(readDraft(cache).values, account));
  const form = useForm<CheckoutValues>({ mode: 'onTouched', defaultValues });
  const { subscribe, getValues } = form;
  useEffect(() => {
    const follow = (values: CheckoutValues) => {
      updateDraft(cache, { values });
      delivery.update(toDeliveryInput(values, { countries, isVirtual }));
    };
    follow(getValues());
    return subscribe({ formState: { values: true }, callback: ({ values }) => follow(values) });
  }, [cache, delivery, countries, isVirtual, subscribe, getValues]);
  return form;
}

function SoldLines({ cart, onGone }: { cart: CheckoutCart; onGone: () => void }) {
  const { removeLine } = useCart();
  const [isBusy, setIsBusy] = useState(false);
  const alert = useRef<HTMLDivElement>(null);
  const sold = cart.lines.filter(isSold);
  const count = sold.length;
  useEffect(() => {
    if (count > 0) alert.current?.focus();
  }, [count]);
  if (count === 0) return null;
  const names = sold.map(({ name }) => name).join(', ');
  async function handleClick() {
    setIsBusy(true);
    for (const { id } of sold) await removeLine(id);
    setIsBusy(false);
    // The button that had the focus disappears.
    document.getElementById('contact-title')?.focus();
    onGone();
  }
  return (
    <Box ref={alert} role="alert" tabIndex={-1}>
      <Alert.Root status="error" role="presentation">
        <Alert.Content display="grid" gap="3.5" justifyItems="start">
          <p>
            <chakra.strong fontWeight="medium">{names}</chakra.strong>{' '}
            {count === 1 ? 'has' : 'have'} just been sold to someone else. You have not been
            charged.
          </p>
          <BusyButton variant="outline" isBusy={isBusy} onClick={handleClick}>
            {isBusy ? 'Removing…' : `Remove ${count === 1 ? 'it' : 'them'} and continue`}
          </BusyButton>
        </Alert.Content>
      </Alert.Root>
    </Box>
  );
}
