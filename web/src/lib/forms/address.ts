import { type Check, checkFilled } from './checks.ts';

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

/** What the fields of an address hold: every one is there, an empty text stands for nothing. */
export interface AddressValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly line1: string;
  readonly line2: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** The back end's id, where the country lists its regions. */
  readonly regionId: string;
  /** Typed, where it lists none. */
  readonly region: string;
  readonly postalCode: string;
  readonly phone: string;
}

/** A new address: most parcels stay in the country of the shop. */
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

/** A saved address, in which null stands for nothing, as the fields hold it. */
export function addressValues(
  saved: {
    readonly [Name in keyof AddressValues]?: string | null;
  },
): AddressValues {
  const names = Object.keys(EMPTY_ADDRESS) as (keyof AddressValues)[];
  const values = names.map((name) => [name, saved[name] ?? '']);
  return Object.fromEntries(values) as Record<keyof AddressValues, string>;
}

/** How a country names and writes its postal codes; elsewhere any text will do, and the shop's answer tells. */
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
/** Countries that write no postal code. */
const WITHOUT_POSTAL = new Set(['HK', 'IE', 'MO', 'PA']);
/** Countries whose regions are listed and left out of most addresses, as Magento has it. */
const WITHOUT_REGION = new Set(['AT', 'BE', 'CR', 'CZ', 'DE', 'FI', 'FR', 'UA']);

/** What a country calls its postal codes. */
export const postalLabel = (country: string): string => POSTAL[country]?.label ?? 'Postal code';

function regionName(country: string): string {
  if (country === 'US' || country === 'AU') return 'State';
  return country === 'CA' ? 'Province' : 'Region';
}

/** What a country calls its regions, of which its addresses may need one. */
export const regionLabel = (country: string): string =>
  WITHOUT_REGION.has(country) ? `${regionName(country)} (optional)` : regionName(country);

const checkRegion = (country: string): Check =>
  WITHOUT_REGION.has(country) ? () => true : checkFilled(regionName(country));

const checkPostalCode =
  (country: string): Check =>
  (value) => {
    const code = value.trim();
    if (code === '')
      return WITHOUT_POSTAL.has(country) || `${postalLabel(country)} is required field`;
    const rule = POSTAL[country];
    if (!rule || rule.pattern.test(code)) return true;
    return `Please enter a valid ${rule.label}, such as ${rule.example}`;
  };

/** Required, with as many digits as a number that the carrier can ring. */
const checkPhone: Check = (value) => {
  if (value.trim() === '') return 'Phone is required field';
  const digits = value.replace(/\D/g, '').length;
  return (digits >= 7 && digits <= 15) || 'Please enter a valid phone number';
};

/** What a field of an address must be, in the country that the address is in; undefined while none is chosen. */
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

/** An address as it stands on a letter: no spaces around anything, the postal code in capitals. */
export function tidied(values: AddressValues): AddressValues {
  const trimmed = Object.entries(values).map(([name, value]) => [name, value.trim()]);
  const address: AddressValues = { ...values, ...Object.fromEntries(trimmed) };
  return { ...address, postalCode: address.postalCode.toUpperCase() };
}

/** The address as the gateway takes it: one way to name a region, and tidied. */
export function addressInput(values: AddressValues, countries: readonly CountryChoice[]) {
  const { regionId, region, ...fields } = tidied(values);
  const chosen = countries
    .find(({ id }) => id === values.country)
    ?.regions.find(({ id }) => id === regionId);
  if (chosen) return { ...fields, regionId, region: chosen.name, regionCode: chosen.code };
  return { ...fields, region };
}
