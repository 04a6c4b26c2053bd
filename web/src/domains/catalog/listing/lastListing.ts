import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import { isFiltered, listingName } from './address/listingChanges.ts';
import { type ListingParams, listingHref, toSorterKey } from './address/listingParams.ts';
import { LastListing, useLastListingQuery } from './loader/Listing.generated.ts';

type Shown = { readonly path: string; readonly title: string; readonly params: ListingParams };

export function useRememberedListing({ path, title, params }: Shown): void {
  const { cache } = useApolloClient();
  useEffect(() => {
    const filters = Object.entries(params.filters).map(([code, values]) => ({
      __typename: 'LocalFilter' as const,
      code,
      values: [...values],
    }));
    const lastListing = { __typename: 'LocalListing' as const, path, title, ...params, filters };
    cache.writeQuery({ query: LastListing, data: { lastListing } });
  }, [cache, path, title, params]);
}

/**
 * Name and URL of the last visited listing; null on that listing's page, and for a plain search, which is already a
 * recent search.
 */
export function useLastListing(): { readonly name: string; readonly to: string } | null {
  const { data } = useLastListingQuery();
  const { pathname, search } = useLocation();
  const here = pathname + search;
  return useMemo(() => {
    if (!data?.lastListing) return null;
    const { path, title, sorter, filters, ...rest } = data.lastListing;
    const params = {
      ...rest,
      sorter: toSorterKey(sorter),
      filters: Object.fromEntries(filters.map(({ code, values }) => [code, values])),
    };
    const isPlainSearch = path === '/search' && !isFiltered(params) && !sorter && rest.page === 1;
    const to = listingHref(path, params);
    const onPage = rest.page > 1 ? `, page ${rest.page}` : '';
    return isPlainSearch || to === here ? null : { name: listingName(title, params) + onPage, to };
  }, [data, here]);
}
