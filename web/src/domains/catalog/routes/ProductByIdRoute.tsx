import { data } from 'react-router';
import { apolloLoader } from '../../../apollo/loader.server.ts';
import { ProductScreen } from '../product/ProductScreen.tsx';
import type { Route } from './+types/ProductByIdRoute.ts';
import { productData } from './catch-all.server.ts';

export const loader = apolloLoader<Route.LoaderArgs>()(
  async ({ request, params, preloadQuery }) => {
    if (!params.id || !/^\d{1,12}$/.test(params.id)) throw data(null, { status: 404 });
    return productData({ request, preloadQuery }, params.id);
  },
);

/** A product by its number; its canonical address is the one that ends in .html (spec §2). */
export default function ProductByIdRoute({ loaderData }: Route.ComponentProps) {
  return <ProductScreen {...loaderData} />;
}
