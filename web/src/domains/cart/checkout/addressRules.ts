import {
  type AddressValues,
  addressCheck,
  addressInput,
  type CountryChoice,
} from '#lib/forms/address.ts';
import { checkEmail } from '#lib/forms/checks.ts';
import type { CheckoutValues } from './checkoutValues.ts';
import type { Address } from './useCheckoutCalls.ts';

export const isWholeAddress = (
  values: AddressValues,
  country: CountryChoice | undefined,
): boolean =>
  Object.entries(values).every(
    ([name, value]) => addressCheck(name as keyof AddressValues, country)(value) === true,
  );

export const canEstimate = (
  { regionId, postalCode }: AddressValues,
  country: CountryChoice | undefined,
) =>
  country !== undefined &&
  addressCheck('postalCode', country)(postalCode) === true &&
  addressCheck('regionId', country)(regionId) === true;

/**
 * Converts form values to the gateway's input. Empty values are sent explicitly because the cart keeps fields that are
 * omitted.
 */
export const toAddress = (values: AddressValues, country: CountryChoice | undefined): Address =>
  addressInput(values, country ? [country] : []);

const find = (countries: readonly CountryChoice[], id: string) =>
  countries.find((each) => each.id === id);

/** The delivery that the form describes. With `isVirtual`, only the billing address counts. */
export function toDeliveryWish(
  values: CheckoutValues,
  { countries, isVirtual }: { countries: readonly CountryChoice[]; isVirtual: boolean },
) {
  const { shipping, billing, isBilledThere, email } = values;
  const shippingCountry = find(countries, shipping.country);
  const billed = isBilledThere || isVirtual ? shipping : billing;
  const billingCountry = find(countries, billed.country);
  const { region, regionId, postalCode, country } = toAddress(shipping, shippingCountry);
  const isComplete =
    isWholeAddress(shipping, shippingCountry) &&
    isWholeAddress(billed, billingCountry) &&
    checkEmail(email) === true;
  const mail = { email: email.trim() };
  return {
    estimateFor: canEstimate(shipping, shippingCountry)
      ? {
          country: country ?? null,
          region: region ?? null,
          regionId: regionId ?? null,
          postalCode: postalCode ?? null,
        }
      : null,
    complete: isComplete
      ? {
          shipping: { ...toAddress(shipping, shippingCountry), ...mail },
          billing: { ...toAddress(billed, billingCountry), ...mail },
        }
      : null,
  };
}
