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
  const { options, ...found } = await askWholeShop(request, { path, params, defaults });
  return { params, ...found, list: preloadQuery(SearchListing, options) };
});

/** Everything on sale, newest first (spec §2). */
export default function LatestArrivalsRoute({ loaderData }: Route.ComponentProps) {
  const { params, ways, isPartial, list } = loaderData;
  const { data } = useReadQuery(list);
  const screen = {
    path,
    params,
    ways,
    isPartial,
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
