import { browserClient } from '#apollo/browserClient.ts';
import { serverClient } from '#apollo/serverClient.server.ts';
import { ContentPage } from '#domains/content/index.ts';
import { CategoryPage } from '../listing/screen/ListingPages.tsx';
import { ProductScreen } from '../product/ProductScreen.tsx';
import type { Route } from './+types/CatchAllRoute.ts';
import {
  type CatchAllRoutePageQuery,
  useCatchAllRoutePageQuery,
} from './CatchAllRoute.generated.ts';
import { loadPath } from './loadPath.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadPath(serverClient(context), request.url);
export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadPath(browserClient(), request.url);

export default function CatchAllRoute({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'PRODUCT') return <ProductScreen {...loaderData} />;
  if (loaderData.kind === 'CATEGORY') return <CategoryPage {...loaderData} />;
  return <EditorsPage {...loaderData} />;
}

function EditorsPage({ id, partial }: { id: number; partial: CatchAllRoutePageQuery | null }) {
  const { data } = useCatchAllRoutePageQuery({ variables: { id }, skip: partial !== null });
  const page = (partial ?? data)?.cmsPage;
  return page && <ContentPage page={page} />;
}
