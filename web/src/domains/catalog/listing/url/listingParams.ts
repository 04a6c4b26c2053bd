/** The sort orders in menu order, each with the feature of the shop that it needs. */
export const sorters = [
  { key: 'default', label: 'Relevance', sort: 'RELEVANCE', feature: null },
  { key: 'name_asc', label: 'Name A-Z', sort: 'NAME_ASC', feature: 'SORT_BY_NAME' },
  { key: 'name_desc', label: 'Name Z-A', sort: 'NAME_DESC', feature: 'SORT_BY_NAME' },
  { key: 'price_asc', label: 'Price (Low to High)', sort: 'PRICE_ASC', feature: 'SORT_BY_PRICE' },
  { key: 'price_desc', label: 'Price (High to Low)', sort: 'PRICE_DESC', feature: 'SORT_BY_PRICE' },
  { key: 'created_desc', label: 'Newest Arrivals', sort: 'CREATED_DESC', feature: 'SORT_BY_DATE' },
] as const;

export type SorterKey = (typeof sorters)[number]['key'];
export type SortName = (typeof sorters)[number]['sort'];

export function toSorterKey(text: string | null): SorterKey | null {
  return sorters.find((sorter) => sorter.key === text)?.key ?? null;
}

export function toSortName(key: SorterKey): SortName {
  return sorters.find((sorter) => sorter.key === key)?.sort ?? 'NAME_ASC';
}

/** The state of a listing in its URL. `page` is 1-based; prices are in dollars, possibly with decimals. */
export type ListingParams = {
  readonly term: string;
  /** Null if the URL has none; see effectiveSorter. */
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
const MAX_TERM_LENGTH = 512;
const MAX_VALUES = 50;
export const MAX_PRICE = 10_000_000;

const reserved = new Set(
  'term sorter page includeSold min max loggedout logout redirect wishlist'.split(' '),
);
const attributeCode = /^[a-z][a-z0-9_]*$/;

/** Query parameters that may be attribute codes: all except the shop's own. */
export function attributeCodesIn(search: URLSearchParams): string[] {
  const codes = [...search.keys()].filter((key) => !reserved.has(key) && attributeCode.test(key));
  return [...new Set(codes)];
}

/**
 * Parses the query string of a listing. Order is irrelevant; unknown parameters and invalid values are ignored. `known`
 * contains the filterable attribute codes; without it, any code is accepted.
 */
export function parseListing(search: URLSearchParams, known?: readonly string[]): ListingParams {
  return {
    term: cleanTerm(search.get('term') ?? ''),
    sorter: toSorterKey(search.get('sorter')),
    page: parsePage(search.get('page')),
    includeSold: ['true', '1'].includes(search.get('includeSold') ?? ''),
    ...toLimits(parsePrice(search.get('min')), parsePrice(search.get('max'))),
    filters: parseFilters(search, known),
  };
}

/** The query string for parseListing, without `?` and in a stable order; empty for an unfiltered listing. */
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

export function listingHref(path: string, params: ListingParams): string {
  const query = formatListing(params);
  return query ? `${path}?${query}` : path;
}

/**
 * Normalizes a term: trimmed, single spaces, at most 512 UTF-16 code units without a split surrogate pair. Empty for
 * symbols only, which the search service ignores.
 */
export function cleanTerm(text: string): string {
  const cut = text.trim().replace(/\s+/g, ' ').slice(0, MAX_TERM_LENGTH);
  return /[\p{L}\p{N}]/u.test(cut) ? cut.replace(/[\uD800-\uDBFF]$/, '').trim() : '';
}

/** Sorts codes and values, removes empty groups and limits each to 50 values. */
export function sortedFilters(
  filters: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> {
  const codes = Object.keys(filters).sort();
  const groups = codes.map((code): [string, string[]] => [
    code,
    [...new Set(filters[code])].sort().slice(0, MAX_VALUES),
  ]);
  return Object.fromEntries(groups.filter(([, values]) => values.length > 0));
}

function parseFilters(
  search: URLSearchParams,
  known?: readonly string[],
): Record<string, string[]> {
  const codes = attributeCodesIn(search).filter((code) => known?.includes(code) ?? true);
  // A form submitted without JavaScript repeats the parameter instead of joining the values.
  return sortedFilters(
    Object.fromEntries(codes.map((code) => [code, search.getAll(code).flatMap(parseValues)])),
  );
}

/** The limits of a price in order. */
export function toLimits(min: number | null, max: number | null) {
  return min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };
}

/** A price in dollars with at most two decimals, such as `$1,250`; null if invalid. */
export function parsePrice(text: string | null): number | null {
  const digits = text?.replace(/[$,\s]/g, '') ?? '';
  if (!/^\d+(\.\d{1,2})?$/.test(digits)) return null;
  const price = Number(digits);
  return price <= MAX_PRICE ? price : null;
}

/** Whether `text` is neither empty nor a price. */
export function isWrongPrice(text: string): boolean {
  return text.trim() !== '' && parsePrice(text) === null;
}

function parsePage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

function encodeReadably(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%20', '+');
}

const escapes: Readonly<Record<string, string>> = { '%': '%25', ',': '%2C', _: '%5F' };
const unescapes: Readonly<Record<string, string>> = { '%25': '%', '%2C': ',', '%5F': '_' };

/**
 * Formats attribute values as a comma-separated list with underscores for spaces. Commas, underscores and percent signs
 * inside a value are percent-encoded, so they survive the decoding of the query string.
 */
export function formatValues(values: readonly string[]): string {
  return values
    .map((value) => value.replace(/[%,_]/g, (sign) => escapes[sign] ?? sign).replaceAll(' ', '_'))
    .join(',');
}

/** Parses the format of formatValues: trimmed, without empty or duplicate values. */
export function parseValues(text: string): string[] {
  const values = text.split(',').map((part) =>
    part
      .replaceAll('_', ' ')
      .replace(/%(?:25|2C|5F)/gi, (code) => unescapes[code.toUpperCase()] ?? code)
      .trim(),
  );
  return [...new Set(values)].filter((value) => value !== '');
}
