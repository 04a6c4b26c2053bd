import { type AddressValues, addressValues, EMPTY_ADDRESS } from '#lib/forms/address.ts';
import type { CheckoutAccountQuery } from './Checkout.generated.ts';

export interface CheckoutValues {
  readonly email: string;
  readonly shipping: AddressValues;
  /** Id of the selected saved address; `new` for an entered one; empty until one is selected. */
  readonly savedAddress: string;
  readonly isBilledThere: boolean;
  readonly billing: AddressValues;
  /** Code of the payment method; empty until one is selected. */
  readonly payment: string;
}

export const NEW_ADDRESS = 'new';

export const EMPTY_CHECKOUT: CheckoutValues = {
  email: '',
  shipping: EMPTY_ADDRESS,
  savedAddress: '',
  isBilledThere: true,
  billing: EMPTY_ADDRESS,
  payment: '',
};

function usualAddress({ addresses }: NonNullable<CheckoutAccountQuery['customer']>) {
  return addresses.find(({ isDefaultShipping }) => isDefaultShipping) ?? addresses[0] ?? null;
}

/** Initial form values: the draft's values, completed with the customer's data. */
export function initialValues(
  values: CheckoutValues,
  account: CheckoutAccountQuery['customer'],
): CheckoutValues {
  if (!account) return { ...values, savedAddress: '' };
  const email = account.email;
  const usual = usualAddress(account);
  const { shipping, savedAddress } = values;
  const isOwn = savedAddress === NEW_ADDRESS || shipping.line1 !== '';
  if (isOwn || !usual) {
    const named = {
      ...shipping,
      firstName: shipping.firstName || account.firstName,
      lastName: shipping.lastName || account.lastName,
    };
    return { ...values, email, savedAddress: savedAddress || NEW_ADDRESS, shipping: named };
  }
  return { ...values, email, savedAddress: usual.id, shipping: addressValues(usual) };
}
