import type { AddressInput } from '../generated/types.ts';
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

/** A region that is emptied loses its number and its code too: a cart keeps what the request leaves out. */
function withoutRegion({ region, regionId, regionCode }: AddressInput): Entry[] {
  return region === '' && !regionId && !regionCode
    ? [
        ['region_id', 0],
        ['region_code', ''],
      ]
    : [];
}

/** An address as a cart takes it: these fields and no other, and only those that are given. */
export function toCartAddress(input: AddressInput): CartAddressBody {
  const entries: Entry[] = [
    ['firstname', input.firstName],
    ['lastname', input.lastName],
    ['company', input.company],
    ['street', toStreet(input)],
    ['city', input.city],
    ['region', input.region],
    ['region_id', toRegionId(input.regionId)],
    ['region_code', input.regionCode],
    ['postcode', input.postalCode],
    ['country_id', input.country],
    ['telephone', input.phone],
    ['email', input.email],
    ...withoutRegion(input),
  ];
  return Object.fromEntries(entries.filter(isGiven));
}
