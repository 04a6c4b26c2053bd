import { type AddressValues, addressValues, EMPTY_ADDRESS } from '#lib/forms/address.ts';
import type { CheckoutAccountQuery } from './Checkout.generated.ts';

/** Everything a shopper types or chooses, but for the card. */
export interface CheckoutValues {
  readonly email: string;
  readonly shipping: AddressValues;
  /** Which saved address is shipped to; `new` for one that is typed. */
  readonly savedAddress: string;
  readonly isBilledThere: boolean;
  readonly billing: AddressValues;
  /** Code of the way to pay; empty before one is chosen. */
  readonly payment: string;
}

/** Stands for an address that is typed. */
export const NEW_ADDRESS = 'new';

/** What a checkout begins with. */
export const EMPTY_CHECKOUT: CheckoutValues = {
  email: '',
  shipping: EMPTY_ADDRESS,
  savedAddress: NEW_ADDRESS,
  isBilledThere: true,
  billing: EMPTY_ADDRESS,
  payment: '',
};

/** The address that a customer's packages go to unless they say otherwise; null without one. */
function usualAddress({ addresses }: NonNullable<CheckoutAccountQuery['customer']>) {
  return addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses[0] ?? null;
}

/** What the form starts with: what was typed, and for a customer what is known of them. */
export function initialValues(
  values: CheckoutValues,
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
