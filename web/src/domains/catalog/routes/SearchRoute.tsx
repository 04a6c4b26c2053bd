import type { ApolloClient } from '@apollo/client';
import { browserClient } from '#apollo/browserClient.ts';
import { serverClient } from '#apollo/serverClient.server.ts';
import { loadWholeShop, readListing } from '../listing/loader/loadListing.ts';
import { WholeShopPage } from '../listing/screen/ListingPages.tsx';
import { usualDefaults } from '../listing/url/listingChanges.ts';
import type { Route } from './+types/SearchRoute.ts';

const list = { path: '/search', defaults: usualDefaults };

async function readSearch(client: ApolloClient, url: string) {
  return loadWholeShop(client, { ...list, params: await readListing(client, url) });
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readSearch(serverClient(context), request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readSearch(browserClient(), request.url);

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { term } = loaderData.params;
  return (
    <WholeShopPage
      {...list}
      {...loaderData}
      title={term ? `Results for “${term}”` : 'All items'}
      crumb={term ? 'Search' : 'All items'}
      description={null}
    />
  );
}
