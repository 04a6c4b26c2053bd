import { readFileSync } from 'node:fs';

/** A region as GET /V1/directory/countries shows it; ids are texts there. */
interface Region {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

export interface Country {
  readonly id: string;
  /** Null for a country that is none any more: REST lists it, GraphQL does not. */
  readonly full_name_english: string | null;
  readonly available_regions?: readonly Region[];
}

/** Every country the shop delivers to, as Magento lists them. */
export const countries: readonly Country[] = JSON.parse(
  readFileSync(new URL('./data/countries.json', import.meta.url), 'utf8'),
);

const byId = new Map(countries.map((country) => [country.id, country]));

/** A country the shop delivers to, by its two letters; undefined for any other. */
export const countryById = (id: string): Country | undefined => byId.get(id);

const optionalPostcode = new Set(['HK', 'IE', 'MO', 'PA', 'GB']);
/** Whether addresses in the country must have a postal code. */
export const needsPostcode = (countryId: string): boolean => !optionalPostcode.has(countryId);

/** A region of a country by its number or its code, in any case. */
export function findRegion(
  countryId: string,
  wanted: { readonly id?: number | null; readonly code?: string | null },
): Region | undefined {
  const regions = byId.get(countryId)?.available_regions ?? [];
  const wantedCode = wanted.code?.toUpperCase();
  return regions.find(({ id, code }) =>
    wanted.id ? Number(id) === wanted.id : code.toUpperCase() === wantedCode,
  );
}

/** Countries with a list of regions from which none need be chosen (general/region/state_required). */
const regionOptional = new Set(['AT', 'BE', 'CR', 'CZ', 'DE', 'FI', 'FR', 'UA']);

/** What is wrong with the number of a region; nothing is where the country has no list of them. */
export function regionFault(
  countryId: string,
  regionId: number | null | undefined,
): 'missing' | 'unknown' | undefined {
  if (byId.get(countryId)?.available_regions === undefined) return undefined;
  // As in Magento, 0 stands for no region and is let through.
  if (regionId === 0) return undefined;
  if (regionId == null) return regionOptional.has(countryId) ? undefined : 'missing';
  return findRegion(countryId, { id: regionId }) ? undefined : 'unknown';
}

/** How an address names its region. */
export interface RegionNames {
  readonly id: number | null;
  readonly code: string | null;
  readonly name: string | null;
}

/**
 * The region that is meant, as Magento reads addresses: a number, which may stand in the place of the
 * name, wins; without one the name is taken for a code, and a code counts only where there is no name.
 * The number 0 says that there is none, whatever the name.
 */
export function regionMeant(countryId: string, given: RegionNames): RegionNames {
  if (given.id === 0) return { id: 0, code: given.name, name: given.name };
  const isNumber = given.name !== null && /^\d+$/.test(given.name);
  const id = given.id || (isNumber ? Number(given.name) : null);
  const name = given.id || !isNumber ? given.name || null : null;
  const known = findRegion(countryId, { id, code: name ?? given.code });
  if (known) return { id: Number(known.id), code: known.code, name: known.name };
  return { id, code: id ? null : name, name };
}
