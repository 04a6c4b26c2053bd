import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rejection } from '../../shared/webapi/errors.ts';
import { publicRoute, type Route } from '../../shared/webapi/route.ts';
import { badInput, noSuchEntity } from '../content/graphql/fault.ts';
import type { GraphqlModule } from '../content/graphql/request.ts';

/** Countries with their regions, and the currency, in Magento's GraphQL. */
export const directoryGraphql: GraphqlModule = {
  typeDefs: readFileSync(join(import.meta.dirname, 'directory.graphql'), 'utf8'),
  resolvers: {
    Query: {
      currency: () => currency,
      countries: () => countries.filter((country) => country.full_name_english !== null),
      country: (_root: unknown, { id }: { readonly id?: string | null }): Country => {
        if (!id) throw badInput('Country "id" value should be specified');
        const country = countryById(id);
        if (country === undefined) throw noSuchEntity("The country isn't available.");
        return country;
      },
    },
  },
};

const currency = {
  base_currency_code: 'USD',
  base_currency_symbol: '$',
  default_display_currency_code: 'USD',
  default_display_currency_symbol: '$',
  available_currency_codes: ['USD'],
  exchange_rates: [{ currency_to: 'USD', rate: 1 }],
};

/** Countries with their regions, and the currency. Magento: /V1/directory. */
export const directoryRoutes: readonly Route[] = [
  publicRoute.get('/directory/countries', {}, () => countries),
  publicRoute.get('/directory/countries/:countryId', { countryId: 'string' }, ({ args }) => {
    const country = countryById(args.countryId);
    if (country === undefined) throw rejection(404, "The country isn't available.");
    return country;
  }),
  publicRoute.get('/directory/currency', {}, () => currency),
];

/** A region in the response of GET /V1/directory/countries; ids are strings there. */
interface Region {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

export interface Country {
  readonly id: string;
  /** Null for a former country, which REST lists but GraphQL does not. */
  readonly full_name_english: string | null;
  readonly available_regions?: readonly Region[];
}

/** Every country to which the shop ships, in Magento's format. */
export const countries: readonly Country[] = JSON.parse(
  readFileSync(new URL('./data/countries.json', import.meta.url), 'utf8'),
);

const byId = new Map(countries.map((country) => [country.id, country]));

/** A country to which the shop ships, by its two-letter code; undefined for any other. */
export const countryById = (id: string): Country | undefined => byId.get(id);

const optionalPostcode = new Set(['HK', 'IE', 'MO', 'PA', 'GB']);
export const needsPostcode = (countryId: string): boolean => !optionalPostcode.has(countryId);

/** Finds a region of a country by its id, or by its code (case-insensitive). */
export function findRegion(
  countryId: string,
  region: { readonly id?: number | null; readonly code?: string | null },
): Region | undefined {
  const regions = byId.get(countryId)?.available_regions ?? [];
  const wantedCode = region.code?.toUpperCase();
  return regions.find(({ id, code }) =>
    region.id ? Number(id) === region.id : code.toUpperCase() === wantedCode,
  );
}

/** Countries with a region list where a region is optional (general/region/state_required). */
const regionOptional = new Set(['AT', 'BE', 'DE', 'FI', 'FR']);

/** Validates a region id; undefined if it is valid or the country has no region list. */
export function regionFault(
  countryId: string,
  regionId: number | null | undefined,
): 'missing' | 'unknown' | undefined {
  if (byId.get(countryId)?.available_regions === undefined) return undefined;
  // As in Magento, 0 means no region and is valid.
  if (regionId === 0) return undefined;
  if (regionId == null) return regionOptional.has(countryId) ? undefined : 'missing';
  return findRegion(countryId, { id: regionId }) ? undefined : 'unknown';
}

export interface RegionNames {
  readonly id: number | null;
  readonly code: string | null;
  readonly name: string | null;
}

/**
 * Resolves the region as Magento does: an id, which may be in the name field, takes precedence; otherwise the name is
 * treated as a code, and a code only counts without a name. The id 0 means no region, regardless of the name.
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
