import type { CheckoutCountriesQuery } from '../../../../generated/documents.ts';
import { type Check, checkEmail, checkFilled } from '../../../../shared/forms/checks.ts';
import type { Address } from '../calls/checkoutBackend.ts';
import type { AddressValues, CheckoutValues } from './checkoutValues.ts';

export type Country = CheckoutCountriesQuery['countries'][number];

/** How a country names and writes its postal codes. */
const POSTAL: Readonly<Record<string, { label: string; pattern: RegExp; example: string }>> = {
  US: { label: 'ZIP code', pattern: /^\d{5}(-?\d{4})?$/, example: '90210' },
  CA: { label: 'Postal code', pattern: /^[a-z]\d[a-z] ?\d[a-z]\d$/i, example: 'K1A 0B1' },
  GB: { label: 'Postcode', pattern: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i, example: 'SW1A 1AA' },
  AU: { label: 'Postcode', pattern: /^\d{4}$/, example: '2000' },
  DE: { label: 'Postal code', pattern: /^\d{5}$/, example: '10115' },
  FR: { label: 'Postal code', pattern: /^\d{5}$/, example: '75008' },
  IT: { label: 'Postal code', pattern: /^\d{5}$/, example: '00184' },
  ES: { label: 'Postal code', pattern: /^\d{5}$/, example: '28001' },
  JP: { label: 'Postal code', pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
};
/** Countries that write no postal code. */
const WITHOUT_POSTAL = new Set(['HK', 'IE', 'MO', 'PA']);

export const postalLabel = (country: string): string => POSTAL[country]?.label ?? 'Postal code';

const checkPostal =
  (country: string): Check =>
  (value) => {
    const text = value.trim();
    if (text === '')
      return WITHOUT_POSTAL.has(country) || `${postalLabel(country)} is required field`;
    const rule = POSTAL[country];
    if (!rule || rule.pattern.test(text)) return true;
    return `Please enter a valid ${rule.label}, such as ${rule.example}`;
  };

const checkPhone: Check = (value) => {
  if (value.trim() === '') return 'Phone is required field';
  const digits = value.replace(/\D/g, '').length;
  return (digits >= 7 && digits <= 15) || 'Please enter a valid phone number';
};

/** What a field of an address must be, by the country the address is in. */
export function addressCheck(
  name: keyof AddressValues,
  { country }: { country: Country | undefined },
): Check {
  const id = country?.id ?? '';
  const hasRegions = (country?.regions.length ?? 0) > 0;
  const checks: Partial<Record<keyof AddressValues, Check>> = {
    firstName: checkFilled('First name'),
    lastName: checkFilled('Last name'),
    line1: checkFilled('Address'),
    city: checkFilled('City'),
    postalCode: checkPostal(id),
    phone: checkPhone,
    ...(hasRegions && { regionId: checkFilled(regionLabel(id)) }),
  };
  return checks[name] ?? (() => true);
}

/** What a country calls its regions. */
export function regionLabel(country: string): string {
  if (country === 'US' || country === 'AU') return 'State';
  return country === 'CA' ? 'Province' : 'Region';
}

/** True when nothing of the address is wrong or missing. */
export const isWholeAddress = (values: AddressValues, country: Country | undefined): boolean =>
  Object.entries(values).every(
    ([name, value]) => addressCheck(name as keyof AddressValues, { country })(value) === true,
  );

/** True when the carrier can say what it would cost. */
export const canEstimate = (
  { regionId, postalCode }: AddressValues,
  country: Country | undefined,
) =>
  country !== undefined &&
  addressCheck('postalCode', { country })(postalCode) === true &&
  addressCheck('regionId', { country })(regionId) === true;

/** An address as the gateway takes it. */
export function toAddress(values: AddressValues, country: Country | undefined): Address {
  const given = Object.entries(values).map(([name, value]) => [name, value.trim()] as const);
  const filled = Object.fromEntries(given.filter(([, value]) => value !== ''));
  const region = country?.regions.find(({ id }) => id === values.regionId);
  return region ? { ...filled, region: region.name, regionCode: region.code } : filled;
}

const find = (countries: readonly Country[], id: string) =>
  countries.find((each) => each.id === id);

/** What is to be estimated and set by what the form says. `isVirtual`: only where it is billed to counts. */
export function deliveryWish(
  values: CheckoutValues,
  { countries, isVirtual }: { countries: readonly Country[]; isVirtual: boolean },
) {
  const { shipping, billing, isBilledThere, email } = values;
  const shippingCountry = find(countries, shipping.country);
  const billed = isBilledThere || isVirtual ? shipping : billing;
  const billingCountry = find(countries, billed.country);
  const { regionId, postalCode, country } = toAddress(shipping, shippingCountry);
  const isComplete =
    isWholeAddress(shipping, shippingCountry) &&
    isWholeAddress(billed, billingCountry) &&
    checkEmail(email) === true;
  const mail = { email: email.trim() };
  return {
    estimateFor: canEstimate(shipping, shippingCountry)
      ? { country: country ?? null, regionId: regionId ?? null, postalCode: postalCode ?? null }
      : null,
    complete: isComplete
      ? {
          shipping: { ...toAddress(shipping, shippingCountry), ...mail },
          billing: { ...toAddress(billed, billingCountry), ...mail },
        }
      : null,
  };
}
