import type { AddressInput, Country } from '../generated/types.ts';
import type { CartAddressBody } from '../sources/commerce-rest/customer.ts';

type Entry = readonly [string, unknown];

function isGiven([, value]: Entry): boolean {
  return value !== null && value !== undefined;
}

/** Both lines of the street; undefined when neither is given, so that a cart keeps its own. */
function toStreet({ line1, line2 }: AddressInput): string[] | undefined {
  if ((line1 ?? null) === null && (line2 ?? null) === null) return undefined;
  return [line1 ?? '', ...(line2 ? [line2] : [])];
}

/** The back end's number of a region; a text that is none is left out. */
export function toRegionId(regionId: string | null | undefined): number | undefined {
  return regionId && /^\d{1,9}$/.test(regionId) ? Number(regionId) : undefined;
}

/**
 * The region as a cart takes it. A cart keeps the number of its last region when none is sent, also in another country:
 * so with a country both number and name go along, and `null` takes the number away. 0 would mean a region without tax.
 */
function toRegionEntries({ region, regionId, regionCode, country }: AddressInput): Entry[] {
  const id = toRegionId(regionId);
  const code: Entry = ['region_code', regionCode || null];
  if (id !== undefined || (!country && region !== '')) {
    const entries: Entry[] = [['region', region], ['region_id', id], code];
    return entries.filter(isGiven);
  }
  return [['region', region || regionCode || ''], ['region_id', null], ...[code].filter(isGiven)];
}

/** Whether a region has to be looked up among those of its country: it is named, but not by its number. */
export function isRegionNamed({ country, region, regionId, regionCode }: AddressInput): boolean {
  return Boolean(country && toRegionId(regionId) === undefined && (regionCode || region));
}

/** The address with the number of its region, where the country lists one of that code or name. */
export function withRegionId(address: AddressInput, countries: readonly Country[]): AddressInput {
  const { regions = [] } = countries.find(({ id }) => id === address.country) ?? {};
  const name = address.region?.trim().toLowerCase();
  const found =
    regions.find(({ code }) => code === address.regionCode) ??
    regions.find((region) => region.name.toLowerCase() === name);
  return found ? { ...address, regionId: found.id } : address;
}

/** An address as a cart takes it: these fields and no other, and only those that are given. */
export function toCartAddress(input: AddressInput): CartAddressBody {
  const entries: Entry[] = [
    ['firstname', input.firstName],
    ['lastname', input.lastName],
    ['company', input.company],
    ['street', toStreet(input)],
    ['city', input.city],
    ['postcode', input.postalCode],
    ['country_id', input.country],
    ['telephone', input.phone],
    ['email', input.email],
  ];
  return Object.fromEntries([...entries.filter(isGiven), ...toRegionEntries(input)]);
}
