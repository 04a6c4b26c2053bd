import { type AppLoadContext, data } from 'react-router';
import { serverClient } from '#apollo/serverClient.server.ts';
import { isClosed } from '#lib/site/closedAreas.ts';
import { RootContent } from '../../root.generated.ts';
import { ErrorFrame, ErrorMessage, ErrorPageBoundary } from '../errors/ErrorPage.tsx';
import { ShopFrame } from '../ShopFrame.tsx';
import type { Route } from './+types/ShopLayout.ts';

/**
 * Makes the pages of a disabled area 404 pages. A loader, so that server and browser match the same route: hydrating a
 * page of another route would show it twice.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const features = context.page?.features ?? (await readFeatures(context));
  if (isClosed(new URL(request.url).pathname, features)) throw data(null, { status: 404 });
  return null;
}

/** Nothing links to a disabled area, so the browser needs no request. */
export const clientLoader = () => null;

/** The features before the first page is rendered; shares the root loader's query. */
async function readFeatures(context: AppLoadContext) {
  const { data: content } = await serverClient(context).query({
    query: RootContent,
    errorPolicy: 'all',
    fetchPolicy: 'no-cache',
  });
  return content?.shop?.features ?? null;
}

export default function ShopLayout() {
  return <ShopFrame />;
}

/** The inner error boundary: a page failed, but the frame is intact. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ErrorPageBoundary>
      <ShopFrame>
        <ErrorFrame>
          <ErrorMessage error={error} />
        </ErrorFrame>
      </ShopFrame>
    </ErrorPageBoundary>
  );
}
