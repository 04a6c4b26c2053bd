import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useState } from 'react';
import { createSnapshot, pendingOrder } from '#domains/cart/complete/snapshot.ts';
import {
  createAttempt,
  type HostedFields,
  type PaymentProviders,
  useSetPayment,
  useWalletCalls,
} from '#domains/payments/index.ts';
import { type CountryChoice, tidied } from '#lib/forms/address.ts';
import { UNREACHABLE } from '#lib/forms/rejection.ts';
import type { CheckoutValues } from '../checkoutValues.ts';
import { type Delivery, methodKey } from '../delivery/delivery.ts';
import type { CheckoutCalls, CheckoutCart } from '../useCheckoutCalls.ts';
import { getDeliveryError } from './checkoutErrors.ts';
import type { PaymentOption } from './paymentOptions.ts';
import { checkCart, takePayment } from './takePayment.ts';
import { usePlacing } from './usePlacing.ts';

interface PlaceParts {
  readonly owner: 'guest' | 'customer';
  readonly calls: CheckoutCalls;
  readonly delivery: Delivery;
  readonly providers: PaymentProviders;
  readonly countries: readonly CountryChoice[];
  readonly fields: RefObject<HostedFields | null>;
}

export function usePlaceOrder(placeParts: PlaceParts) {
  const { cache } = useApolloClient();
  const walletCalls = useWalletCalls();
  const setPayment = useSetPayment();
  const { owner, calls, delivery, providers, countries, fields } = placeParts;
  const [hasTried, setHasTried] = useState(false);
  const [isPaying, setIsPaying] = useState(false);
  const placing = usePlacing(({ code }) => {
    // The shipping method may have ended with its coupon, which has no code of its own.
    if (code === 'BAD_USER_INPUT') delivery.refresh();
    // Before the reason is shown, because a sold item explains itself.
    return calls.read().catch(() => null);
  });

  const submit = async (
    values: CheckoutValues,
    option: PaymentOption | undefined,
    cart: CheckoutCart,
  ) => {
    placing.setProblem('');
    if (!navigator.onLine) return placing.setProblem(UNREACHABLE);
    const state = delivery.getState();
    const isReady = getDeliveryError(state) === null;
    setHasTried(!isReady || !option);
    if (!isReady || !option) return;
    setIsPaying(true);
    const order = { cartId: cart.id, owner, email: values.email.trim() };
    const paid = await takePayment(option, cart, {
      checkCart: async () => {
        const difference = await checkCart(calls, cart);
        // Shipping methods and their prices depend on items and coupons.
        if (difference) delivery.refresh();
        return difference;
      },
      walletCalls,
      providers,
      fields: fields.current,
      setPayment: (payment) => setPayment(payment, order),
    });
    setIsPaying(false);
    if ('problem' in paid) return placing.setProblem(paid.problem);
    const method = state.methods?.find((each) => methodKey(each) === state.chosen);
    const country = countries.find(({ id }) => id === values.shipping.country);
    const region = country?.regions.find(({ id }) => id === values.shipping.regionId);
    const { lastName, postalCode } = tidied(
      values.isBilledThere ? values.shipping : values.billing,
    );
    const snapshot = createSnapshot(cart, {
      isGuest: owner === 'guest',
      payment: option.title,
      email: order.email,
      shippingMethod: method ? `${method.carrierTitle}, ${method.methodTitle}` : '',
      address: { ...tidied(values.shipping), regionCode: region?.code ?? null },
      billed: { lastName, postalCode },
    });
    pendingOrder.write(cache, snapshot);
    await placing.place(createAttempt({ ...order, payment: paid.payment }));
  };
  /** The form is incomplete: show the errors, which disappear as they are fixed. */
  const reject = () => setHasTried(true);
  return { ...placing, hasTried, isBusy: isPaying || placing.phase !== 'idle', submit, reject };
}
