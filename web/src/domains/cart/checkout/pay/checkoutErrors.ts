import type { FieldErrors } from 'react-hook-form';
import type { CheckoutValues } from '../checkoutValues.ts';
import type { DeliveryState } from '../delivery/delivery.ts';
import type { PaymentOption } from './paymentOptions.ts';

/** An error that prevents placing the order; `id` is the element to focus. */
export interface CheckoutError {
  readonly id: string;
  readonly message: string;
}

/** Fields in form order. */
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

function addressErrors(
  errors: FieldErrors<CheckoutValues>,
  kind: 'shipping' | 'billing',
): CheckoutError[] {
  return ORDER.flatMap((name) => {
    const message = errors[kind]?.[name]?.message;
    if (!message) return [];
    return [
      { id: `${kind}-${name}`, message: kind === 'billing' ? `Billing: ${message}` : message },
    ];
  });
}

/** All errors of the form in form order. */
function formErrors(errors: FieldErrors<CheckoutValues>): CheckoutError[] {
  const email = errors.email?.message;
  return [
    ...(email ? [{ id: 'email', message: email }] : []),
    ...addressErrors(errors, 'shipping'),
    ...addressErrors(errors, 'billing'),
  ];
}

/** Why a valid form still cannot be ordered; null if it can. */
export function getDeliveryError({
  status,
  problem,
  methods,
}: DeliveryState): CheckoutError | null {
  if (status === 'ready' || status === 'updating') return null;
  const id = 'shipping-method';
  if (problem) return { id, message: problem };
  const message =
    methods?.length === 0 ? 'We cannot ship to this address yet.' : 'Choose a shipping method.';
  return { id, message };
}

/**
 * All errors that prevent placing the order: form errors, or else delivery and payment errors. A selected shipping method
 * is not reported as missing while the address is incomplete, for example when the billing address was just opened.
 */
export function getCheckoutErrors(
  errors: FieldErrors<CheckoutValues>,
  { delivery, payment }: { delivery: DeliveryState; payment: PaymentOption | undefined },
): CheckoutError[] {
  const wrong = formErrors(errors);
  if (wrong.length > 0) return wrong;
  const unpaid = payment ? null : { id: 'payment-title', message: 'Choose a payment method.' };
  const isChosen = delivery.status === 'incomplete' && delivery.chosen !== null;
  return [isChosen ? null : getDeliveryError(delivery), unpaid].filter((each) => each !== null);
}
