import { useReadQuery } from '@apollo/client/react';
import { apolloLoader } from '../../../apollo/loader.server.ts';
import { SearchListing } from '../../../generated/documents.ts';
import { ListingHead } from '../listing/ListingHead.tsx';
import { ListingScreen } from '../listing/ListingScreen.tsx';
import { askWholeShop, readListing } from '../listing/listing-loader.server.ts';
import type { Route } from './+types/LatestArrivalsRoute.ts';

const path = '/latest-arrivals';
const title = 'Latest arrivals';
const defaults = { sorter: 'created_desc' } as const;

export const loader = apolloLoader<Route.LoaderArgs>()(async ({ request, preloadQuery }) => {
  const params = { ...(await readListing(request)), term: '' };
  const { variables, ways } = await askWholeShop(request, { path, params, defaults });
  return { params, ways, list: preloadQuery(SearchListing, { variables }) };
});

/** Everything on sale, newest first (spec §2). */
export default function LatestArrivalsRoute({ loaderData }: Route.ComponentProps) {
  const { params, ways, list } = loaderData;
  const { data } = useReadQuery(list);
  const screen = {
    path,
    params,
    ways,
    defaults,
    title,
    description: 'Everything that came in last, newest first. Each piece is one of a kind.',
    steps: [{ name: title, path }],
    result: data.productSearch,
  };
  return (
    <>
      <ListingHead {...screen} />
      <ListingScreen {...screen} />
    </>
  );
}
