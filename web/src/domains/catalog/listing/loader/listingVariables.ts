import type { SearchListingQueryVariables } from '../../../../generated/documents.ts';
import { type Defaults, effectiveSorter, isOnSaleOnly } from '../address/listingChanges.ts';
import type { ListingParams } from '../address/listingParams.ts';
import { sortNameOf } from '../address/sorters.ts';

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
  const price = {
    ...(params.min !== null && { min: String(params.min) }),
    ...(params.max !== null && { max: String(params.max) }),
  };
  return {
    term: params.term || null,
    filters,
    price: Object.keys(price).length > 0 ? price : null,
    includeSold: params.includeSold && !isOnSaleOnly(defaults),
    sort: sortNameOf(effectiveSorter(params, defaults)),
    page: params.page,
  };
}
