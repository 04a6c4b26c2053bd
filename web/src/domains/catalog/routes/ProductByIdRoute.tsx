import type { ApolloClient } from '@apollo/client';
import { data } from 'react-router';
import { browserClient } from '#apollo/browserClient.ts';
import { serverClient } from '#apollo/serverClient.server.ts';
import { ProductScreen } from '../product/ProductScreen.tsx';
import type { Route } from './+types/ProductByIdRoute.ts';
import { loadProduct } from './loadPath.ts';

/** @throws 404 if the id is not a number */
function readProduct(client: ApolloClient, id: string | undefined) {
  if (!id || !/^\d{1,12}$/.test(id)) throw data(null, { status: 404 });
  return loadProduct(client, id);
}

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readProduct(serverClient(context), params.id);
export const clientLoader = ({ params }: Route.ClientLoaderArgs) =>
  readProduct(browserClient(), params.id);

/** A product by id; its canonical URL ends in .html. */
export default function ProductByIdRoute({ loaderData }: Route.ComponentProps) {
  return <ProductScreen {...loaderData} />;
}
