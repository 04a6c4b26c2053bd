import { readFileSync } from 'node:fs';

/** A region as GET /V1/directory/countries shows it; ids are texts there. */
interface Region {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

export interface Country {
  readonly id: string;
  readonly full_name_english: string;
  readonly available_regions?: readonly Region[];
}

/** Every country the shop delivers to, as Magento lists them. */
export const countries: readonly Country[] = JSON.parse(
  readFileSync(new URL('./data/countries.json', import.meta.url), 'utf8'),
);

const byId = new Map(countries.map((country) => [country.id, country]));

export const countryById = (id: string): Country | undefined => byId.get(id);

const optionalPostcode = new Set(['HK', 'IE', 'MO', 'PA', 'GB']);
export const needsPostcode = (countryId: string): boolean => !optionalPostcode.has(countryId);

/** A region of a country by its number or its code. */
export function findRegion(
  countryId: string,
  wanted: { readonly id?: number | null; readonly code?: string | null },
): Region | undefined {
  const regions = byId.get(countryId)?.available_regions ?? [];
  return regions.find(({ id, code }) =>
    wanted.id ? Number(id) === wanted.id : code === wanted.code,
  );
}
