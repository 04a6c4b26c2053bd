import { data } from 'react-router';
import { apolloLoader } from '../../../apollo/loader.server.ts';
import { CategoryPage } from '../listing/CategoryPage.tsx';
import { ProductScreen } from '../product/ProductScreen.tsx';
import type { Route } from './+types/CatchAllRoute.ts';
import { categoryData, productData, resolvePath } from './catch-all.server.ts';

/** Two questions at most: what the path leads to, then the whole page. */
export const loader = apolloLoader<Route.LoaderArgs>()(async ({ request, preloadQuery }) => {
  const target = await resolvePath(request);
  if (target.type === 'PRODUCT') return productData({ request, preloadQuery }, String(target.id));
  if (target.type === 'CATEGORY') return categoryData({ request, preloadQuery }, target);
  throw data(null, { status: 404 });
});

/** Whatever a path of the shop leads to: a product, a category or designer, a content page (spec §2). */
export default function CatchAllRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'PRODUCT') return <ProductScreen product={loaderData.product} />;
  return <CategoryPage {...loaderData} />;
}
