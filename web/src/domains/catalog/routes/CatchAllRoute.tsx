import { apolloLoader } from '../../../apollo/loader.server.ts';
import { CategoryPage } from '../listing/CategoryPage.tsx';
import { ProductScreen } from '../product/ProductScreen.tsx';
import type { Route } from './+types/CatchAllRoute.ts';
import { categoryData, contentData, productData, resolvePath } from './catch-all.server.ts';
import { EditorsPage } from './EditorsPage.tsx';

/** Two questions at most: what the path leads to, then the whole page. */
export const loader = apolloLoader<Route.LoaderArgs>()(async ({ request, preloadQuery }) => {
  const target = await resolvePath(request);
  if (target.type === 'PRODUCT') return productData({ request, preloadQuery }, String(target.id));
  if (target.type === 'CATEGORY') return categoryData({ request, preloadQuery }, target);
  return contentData({ request, preloadQuery }, target);
});

/** Whatever a path of the shop leads to: a product, a category or designer, a content page (spec §2). */
export default function CatchAllRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'PRODUCT') return <ProductScreen {...loaderData} />;
  if (loaderData.kind === 'CATEGORY') return <CategoryPage {...loaderData} />;
  return <EditorsPage page={loaderData.page} />;
}
