import { useReadQuery } from '@apollo/client/react';
import { apolloLoader } from '../../../apollo/loader.server.ts';
import { SearchListing } from '../../../generated/documents.ts';
import { ListingHead } from '../listing/ListingHead.tsx';
import { ListingScreen } from '../listing/ListingScreen.tsx';
import { usualDefaults } from '../listing/listing-changes.ts';
import { askWholeShop, readListing } from '../listing/listing-loader.server.ts';
import type { Route } from './+types/SearchRoute.ts';

const path = '/search';

export const loader = apolloLoader<Route.LoaderArgs>()(async ({ request, preloadQuery }) => {
  const params = await readListing(request);
  const { options, ...found } = await askWholeShop(request, {
    path,
    params,
    defaults: usualDefaults,
  });
  return { params, ...found, list: preloadQuery(SearchListing, options) };
});

/** What was searched for in the whole shop, or everything. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { params, ways, isPartial, list } = loaderData;
  const { data } = useReadQuery(list);
  const screen = {
    path,
    params,
    ways,
    isPartial,
    defaults: usualDefaults,
    title: params.term ? `Results for ‘${params.term}’` : 'All items',
    description: null,
    steps: [{ name: params.term ? 'Search' : 'All items', path }],
    result: data.productSearch,
  };
  return (
    <>
      <ListingHead {...screen} />
      <ListingScreen {...screen} />
    </>
  );
}
