import { askWholeShop, readListing } from '../listing/loader/listingLoader.server.ts';
import { ListingHead } from '../listing/screen/ListingHead.tsx';
import { ListingScreen } from '../listing/screen/ListingScreen.tsx';
import type { Route } from './+types/LatestArrivalsRoute.ts';

const path = '/latest-arrivals';
const title = 'Latest arrivals';
const defaults = {
  type: 'CUSTOM',
  sorter: 'created_desc',
  numericFilters: ['stock_qty=1'],
} as const;

/** The newest items, read with the page. */
export async function loader({ request }: Route.LoaderArgs) {
  const params = { ...(await readListing(request)), term: '', includeSold: false };
  return { params, ...(await askWholeShop(request, { path, params, defaults })) };
}

/** Everything on sale, newest first (spec §2). */
export default function LatestArrivalsRoute({ loaderData }: Route.ComponentProps) {
  const { params, ways, isPartial, result } = loaderData;
  const screen = {
    path,
    params,
    ways,
    isPartial,
    defaults,
    title,
    description: 'Everything that came in last, newest first. Each piece is one of a kind.',
    steps: [{ name: title, path }],
    result,
  };
  return (
    <>
      <ListingHead {...screen} />
      <ListingScreen {...screen} />
    </>
  );
}
