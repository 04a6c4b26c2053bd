import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { LastListing, useLastListingQuery } from './loader/Listing.generated.ts';
import { isFiltered, listingName } from './url/listingChanges.ts';
import { type ListingParams, listingHref } from './url/listingParams.ts';

type Shown = { readonly path: string; readonly title: string; readonly params: ListingParams };

/** Remembers the listing. A plain search only clears the last one, because it is already a recent search. */
export function useRememberedListing({ path, title, params }: Shown): void {
  const { cache } = useApolloClient();
  useEffect(() => {
    const { page, sorter } = params;
    const isPlainSearch = path === '/search' && !isFiltered(params) && !sorter && page === 1;
    const name = listingName(title, params) + (page > 1 ? `, page ${page}` : '');
    const shown = { __typename: 'LocalListing' as const, name, to: listingHref(path, params) };
    const lastListing = isPlainSearch ? null : shown;
    cache.writeQuery({ query: LastListing, data: { lastListing } });
  }, [cache, path, title, params]);
}

/** Name and URL of the last visited listing; null on that listing's page. */
export function useLastListing(): { readonly name: string; readonly to: string } | null {
  const listing = useLastListingQuery().data?.lastListing;
  const { pathname, search } = useLocation();
  return listing && listing.to !== pathname + search ? listing : null;
}
