import { useCallback, useEffect, useState } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import type { Defaults } from '../address/listingChanges.ts';
import { type ListingParams, listingHref, parseListing } from '../address/listingParams.ts';

/** What the parts of a listing work with. */
export type ListingView = {
  /** Path of the listing without its query. */
  readonly path: string;
  readonly defaults: Defaults;
  /** What was asked for last, also while the response is awaited: controls never lag behind the finger. */
  readonly params: ListingParams;
  /** True while another state of this very listing is being read. */
  readonly isBusy: boolean;
  /** True when another page of it keeps the person waiting: its cards are then shown empty. */
  readonly isPageLate: boolean;
  /** Shows another state of the listing as one entry of the history; the page does not scroll. */
  readonly change: (next: ListingParams) => void;
};

/** The listing at `path` that shows `params`. */
export function useListing(listing: {
  path: string;
  params: ListingParams;
  defaults: Defaults;
}): ListingView {
  const { path, params, defaults } = listing;
  const navigate = useNavigate();
  const { location } = useNavigation();
  const isBusy = location?.pathname === path;
  const change = useCallback(
    (next: ListingParams) => void navigate(listingHref(path, next), { preventScrollReset: true }),
    [navigate, path],
  );
  const awaited = isBusy ? parseListing(new URLSearchParams(location.search)) : params;
  const isPageLate = useIsLate(isBusy && awaited.page !== params.page);
  return { path, defaults, params: awaited, isBusy, isPageLate, change };
}

/** Milliseconds within which a response does not count as late. */
const lateAfterMs = 200;

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
