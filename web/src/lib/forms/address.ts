import { trimmed } from '../format/plainText.ts';
import type { AddressCountriesQuery } from './AddressCountries.generated.ts';
import { type Check, checkFilled } from './checks.ts';

/** A country with its states or provinces; without any, the region is free text. */
export type CountryChoice = NonNullable<AddressCountriesQuery['countries']>[number];

/**
 * The initial values of a new address, in form order and in the shop's country; an empty string for a missing value.
 */
export const EMPTY_ADDRESS = {
  firstName: '',
  lastName: '',
  company: '',
  line1: '',
  line2: '',
  city: '',
  /** Free text if the country has no list of regions. */
  region: '',
  /** The back end's id if the country has a list of regions. */
  regionId: '',
  postalCode: '',
  /** ISO 3166-1 alpha-2. */
  country: 'US',
  phone: '',
};

export type AddressValues = Readonly<typeof EMPTY_ADDRESS>;
export const ADDRESS_FIELDS = Object.keys(EMPTY_ADDRESS) as (keyof AddressValues)[];

/** Converts a saved address to form values: null becomes an empty string. */
export function addressValues(
  saved: { readonly [Name in keyof AddressValues]?: string | null },
): AddressValues {
  const values = ADDRESS_FIELDS.map((name) => [name, saved[name] ?? '']);
  return Object.fromEntries(values) as AddressValues;
}

/** Label and format of postal codes by country; other formats are validated by the gateway only. */
const POSTAL: Readonly<Record<string, { label: string; pattern: RegExp; example: string }>> = {
  US: { label: 'ZIP code', pattern: /^\d{5}(-?\d{4})?$/, example: '90001' },
  CA: { label: 'Postal code', pattern: /^[a-z]\d[a-z] ?\d[a-z]\d$/i, example: 'M5V 2T6' },
  GB: { label: 'Postcode', pattern: /^[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2}$/i, example: 'SW1A 1AA' },
  AU: { label: 'Postcode', pattern: /^\d{4}$/, example: '2000' },
  DE: { label: 'Postal code', pattern: /^\d{5}$/, example: '10115' },
  FR: { label: 'Postal code', pattern: /^\d{5}$/, example: '75008' },
  IT: { label: 'Postal code', pattern: /^\d{5}$/, example: '00184' },
  ES: { label: 'Postal code', pattern: /^\d{5}$/, example: '28001' },
  JP: { label: 'Postal code', pattern: /^\d{3}-?\d{4}$/, example: '100-0001' },
};
const WITHOUT_POSTAL = new Set(['HK', 'IE', 'MO', 'PA']);
/** Countries with regions that are optional in an address, as in Magento; `npm run doctor` checks that they are. */
const WITHOUT_REGION = new Set(['AT', 'BE', 'DE', 'FI', 'FR']);

export const postalLabel = (country: string): string => POSTAL[country]?.label ?? 'Postal code';

function regionName(country: string): string {
  if (country === 'US' || country === 'AU') return 'State';
  return country === 'CA' ? 'Province' : 'Region';
}

/** The country's term for regions, for countries whose addresses may need one. */
export const regionLabel = (country: string): string =>
  WITHOUT_REGION.has(country) ? `${regionName(country)} (optional)` : regionName(country);

const checkRegion = (country: string): Check =>
  WITHOUT_REGION.has(country) ? () => true : checkFilled(regionName(country));

const checkPostalCode =
  (country: string): Check =>
  (value) => {
    const code = value.trim();
    if (code === '') return WITHOUT_POSTAL.has(country) || `${postalLabel(country)} is required.`;
    const rule = POSTAL[country];
    if (!rule || rule.pattern.test(code)) return true;
    return `Please enter a valid ${rule.label.replace(/^P/, 'p')}, such as ${rule.example}.`;
  };

/** Required, with enough digits for the carrier to call. */
const checkPhone: Check = (value) => {
  if (value.trim() === '') return 'Phone is required.';
  const digits = value.replace(/\D/g, '').length;
  return (digits >= 7 && digits <= 15) || 'Please enter a valid phone number.';
};

/** The check of an address field for the selected country; undefined while none is selected. */
export function addressCheck(name: keyof AddressValues, country: CountryChoice | undefined): Check {
  const id = country?.id ?? '';
  const hasRegions = (country?.regions.length ?? 0) > 0;
  const checks: Partial<Record<keyof AddressValues, Check>> = {
    firstName: checkFilled('First name'),
    lastName: checkFilled('Last name'),
    line1: checkFilled('Address'),
    city: checkFilled('City'),
    country: checkFilled('Country'),
    postalCode: checkPostalCode(id),
    phone: checkPhone,
    ...(hasRegions && { regionId: checkRegion(id) }),
  };
  return checks[name] ?? (() => true);
}

/** Normalizes an address: trims all values and converts the postal code to upper case. */
export function tidied(values: AddressValues): AddressValues {
  const address = trimmed(values);
  return { ...address, postalCode: address.postalCode.toUpperCase() };
}

export function addressInput(values: AddressValues, countries: readonly CountryChoice[]) {
  const { regionId, region, ...fields } = tidied(values);
  const country = countries.find(({ id }) => id === values.country);
  const chosen = country?.regions.find(({ id }) => id === regionId);
  if (chosen) return { ...fields, regionId, region: chosen.name, regionCode: chosen.code };
  return { ...fields, region };
}
