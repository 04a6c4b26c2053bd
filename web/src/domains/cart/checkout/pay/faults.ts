import type { FieldErrors } from 'react-hook-form';
import type { CheckoutValues } from '../checkoutValues.ts';
import type { DeliveryState } from '../delivery/delivery.ts';
import type { PaymentOption } from './paymentOptions.ts';

/** Something that keeps the order from being placed; `id` is the element to go to. */
export interface Fault {
  readonly id: string;
  readonly message: string;
}

/** Fields in the order they stand in the form. */
const ORDER = [
  'firstName',
  'lastName',
  'company',
  'line1',
  'line2',
  'city',
  'region',
  'regionId',
  'postalCode',
  'country',
  'phone',
] as const;

function addressFaults(errors: FieldErrors<CheckoutValues>, kind: 'shipping' | 'billing'): Fault[] {
  return ORDER.flatMap((name) => {
    const message = errors[kind]?.[name]?.message;
    if (!message) return [];
    return [
      { id: `${kind}-${name}`, message: kind === 'billing' ? `Billing: ${message}` : message },
    ];
  });
}

/** Everything that is wrong in the form, from its top to its end. */
function formFaults(errors: FieldErrors<CheckoutValues>): Fault[] {
  const email = errors.email?.message;
  return [
    ...(email ? [{ id: 'email', message: email }] : []),
    ...addressFaults(errors, 'shipping'),
    ...addressFaults(errors, 'billing'),
  ];
}

/** Why an order cannot be placed though the form is filled in; null when it can. */
export function deliveryFault({ status, problem, methods }: DeliveryState): Fault | null {
  if (status === 'ready' || status === 'updating') return null;
  const id = 'shipping-method';
  if (problem) return { id, message: problem };
  const message =
    methods?.length === 0 ? 'We cannot ship to this address yet.' : 'Choose a shipping method';
  return { id, message };
}

/**
 * What keeps the order from being placed now: what is wrong in the form first, then what follows from it. A shipping method
 * that is chosen is not asked for again while a field that has just opened, as of the billing address, is still empty.
 */
export function faultsOf(
  errors: FieldErrors<CheckoutValues>,
  { delivery, payment }: { delivery: DeliveryState; payment: PaymentOption | undefined },
): Fault[] {
  const wrong = formFaults(errors);
  if (wrong.length > 0) return wrong;
  const unpaid = payment ? null : { id: 'payment-title', message: 'Choose a payment method' };
  const isChosen = delivery.status === 'incomplete' && delivery.chosen !== null;
  return [isChosen ? null : deliveryFault(delivery), unpaid].filter((each) => each !== null);
}
