import type { ApolloClient } from '@apollo/client';
import { browserClient } from '#apollo/browserClient.ts';
import { serverClient } from '#apollo/serverClient.server.ts';
import { loadWholeShop, readListing } from '../listing/loader/loadListing.ts';
import { WholeShopPage } from '../listing/screen/ListingPages.tsx';
import type { Route } from './+types/LatestArrivalsRoute.ts';

const title = 'New arrivals';
const list = {
  path: '/latest-arrivals',
  defaults: { sorter: 'created_desc', isOnSaleOnly: true },
} as const;

async function readArrivals(client: ApolloClient, url: string) {
  const params = { ...(await readListing(client, url)), term: '', includeSold: false };
  return loadWholeShop(client, { ...list, params });
}

export const loader = ({ context, request }: Route.LoaderArgs) =>
  readArrivals(serverClient(context), request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  readArrivals(browserClient(), request.url);

export default function LatestArrivalsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <WholeShopPage
      {...list}
      {...loaderData}
      title={title}
      crumb={title}
      description="Our newest pieces, latest first."
    />
  );
}
