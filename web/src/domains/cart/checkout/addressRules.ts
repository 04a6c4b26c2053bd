import {
  ADDRESS_FIELDS,
  type AddressValues,
  addressCheck,
  addressInput,
  type CountryChoice,
} from '#lib/forms/address.ts';
import { checkEmail } from '#lib/forms/checks.ts';
import type { CheckoutValues } from './checkoutValues.ts';
import type { Address } from './useCheckoutCalls.ts';

/**
 * The delivery that the form describes. With `isVirtual`, only the billing address counts. Empty values are sent
 * explicitly because the cart keeps fields that are omitted.
 */
export function toDeliveryInput(
  values: CheckoutValues,
  { countries, isVirtual }: { countries: readonly CountryChoice[]; isVirtual: boolean },
) {
  const { shipping, billing, isBilledThere, email } = values;
  const billed = isBilledThere || isVirtual ? shipping : billing;
  const areValid = (names: readonly (keyof AddressValues)[], values: AddressValues) => {
    const country = countries.find(({ id }) => id === values.country);
    return names.every((name) => addressCheck(name, country)(values[name]) === true);
  };
  const isKnown = countries.some(({ id }) => id === shipping.country);
  const canEstimate = isKnown && areValid(['postalCode', 'regionId'], shipping);
  const isComplete =
    areValid(ADDRESS_FIELDS, shipping) &&
    areValid(ADDRESS_FIELDS, billed) &&
    checkEmail(email) === true;
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
