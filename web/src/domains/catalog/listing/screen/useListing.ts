import { useNavigate, useNavigation } from 'react-router';
import { useIsLate } from '#lib/browser/useIsLate.ts';
import { type ListingParams, listingHref, parseListing } from '../address/listingParams.ts';
import type { WholeShop } from '../loader/loadListing.ts';

export type ListingView = ReturnType<typeof useListing>;

export function useListing({ path, params, defaults }: WholeShop) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isBusy = location?.pathname === path;
  const awaited = isBusy ? parseListing(new URLSearchParams(location.search)) : params;
  return {
    path,
    defaults,
    /** The latest requested state, even while its response is pending, so that controls react immediately. */
    params: awaited,
    /** True while another state of this listing is loading. */
    isBusy,
    /**
     * True while another page is loading for longer than the threshold: its cards are then replaced by placeholders.
     */
    isPageLate: useIsLate(isBusy && awaited.page !== params.page),
    /** Navigates to another state of the listing, with a history entry and without scrolling. */
    change: (next: ListingParams) =>
      void navigate(listingHref(path, next), { preventScrollReset: true }),
  };
}
