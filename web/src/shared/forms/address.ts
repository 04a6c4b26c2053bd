import type { Check } from './checks.ts';

/** A country as the shop delivers to it. */
export interface CountryChoice {
  readonly id: string;
  readonly name: string;
  /** States or provinces to choose from; empty when a free text is wanted. */
  readonly regions: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
  }[];
}

/** What the fields of an address hold; empty text for none. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  company: string;
  line1: string;
  line2: string;
  city: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Used where the country lists its regions. */
  regionId: string;
  /** Used where it does not. */
  region: string;
  postalCode: string;
  phone: string;
}

export const EMPTY_ADDRESS: AddressValues = {
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  country: 'US',
  regionId: '',
  region: '',
  postalCode: '',
  phone: '',
};

/** Where the form itself knows how postal codes look and that a state is needed; elsewhere the shop's answer tells. */
const KNOWN: Readonly<Record<string, { pattern: RegExp; label: string; example: string }>> = {
  US: { pattern: /^\d{5}(-\d{4})?$/, label: 'ZIP code', example: '90001' },
  CA: { pattern: /^[a-z]\d[a-z] ?\d[a-z]\d$/i, label: 'Postal code', example: 'M5V 2T6' },
};

/** What a country calls its postal codes. */
export const postalLabel = (country: string): string => KNOWN[country]?.label ?? 'Postal code';

/** The rule of a postal code in a country. */
export const checkPostalCode =
  (country: string): Check =>
  (value) => {
    const known = KNOWN[country];
    const code = value.trim();
    if (!known) return true;
    if (code === '') return `${known.label} is required field`;
    return (
      known.pattern.test(code) || `Please enter a valid ${known.label}, such as ${known.example}`
    );
  };

/** The rule of a state or province that is chosen from a list. */
export const checkRegion =
  (country: string): Check =>
  (value) =>
    !(country in KNOWN) || value !== '' || 'State is required field';

/** Required, with at least seven digits: the carrier rings it. */
export const checkPhone: Check = (value) => {
  if (value.trim() === '') return 'Phone is required field';
  return value.replace(/\D/g, '').length >= 7 || 'Please enter a valid phone number';
};

/** The address as the gateway takes it: one way to name a region, no spaces around anything. */
export function addressInput(values: AddressValues, countries: readonly CountryChoice[]) {
  const { regionId, region, ...rest } = values;
  const fields = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, value.trim()]),
  );
  const chosen = countries
    .find(({ id }) => id === values.country)
    ?.regions.find(({ id }) => id === regionId);
  if (chosen) return { ...fields, regionId, region: chosen.name, regionCode: chosen.code };
  return { ...fields, region: region.trim() };
}
