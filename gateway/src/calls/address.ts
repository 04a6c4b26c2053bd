import { given } from '../core/values.ts';
import type { AddressInput, Country } from '../generated/types.ts';
import type { CartAddressBody } from '../sources/commerce-rest/customer.ts';

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
function toRegion({ region, regionId, regionCode, country }: AddressInput): CartAddressBody {
  const id = toRegionId(regionId);
  const code = given({ region_code: regionCode || null });
  return id !== undefined || (!country && region !== '')
    ? { ...given({ region, region_id: id }), ...code }
    : { region: region || regionCode || '', region_id: null, ...code };
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
  const { firstName, lastName, company, city, postalCode, country, phone, email } = input;
  return {
    ...given({ firstname: firstName, lastname: lastName, company, street: toStreet(input) }),
    ...given({ city, postcode: postalCode, country_id: country, telephone: phone, email }),
    ...toRegion(input),
  };
}
