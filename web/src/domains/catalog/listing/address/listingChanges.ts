import { formatDollars } from '#lib/format/money.ts';
import {
  emptyParams,
  type ListingParams,
  listingHref,
  type SorterKey,
  sortedFilters,
} from './listingParams.ts';

/**
 * What a list's route sets besides its URL. `sorter`: the order when the URL names none and no words are searched. A
 * CUSTOM route also has numeric filters that no URL lifts, `includeSold` neither.
 */
export type Defaults =
  | { readonly type: 'CATEGORY'; readonly sorter: SorterKey }
  | {
      readonly type: 'CUSTOM';
      readonly sorter: SorterKey;
      readonly numericFilters: readonly 'stock_qty=1'[];
    };
export const usualDefaults: Defaults = { type: 'CATEGORY', sorter: 'name_asc' };

/** True for a list that never shows sold items, whatever its URL says. */
export function isOnSaleOnly(defaults: Defaults): boolean {
  return defaults.type === 'CUSTOM' && defaults.numericFilters.includes('stock_qty=1');
}

/** The order a list is shown in: the URL's, else Relevance for a search, else the list's own. */
export function effectiveSorter(params: ListingParams, defaults: Defaults = usualDefaults) {
  return params.sorter ?? (params.term ? 'default' : defaults.sorter);
}

/** Another order, from page 1; the order that holds anyway is left out of the URL. */
export function withSorter(
  params: ListingParams,
  sorter: SorterKey,
  defaults: Defaults = usualDefaults,
): ListingParams {
  const next = { ...params, sorter: null, page: 1 };
  return effectiveSorter(next, defaults) === sorter ? next : { ...next, sorter };
}

/** One value of an attribute more, or less when it was applied; from page 1. */
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

/** True when the list is filtered by this value; like the search service it does not tell upper from lower case. */
export function hasValue(params: ListingParams, code: string, value: string): boolean {
  return params.filters[code]?.some((other) => isSame(other, value)) ?? false;
}

/** Another price range in dollars, from page 1. A range the wrong way round is turned. */
export function withPrice(
  params: ListingParams,
  min: number | null,
  max: number | null,
): ListingParams {
  const turned = min !== null && max !== null && min > max;
  return { ...params, page: 1, min: turned ? max : min, max: turned ? min : max };
}

/** With or without recently sold items, from page 1. */
export function withSold(params: ListingParams, includeSold: boolean): ListingParams {
  return { ...params, page: 1, includeSold };
}

/** Another page, 1-based; everything else stays. */
export function withPage(params: ListingParams, page: number): ListingParams {
  return { ...params, page };
}

/** The same words and order without any filter, from page 1. */
export function withoutFilters(params: ListingParams): ListingParams {
  return { ...emptyParams, term: params.term, sorter: params.sorter };
}

/** True when anything narrows or widens the list beyond its words: such variants are not for search engines. */
export function isFiltered(params: ListingParams): boolean {
  return (
    params.includeSold ||
    params.min !== null ||
    params.max !== null ||
    Object.keys(params.filters).length > 0
  );
}

/** The address search engines should keep: words and page only. */
export function canonicalHref(path: string, params: ListingParams): string {
  return listingHref(path, { ...emptyParams, term: params.term, page: params.page });
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** An applied filter and the list without it. */
export type Chip = {
  readonly key: string;
  readonly label: string;
  /** How leaving it out is offered when nothing is found; null when that could not find more. */
  readonly offer: string | null;
  readonly without: ListingParams;
};

/** Every applied filter as a chip, in the order of the URL. */
export function toChips(params: ListingParams): Chip[] {
  const values = Object.entries(params.filters).flatMap(([code, list]) =>
    list.map((value) => ({
      key: `${code}:${value}`,
      label: value,
      offer: `Remove ${value}`,
      without: withValueToggled(params, code, value),
    })),
  );
  const price = priceLabel(params.min, params.max);
  return [
    ...values,
    ...(price
      ? [
          {
            key: 'price',
            label: price,
            offer: 'Any price',
            without: withPrice(params, null, null),
          },
        ]
      : []),
    ...(params.includeSold
      ? [
          {
            key: 'sold',
            label: 'Recently sold included',
            offer: null,
            without: withSold(params, false),
          },
        ]
      : []),
  ];
}

function priceLabel(min: number | null, max: number | null): string | null {
  if (min !== null && max !== null) return `${formatDollars(min)} to ${formatDollars(max)}`;
  if (min !== null) return `From ${formatDollars(min)}`;
  return max === null ? null : `Up to ${formatDollars(max)}`;
}

/** Lists that are no narrower than the shop itself. */
const WHOLE_SHOP = new Set(['/search', '/latest-arrivals']);

/** A name that people can read: "Handbags: Chanel, Black, Up to $5,000". */
export function listingName(title: string, params: ListingParams): string {
  const chips = toChips({ ...params, includeSold: false }).map(({ label }) => label);
  const what = params.term === '' ? title : `“${params.term}”`;
  return [what, chips.join(', ')].filter(Boolean).join(': ');
}

/** Where a list is saved under its name. Null for a list that narrows nothing, which the shop does not save. */
export function saveHref(path: string, title: string, params: ListingParams): string | null {
  const isWhole = params.term === '' && !isFiltered({ ...params, includeSold: false });
  if (WHOLE_SHOP.has(path) && isWhole) return null;
  const name = listingName(title, params);
  const query = listingHref(path, { ...params, page: 1 });
  return `/account/saved-search/add?${new URLSearchParams({ name, query })}`;
}
