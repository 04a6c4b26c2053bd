import { useApolloClient } from '@apollo/client/react';
import { type RefObject, useState } from 'react';
import type { CountryChoice } from '../../../../shared/forms/address.ts';
import { tidied } from '../../../../shared/forms/address.ts';
import { type HostedFields, newAttempt, type PaymentProviders } from '../../../payments/index.ts';
import { makeSnapshot } from '../../complete/makeSnapshot.ts';
import { keepPending } from '../../complete/snapshot.ts';
import type { CheckoutValues } from '../address/checkoutValues.ts';
import type { CheckoutBackend, CheckoutCart } from '../calls/checkoutBackend.ts';
import { type Delivery, methodKey } from '../delivery/delivery.ts';
import { deliveryFault } from './faults.ts';
import { takePayment } from './takePayment.ts';
import { usePlacing } from './usePlacing.ts';
import type { WayToPay } from './waysToPay.ts';

interface PlaceParts {
  readonly owner: 'guest' | 'customer';
  readonly backend: CheckoutBackend;
  readonly delivery: Delivery;
  readonly providers: PaymentProviders;
  readonly countries: readonly CountryChoice[];
  readonly fields: RefObject<HostedFields | null>;
}

/** Everything between the press of the button and the order. */
export function usePlaceOrder(parts: PlaceParts) {
  const client = useApolloClient();
  const { owner, backend, delivery, providers, countries, fields } = parts;
  const [hasTried, setHasTried] = useState(false);
  const [isPaying, setIsPaying] = useState(false);
  const readAgain = () => void backend.read().catch(() => null);
  const placing = usePlacing({ onRefused: readAgain });

  const submit = async (values: CheckoutValues, way: WayToPay | undefined, cart: CheckoutCart) => {
    placing.setProblem('');
    const state = delivery.getState();
    const isReady = deliveryFault(state) === null;
    setHasTried(!isReady || !way);
    if (!isReady || !way) return;
    setIsPaying(true);
    const till = { client, backend, providers, fields: fields.current };
    const paid = await takePayment(way, cart, till);
    setIsPaying(false);
    if ('problem' in paid) return placing.setProblem(paid.problem);
    const method = state.methods?.find((each) => methodKey(each) === state.chosen);
    const country = countries.find(({ id }) => id === values.shipping.country);
    const region = country?.regions.find(({ id }) => id === values.shipping.regionId);
    keepPending(
      makeSnapshot({
        ...{ cart, isGuest: owner === 'guest', payment: way.title, email: values.email },
        shippingMethod: method ? `${method.carrierTitle}, ${method.methodTitle}` : '',
        address: { ...tidied(values.shipping), regionCode: region?.code ?? null },
        billed: tidied(values.isBilledThere ? values.shipping : values.billing),
      }),
    );
    const email = values.email.trim();
    await placing.place(newAttempt({ cartId: cart.id, owner, email, payment: paid.payment }));
  };
  /** The form is not filled in: what is missing is shown, and leaves as it is mended. */
  const refuse = () => setHasTried(true);
  return { ...placing, hasTried, isBusy: isPaying || placing.phase !== 'idle', submit, refuse };
}
