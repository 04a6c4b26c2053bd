import { type SorterKey, sorterKeyOf } from './sorters.ts';
import { formatValues, parseValues } from './valueList.ts';

/** What a listing's URL says. `page` is 1-based; prices are whole or decimal dollars. */
export type ListingParams = {
  readonly term: string;
  /** Null when the URL names none: see effectiveSorter. */
  readonly sorter: SorterKey | null;
  readonly page: number;
  readonly includeSold: boolean;
  readonly min: number | null;
  readonly max: number | null;
  /** Values by attribute code, codes and values in alphabetical order. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
};

export const emptyParams: ListingParams = {
  term: '',
  sorter: null,
  page: 1,
  includeSold: false,
  min: null,
  max: null,
  filters: {},
};

/** Limits of the gateway's productSearch. */
const maxTermLength = 512;
const maxValues = 50;
export const maxPrice = 10_000_000;

const reserved = new Set(
  'term sorter page includeSold min max loggedout logout redirect wishlist'.split(' '),
);
const attributeCode = /^[a-z][a-z0-9_]*$/;

/** Attribute codes that a query string may mean: its parameters that are not the shop's own. */
export function attributeCodesIn(search: URLSearchParams): string[] {
  const codes = [...search.keys()].filter((key) => !reserved.has(key) && attributeCode.test(key));
  return [...new Set(codes)];
}

/**
 * Reads the query string of /search and of category pages (spec §2). Order does not matter; unknown parameters and
 * broken values are ignored. `known` holds the attribute codes that can be filtered by; without it any code is taken.
 */
export function parseListing(search: URLSearchParams, known?: readonly string[]): ListingParams {
  const [min, max] = priceRange(search);
  return {
    term: cleanTerm(search.get('term') ?? ''),
    sorter: sorterKeyOf(search.get('sorter')),
    page: pageOf(search.get('page')),
    includeSold: ['true', '1'].includes(search.get('includeSold') ?? ''),
    min,
    max,
    filters: filtersOf(search, known),
  };
}

/** The query string, without `?`, that parseListing reads back; empty for the plain list. Always in the same order. */
export function formatListing(params: ListingParams): string {
  const parts: [string, string][] = [];
  if (params.term) parts.push(['term', params.term]);
  for (const [code, values] of Object.entries(params.filters)) {
    if (values.length > 0) parts.push([code, formatValues(values)]);
  }
  if (params.min !== null) parts.push(['min', String(params.min)]);
  if (params.max !== null) parts.push(['max', String(params.max)]);
  if (params.includeSold) parts.push(['includeSold', 'true']);
  if (params.sorter) parts.push(['sorter', params.sorter]);
  if (params.page > 1) parts.push(['page', String(params.page)]);
  return parts.map(([key, value]) => `${key}=${encodeReadably(value)}`).join('&');
}

/** Path and query string of a listing. */
export function listingHref(path: string, params: ListingParams): string {
  const query = formatListing(params);
  return query ? `${path}?${query}` : path;
}

/** The term as it is searched: trimmed, single spaces, at most 512 characters and no half of one. */
export function cleanTerm(text: string): string {
  const cut = text.trim().replace(/\s+/g, ' ').slice(0, maxTermLength);
  return cut.replace(/[\uD800-\uDBFF]$/, '').trim();
}

/** Codes and values in alphabetical order, without empty groups, at most 50 values each. */
export function sortedFilters(
  filters: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, values]) => values.length > 0)
      .sort(([a], [b]) => compare(a, b))
      .map(([code, values]) => [code, [...new Set(values)].sort(compare).slice(0, maxValues)]),
  );
}

function filtersOf(search: URLSearchParams, known?: readonly string[]): Record<string, string[]> {
  const codes = attributeCodesIn(search).filter((code) => known?.includes(code) ?? true);
  // A form without JavaScript repeats the parameter instead of joining the values.
  return sortedFilters(
    Object.fromEntries(codes.map((code) => [code, search.getAll(code).flatMap(parseValues)])),
  );
}

function priceRange(search: URLSearchParams): [number | null, number | null] {
  const min = priceOf(search.get('min'));
  const max = priceOf(search.get('max'));
  return min !== null && max !== null && min > max ? [max, min] : [min, max];
}

/** A price in dollars with at most two decimals; null when the text is not one. */
export function priceOf(text: string | null): number | null {
  if (text === null || !/^\d+(\.\d{1,2})?$/.test(text.trim())) return null;
  const price = Number(text);
  return price <= maxPrice ? price : null;
}

function pageOf(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

function encodeReadably(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+');
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
