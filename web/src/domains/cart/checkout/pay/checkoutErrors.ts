import type { FieldErrors } from 'react-hook-form';
import { ADDRESS_FIELDS } from '#lib/forms/address.ts';
import type { CheckoutValues } from '../checkoutValues.ts';
import type { DeliveryState } from '../delivery/delivery.ts';
import type { PaymentOption } from './paymentOptions.ts';

/** An error that prevents placing the order; `id` is the element to focus. */
export interface CheckoutError {
  readonly id: string;
  readonly message: string;
}

/** All errors of the form in form order. */
function formErrors(errors: FieldErrors<CheckoutValues>): CheckoutError[] {
  const wrong = (['shipping', 'billing'] as const).flatMap((kind) =>
    ADDRESS_FIELDS.map((name) => {
      const message = errors[kind]?.[name]?.message ?? '';
      const isBilled = kind === 'billing' && message !== '';
      return { id: `${kind}-${name}`, message: isBilled ? `Billing: ${message}` : message };
    }),
  );
  return [{ id: 'email', message: errors.email?.message ?? '' }, ...wrong].filter(
    ({ message }) => message !== '',
  );
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
 * All errors that prevent placing the order: form errors, or else delivery and payment errors. A selected shipping
 * method is not reported as missing while the address is incomplete, for example when the billing address was just
 * opened.
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
