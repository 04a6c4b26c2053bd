import { useNavigate, useNavigation } from 'react-router';
import { useIsLate } from '#lib/browser/useIsLate.ts';
import type { Defaults } from '../address/listingChanges.ts';
import { type ListingParams, listingHref, parseListing } from '../address/listingParams.ts';

export type ListingView = {
  /** Path without query. */
  readonly path: string;
  readonly defaults: Defaults;
  /** The latest requested state, even while its response is pending, so that controls react immediately. */
  readonly params: ListingParams;
  /** True while another state of this listing is loading. */
  readonly isBusy: boolean;
  /** True while another page is loading for longer than the threshold: its cards are then replaced by placeholders. */
  readonly isPageLate: boolean;
  /** Navigates to another state of the listing, with a history entry and without scrolling. */
  readonly change: (next: ListingParams) => void;
};

export function useListing(listing: {
  path: string;
  params: ListingParams;
  defaults: Defaults;
}): ListingView {
  const { path, params, defaults } = listing;
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isBusy = location?.pathname === path;
  const change = (next: ListingParams) =>
    void navigate(listingHref(path, next), { preventScrollReset: true });
  const awaited = isBusy ? parseListing(new URLSearchParams(location.search)) : params;
  const isPageLate = useIsLate(isBusy && awaited.page !== params.page);
  return { path, defaults, params: awaited, isBusy, isPageLate, change };
}
