import type { AddressInput } from '../generated/types.ts';
import type { CartAddressBody } from '../sources/commerce-rest/address-wire.ts';

type Entry = readonly [string, unknown];

const isGiven = ([, value]: Entry): boolean => value !== null && value !== undefined;

/** Both lines of the street; undefined when neither is given, so that a cart keeps its own. */
const streetOf = ({ line1, line2 }: AddressInput): string[] | undefined => {
  if ((line1 ?? null) === null && (line2 ?? null) === null) return undefined;
  return [line1 ?? '', ...(line2 ? [line2] : [])];
};

/** The back end's number of a region; a text that is none is left out. */
export const regionIdOf = (regionId: string | null | undefined): number | undefined =>
  regionId && /^\d{1,9}$/.test(regionId) ? Number(regionId) : undefined;

/** A region that is emptied loses its number and its code too: a cart keeps what it is not told of. */
const withoutRegion = ({ region, regionId, regionCode }: AddressInput): Entry[] =>
  region === '' && !regionId && !regionCode
    ? [
        ['region_id', 0],
        ['region_code', ''],
      ]
    : [];

/** An address as a cart takes it: these fields and no other, and only those that are given. */
export const toCartAddress = (input: AddressInput): CartAddressBody => {
  const entries: Entry[] = [
    ['firstname', input.firstName],
    ['lastname', input.lastName],
    ['company', input.company],
    ['street', streetOf(input)],
    ['city', input.city],
    ['region', input.region],
    ['region_id', regionIdOf(input.regionId)],
    ['region_code', input.regionCode],
    ['postcode', input.postalCode],
    ['country_id', input.country],
    ['telephone', input.phone],
    ['email', input.email],
    ...withoutRegion(input),
  ];
  return Object.fromEntries(entries.filter(isGiven));
};
