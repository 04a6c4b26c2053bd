import type { UseFormReturn } from 'react-hook-form';
import {
  ADDRESS_FIELDS,
  type AddressValues,
  addressCheck,
  addressInput,
  addressValues,
  type CountryChoice,
  EMPTY_ADDRESS,
} from '#lib/forms/address.ts';
import { checkEmail } from '#lib/forms/checks.ts';
import type { CheckoutAccountQuery } from './Checkout.generated.ts';
import type { Address } from './useCheckoutCalls.ts';

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

export type CheckoutForm = UseFormReturn<CheckoutValues>;

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

function areValid(
  names: readonly (keyof AddressValues)[],
  values: AddressValues,
  countries: readonly CountryChoice[],
): boolean {
  const country = countries.find(({ id }) => id === values.country);
  return names.every((name) => addressCheck(name, country)(values[name]) === true);
}

/** The address is complete, but it is not sent without an email. */
export const lacksOnlyEmail = (
  { email, shipping }: CheckoutValues,
  countries: readonly CountryChoice[],
): boolean => checkEmail(email) !== true && areValid(ADDRESS_FIELDS, shipping, countries);

/**
 * The delivery that the form describes. With `isVirtual`, only the billing address counts. Empty values are sent
 * explicitly because the cart keeps fields that are omitted.
 */
export function toDeliveryInput(
  values: CheckoutValues,
  { countries, isVirtual }: { countries: readonly CountryChoice[]; isVirtual: boolean },
) {
  const { shipping, billing, isBilledThere, email } = values;
  const isKnown = countries.some(({ id }) => id === shipping.country);
  const canEstimate = isKnown && areValid(['postalCode', 'regionId'], shipping, countries);
  const isComplete = areValid(ADDRESS_FIELDS, shipping, countries) && checkEmail(email) === true;
  // The totals depend on the shipping address, so they do not wait for the billing address.
  const isBilledElsewhere =
    !isBilledThere && !isVirtual && areValid(ADDRESS_FIELDS, billing, countries);
  const billed = isBilledElsewhere ? billing : shipping;
  const toAddress = (values: AddressValues): Address => addressInput(values, countries);
  const { region, regionId, postalCode, country } = toAddress(shipping);
  const mail = { email: email.trim() };
  return {
    estimateFor: canEstimate ? { country, region, regionId: regionId ?? null, postalCode } : null,
    complete: isComplete
      ? {
          shipping: { ...toAddress(shipping), ...mail },
          billing: { ...toAddress(billed), ...mail },
        }
      : null,
  };
}
