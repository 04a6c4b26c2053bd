import type { createApolloLoaderHandler } from '@apollo/client-integration-react-router';
import { redirect, data as response } from 'react-router';
import { serverClient } from '../../../apollo/loader.server.ts';
import {
  CatchAllRoute,
  CatchAllRoutePage,
  CategoryListing,
  ProductPage,
} from '../../../generated/documents.ts';
import { usualDefaults } from '../listing/listing-changes.ts';
import { keepWithinPages, readListing } from '../listing/listing-loader.server.ts';
import { listingVariables } from '../listing/listing-variables.ts';
import { waysOut } from '../listing/waysOut.server.ts';

type LoaderParts = {
  readonly request: Request;
  readonly preloadQuery: createApolloLoaderHandler.PreloadQueryFn;
};
type Target = {
  readonly type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE';
  readonly id: number;
  readonly path: string;
};

/**
 * What the request's path leads to.
 * @throws 404 when it leads nowhere, a redirect when the thing has moved (redirectCode 301 or 302)
 */
export async function resolvePath(request: Request): Promise<Target> {
  const url = new URL(request.url);
  const path = pathOf(url);
  const { data } = await serverClient(request).query({
    fetchPolicy: 'no-cache',
    query: CatchAllRoute,
    variables: { path },
  });
  const found = data?.urlResolver;
  if (!found?.type || found.id === null) throw notFound();
  const own = `/${(found.relativeUrl ?? path).replace(/^\/+/, '')}`;
  if (found.redirectCode && own !== path) throw redirect(own + url.search, found.redirectCode);
  return { type: found.type, id: found.id, path };
}

/**
 * The product's page, in part while the search service cannot be asked.
 * @throws 404 when there is no such product
 */
export async function productData({ request, preloadQuery }: LoaderParts, id: string) {
  const options = { variables: { id }, errorPolicy: 'all' } as const;
  const { data, error } = await serverClient(request).query({
    ...options,
    query: ProductPage,
    fetchPolicy: 'no-cache',
  });
  if (!data?.productById) throw error ?? notFound();
  const product = preloadQuery(ProductPage, options);
  return { kind: 'PRODUCT' as const, product, isPartial: error !== undefined };
}

/**
 * A page of a category's list, in part while the search service cannot be asked. Its address is kept as it was asked for.
 * @throws 404 when there is no such category
 */
export async function categoryData({ request, preloadQuery }: LoaderParts, { id, path }: Target) {
  const params = await readListing(request);
  const categoryId = String(id);
  const variables = { categoryId, ...listingVariables(params, usualDefaults) };
  const options = { variables, errorPolicy: 'all' } as const;
  const { data, error } = await serverClient(request).query({
    ...options,
    fetchPolicy: 'no-cache',
    query: CategoryListing,
  });
  if (!data?.category) throw error ?? notFound();
  keepWithinPages(path, params, data.productSearch);
  const { totalCount } = data.productSearch;
  const ways = await waysOut(request, { term: params.term, totalCount });
  const list = preloadQuery(CategoryListing, options);
  return { kind: 'CATEGORY' as const, path, params, ways, list, isPartial: error !== undefined };
}

/** @throws 404 when the page is gone */
export async function contentData({ request, preloadQuery }: LoaderParts, { id }: Target) {
  const variables = { id };
  const { data } = await serverClient(request).query({
    fetchPolicy: 'no-cache',
    query: CatchAllRoutePage,
    variables,
    errorPolicy: 'all',
  });
  if (!data?.cmsPage) throw notFound();
  const page = preloadQuery(CatchAllRoutePage, { variables, errorPolicy: 'all' });
  return { kind: 'CMS_PAGE' as const, page };
}

function pathOf(url: URL): string {
  // React Router asks for the data of /handbags at /handbags.data and has already taken that off.
  const path = url.pathname.replace(/\/+$/, '');
  try {
    return decodeURI(path);
  } catch {
    throw notFound();
  }
}

function notFound() {
  return response(null, { status: 404 });
}
