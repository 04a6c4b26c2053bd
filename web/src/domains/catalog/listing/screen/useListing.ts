import { useEffect, useRef } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { useIsLate } from '#lib/browser/useIsLate.ts';
import type { WholeShop } from '../loader/loadListing.ts';
import { type ListingParams, listingHref, parseListing } from '../url/listingParams.ts';

export type ListingView = ReturnType<typeof useListing>;

export function useListing({ path, params, defaults }: WholeShop) {
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isBusy = location?.pathname === path;
  const awaited = isBusy ? parseListing(new URLSearchParams(location.search)) : params;
  const href = listingHref(path, awaited);
  const latest = useRef(href);
  useEffect(() => {
    latest.current = href;
  }, [href]);
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
    /**
     * Navigates to another state of the listing, with a history entry and without scrolling. `update` gets the latest
     * requested state, which may not be rendered yet.
     */
    change: (update: (latest: ListingParams) => ListingParams) => {
      const { searchParams } = new URL(latest.current, document.baseURI);
      latest.current = listingHref(path, update(parseListing(searchParams)));
      void navigate(latest.current, { preventScrollReset: true });
    },
  };
}
