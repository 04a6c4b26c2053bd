import { ContentPage } from '../../content/index.ts';
import { CategoryPage } from '../listing/screen/CategoryPage.tsx';
import { ProductScreen } from '../product/ProductScreen.tsx';
import type { Route } from './+types/CatchAllRoute.ts';
import { categoryData, contentData, productData, resolvePath } from './catchAll.server.ts';

/** Two questions at most: what the path leads to, then the whole page. */
export async function loader({ request }: Route.LoaderArgs) {
  const target = await resolvePath(request);
  if (target.type === 'PRODUCT') return productData(request, String(target.id));
  if (target.type === 'CATEGORY') return categoryData(request, target);
  return contentData(request, target);
}

/** Whatever a path of the shop leads to: a product, a category or designer, a content page (spec §2). */
export default function CatchAllRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'PRODUCT') return <ProductScreen {...loaderData} />;
  if (loaderData.kind === 'CATEGORY') return <CategoryPage {...loaderData} />;
  return <ContentPage page={loaderData.page} />;
}
