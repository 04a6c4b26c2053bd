import type { FieldErrors } from 'react-hook-form';
import type { CheckoutValues } from '../address/checkoutValues.ts';
import type { DeliveryState } from '../delivery/delivery.ts';
import type { Fault } from './ErrorSummary.tsx';

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
export function formFaults(errors: FieldErrors<CheckoutValues>): Fault[] {
  const email = errors.email?.message;
  return [
    ...(email ? [{ id: 'email', message: email }] : []),
    ...addressFaults(errors, 'shipping'),
    ...addressFaults(errors, 'billing'),
  ];
}

/** Why an order cannot be placed though the form is filled in; null when it can. */
export function deliveryFault({ status, problem, methods }: DeliveryState): Fault | null {
  if (status === 'ready') return null;
  const id = 'shipping-method';
  if (problem) return { id, message: problem };
  const message =
    methods?.length === 0 ? 'We cannot ship to this address yet.' : 'Choose a shipping method';
  return { id, message };
}
