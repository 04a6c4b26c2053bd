import { usualDefaults } from '../listing/address/listingChanges.ts';
import { askWholeShop, readListing } from '../listing/loader/listingLoader.server.ts';
import { ListingHead } from '../listing/screen/ListingHead.tsx';
import { ListingScreen } from '../listing/screen/ListingScreen.tsx';
import type { Route } from './+types/SearchRoute.ts';

const path = '/search';

/** What was searched for, read with the page. */
export async function loader({ request }: Route.LoaderArgs) {
  const params = await readListing(request);
  return { params, ...(await askWholeShop(request, { path, params, defaults: usualDefaults })) };
}

/** What was searched for in the whole shop, or everything. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { params, ways, isPartial, result } = loaderData;
  const screen = {
    path,
    params,
    ways,
    isPartial,
    defaults: usualDefaults,
    title: params.term ? `Results for “${params.term}”` : 'All items',
    description: null,
    steps: [{ name: params.term ? 'Search' : 'All items', path }],
    result,
  };
  return (
    <>
      <ListingHead {...screen} />
      <ListingScreen {...screen} />
    </>
  );
}
