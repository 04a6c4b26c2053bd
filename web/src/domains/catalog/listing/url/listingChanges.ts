import { formatDollars } from '#lib/format/money.ts';
import {
  emptyParams,
  type ListingParams,
  listingHref,
  type SorterKey,
  sortedFilters,
  toLimits,
} from './listingParams.ts';

/** What a route sets for its listing. */
export interface ListingDefaults {
  /** The sort order of a URL that has neither one nor a search term. */
  readonly sorter: SorterKey;
  /** True if the route lists items in stock only (`stock_qty=1`), whatever the URL's `includeSold`. */
  readonly isOnSaleOnly: boolean;
}
export const usualDefaults: ListingDefaults = { sorter: 'name_asc', isOnSaleOnly: false };

/** The effective sort order: the URL's, else Relevance for a search, else the route's default. */
export function effectiveSorter(params: ListingParams, defaults: ListingDefaults = usualDefaults) {
  return params.sorter ?? (params.term ? 'default' : defaults.sorter);
}

/** Sets the sort order and returns to page 1; the default order is omitted from the URL. */
export function withSorter(
  params: ListingParams,
  sorter: SorterKey,
  defaults: ListingDefaults = usualDefaults,
): ListingParams {
  const next = { ...params, sorter: null, page: 1 };
  return effectiveSorter(next, defaults) === sorter ? next : { ...next, sorter };
}

export function withValueToggled(
  params: ListingParams,
  code: string,
  value: string,
): ListingParams {
  const current = params.filters[code] ?? [];
  const values = hasValue(params, code, value)
    ? current.filter((other) => !isSame(other, value))
    : [...current, value];
  return { ...params, page: 1, filters: sortedFilters({ ...params.filters, [code]: values }) };
}

/** True if the value is applied; case-insensitive like the search service. */
export function hasValue(params: ListingParams, code: string, value: string): boolean {
  return params.filters[code]?.some((other) => isSame(other, value)) ?? false;
}

/** Sets the price range in dollars, swapping reversed limits, and returns to page 1. */
export function withPrice(
  params: ListingParams,
  min: number | null,
  max: number | null,
): ListingParams {
  return { ...params, page: 1, ...toLimits(min, max) };
}

export function withSold(params: ListingParams, includeSold: boolean): ListingParams {
  return { ...params, page: 1, includeSold };
}

export function withPage(params: ListingParams, page: number): ListingParams {
  return { ...params, page };
}

export function withoutFilters(params: ListingParams): ListingParams {
  return { ...emptyParams, term: params.term, sorter: params.sorter };
}

/** True if anything besides the search term changes the result; such variants are not indexed. */
export function isFiltered(params: ListingParams): boolean {
  return (
    params.includeSold ||
    params.min !== null ||
    params.max !== null ||
    Object.keys(params.filters).length > 0
  );
}

/** The canonical URL: only term and page. */
export function canonicalHref(path: string, params: ListingParams): string {
  return listingHref(path, { ...emptyParams, term: params.term, page: params.page });
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** An applied filter and the listing without it. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  /** Text of the suggestion to remove the filter from an empty listing; null if that could not find more. */
  readonly offer: string | null;
  readonly without: ListingParams;
}

export function toChips(params: ListingParams): Chip[] {
  const chips: Chip[] = Object.entries(params.filters).flatMap(([code, values]) =>
    values.map((value) => ({
      key: `${code}:${value}`,
      label: value,
      offer: `Remove ${value}`,
      without: withValueToggled(params, code, value),
    })),
  );
  const price = priceLabel(params.min, params.max);
  const anyPrice = withPrice(params, null, null);
  if (price) chips.push({ key: 'price', label: price, offer: 'Any price', without: anyPrice });
  const label = 'Recently sold included';
  const unsold = withSold(params, false);
  if (params.includeSold) chips.push({ key: 'sold', label, offer: null, without: unsold });
  return chips;
}

function priceLabel(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return `${formatDollars(min)} to ${formatDollars(max)}`;
  if (min !== null) return `From ${formatDollars(min)}`;
  return max === null ? null : `Up to ${formatDollars(max)}`;
}

const WHOLE_SHOP = new Set(['/search', '/latest-arrivals']);

/** A readable name: "Handbags: Chanel, Black, Up to $5,000". */
export function listingName(title: string, params: ListingParams): string {
  const chips = toChips({ ...params, includeSold: false }).map(({ label }) => label);
  const what = params.term === '' ? title : `“${params.term}”`;
  return [what, chips.join(', ')].filter(Boolean).join(': ');
}

/** The URL that saves the listing under its name; null for the whole shop without filters, which cannot be saved. */
export function saveHref(path: string, title: string, params: ListingParams): string | null {
  const isWhole = params.term === '' && !isFiltered({ ...params, includeSold: false });
  if (WHOLE_SHOP.has(path) && isWhole) return null;
  const name = listingName(title, params);
  const query = listingHref(path, { ...params, page: 1 });
  return `/account/saved-search/add?${new URLSearchParams({ name, query })}`;
}
