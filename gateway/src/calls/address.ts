import { omitNil } from '../core/values.ts';
import type { AddressInput, Country } from '../generated/types.ts';
import type { CartAddressBody } from '../sources/commerce-rest/customer.ts';

/** Both lines of the street; undefined if neither is given, so that the cart's street is unchanged. */
function toStreet({ line1, line2 }: AddressInput): string[] | undefined {
  if ((line1 ?? null) === null && (line2 ?? null) === null) return undefined;
  return [line1 ?? '', ...(line2 ? [line2] : [])];
}

/** The back end's numeric region id; undefined for other text and for 0, with which an order would pass untaxed. */
export function toRegionId(regionId: string | null | undefined): number | undefined {
  return regionId && /^0*[1-9]\d{0,8}$/.test(regionId) ? Number(regionId) : undefined;
}

/**
 * The region as a cart accepts it. If no id is sent, a cart keeps the id of its last region, even in another country.
 * Therefore an address with a country sends both id and name, and `null` clears the id. An id of 0 would mean a region
 * without tax.
 */
function toRegion({ region, regionId, regionCode, country }: AddressInput): CartAddressBody {
  const id = toRegionId(regionId);
  const code = omitNil({ region_code: regionCode || null });
  return id !== undefined || (!country && region !== '')
    ? { ...omitNil({ region, region_id: id }), ...code }
    : { region: region || regionCode || '', region_id: null, ...code };
}

/** Whether the region's id must be looked up: the address has only its name or code. */
export function isRegionNamed({ country, region, regionId, regionCode }: AddressInput): boolean {
  return Boolean(country && toRegionId(regionId) === undefined && (regionCode || region));
}

/** Adds the region's id if the country lists a region with this code or name. */
export function withRegionId(address: AddressInput, countries: readonly Country[]): AddressInput {
  const { regions = [] } = countries.find(({ id }) => id === address.country) ?? {};
  const name = address.region?.trim().toLowerCase();
  const found =
    regions.find(({ code }) => code === address.regionCode) ??
    regions.find((region) => region.name.toLowerCase() === name);
  return found ? { ...address, regionId: found.id } : address;
}

/** The fields that have the same format in a cart and in an account. */
export function toAddressFields(input: AddressInput) {
  const { firstName, lastName, company, city, postalCode, country, phone } = input;
  return {
    ...omitNil({ firstname: firstName, lastname: lastName, company, street: toStreet(input) }),
    ...omitNil({ city, postcode: postalCode, country_id: country, telephone: phone }),
  };
}

export function toCartAddress(input: AddressInput): CartAddressBody {
  return { ...toAddressFields(input), ...omitNil({ email: input.email }), ...toRegion(input) };
}
