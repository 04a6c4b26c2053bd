import { chipsOf } from './chips.ts';
import { type ListingParams, listingHref } from './listingParams.ts';

/** Lists that are no narrower than the shop itself. */
const WHOLE_SHOP = new Set(['/search', '/latest-arrivals']);

/**
 * Where a list is saved, with a name that people can read: "Handbags: Chanel, Black, Up to $5,000". Null for a list that
 * narrows nothing, which the shop does not save.
 */
export function saveHref(path: string, title: string, params: ListingParams): string | null {
  const chips = chipsOf({ ...params, includeSold: false }).map(({ label }) => label);
  if (WHOLE_SHOP.has(path) && chips.length === 0 && params.term === '') return null;
  const what = params.term === '' ? title : `“${params.term}”`;
  const name = [what, chips.join(', ')].filter(Boolean).join(': ');
  const query = listingHref(path, { ...params, page: 1 });
  return `/account/saved-search/add?${new URLSearchParams({ name, query })}`;
}
