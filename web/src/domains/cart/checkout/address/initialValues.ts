import type { CheckoutAccountQuery } from '../../../../generated/documents.ts';
import { addressValues } from '../../../../shared/forms/address.ts';
import { type CheckoutValues, NEW_ADDRESS } from './checkoutValues.ts';
import type { Draft } from './draft.ts';
import { usualAddress } from './SavedAddresses.tsx';

/** What the form starts with: what was typed, and for a customer what is known of them. */
export function initialValues(
  { values }: Draft,
  account: CheckoutAccountQuery['customer'],
): CheckoutValues {
  if (!account) return { ...values, savedAddress: NEW_ADDRESS };
  const email = account.email;
  const usual = usualAddress(account);
  const isTyped = values.shipping.line1 !== '';
  if (isTyped || !usual) {
    const { shipping } = values;
    const named = {
      ...shipping,
      firstName: shipping.firstName || account.firstName,
      lastName: shipping.lastName || account.lastName,
    };
    return { ...values, email, shipping: named };
  }
  return { ...values, email, savedAddress: usual.id, shipping: addressValues(usual) };
}
