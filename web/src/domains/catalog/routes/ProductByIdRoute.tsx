import { data } from 'react-router';
import { ProductScreen } from '../product/ProductScreen.tsx';
import type { Route } from './+types/ProductByIdRoute.ts';
import { productData } from './catchAll.server.ts';

/** The product, read with the page; 404 for what is no number. */
export function loader({ request, params }: Route.LoaderArgs) {
  if (!params.id || !/^\d{1,12}$/.test(params.id)) throw data(null, { status: 404 });
  return productData(request, params.id);
}

/** A product by its number; its canonical address is the one that ends in .html (spec §2). */
export default function ProductByIdRoute({ loaderData }: Route.ComponentProps) {
  return <ProductScreen {...loaderData} />;
}
