import { type Defaults, effectiveSorter, isOnSaleOnly } from '../address/listingChanges.ts';
import type { ListingParams } from '../address/listingParams.ts';
import { sortNameOf } from '../address/sorters.ts';
import type { SearchListingQueryVariables } from './ListingQueries.generated.ts';

/** Attributes the gateway lets one search filter by. */
const maxGroups = 10;

/** The variables of a listing's query without its category. */
export function listingVariables(
  params: ListingParams,
  defaults: Defaults,
): SearchListingQueryVariables {
  const filters = Object.entries(params.filters)
    .slice(0, maxGroups)
    .map(([code, values]) => ({ code, values: [...values] }));
  return {
    term: params.term || null,
    filters,
    price: toPriceRange(params),
    includeSold: params.includeSold && !isOnSaleOnly(defaults),
    sort: sortNameOf(effectiveSorter(params, defaults)),
    page: params.page,
  };
}

/** A price range in dollars as the gateway takes it; null without a limit. */
export function toPriceRange({ min, max }: Pick<ListingParams, 'min' | 'max'>) {
  if (min === null && max === null) return null;
  return { ...(min !== null && { min: String(min) }), ...(max !== null && { max: String(max) }) };
}
