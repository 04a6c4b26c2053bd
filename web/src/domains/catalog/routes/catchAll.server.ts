import { redirect, data as response } from 'react-router';
import { serverClient } from '../../../apollo/loader.server.ts';
import {
  CatchAllRoute,
  CatchAllRoutePage,
  CategoryListing,
  ProductPage,
} from '../../../generated/documents.ts';
import { usualDefaults } from '../listing/address/listingChanges.ts';
import { keepWithinPages, readListing } from '../listing/loader/listingLoader.server.ts';
import { listingVariables } from '../listing/loader/listingVariables.ts';
import { waysOut } from '../listing/loader/waysOut.server.ts';
import { leadsOn } from './leadsOn.ts';

type Target = {
  readonly type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE';
  readonly id: number;
  /** The path that was asked for, percent-encoded as addresses are. */
  readonly path: string;
};

/**
 * What the request's path leads to.
 * @throws 404 when it leads nowhere, a redirect when it leads on
 */
export async function resolvePath(request: Request): Promise<Target> {
  const url = new URL(request.url);
  // React Router asks for the data of /handbags at /handbags.data and has already taken that off.
  const path = url.pathname.replace(/\/+$/, '');
  const plain = decoded(path);
  const { data } = await serverClient(request).query({
    query: CatchAllRoute,
    variables: { path: plain },
  });
  const found = data?.urlResolver;
  const other = leadsOn(plain, found);
  if (other) throw redirect(other.to + url.search, other.code);
  if (!found?.type || found.id === null) throw notFound();
  return { type: found.type, id: found.id, path };
}

/**
 * The product's page, in part while the search service cannot be asked.
 * @throws 404 when there is no such product
 */
export async function productData(request: Request, id: string) {
  const { data, error } = await serverClient(request).query({
    query: ProductPage,
    variables: { id },
    errorPolicy: 'all',
  });
  if (!data?.productById) throw error ?? notFound();
  return { kind: 'PRODUCT' as const, product: data.productById, isPartial: error !== undefined };
}

/**
 * A page of a category's list, in part while the search service cannot be asked. Its address is kept as it was asked for.
 * @throws 404 when there is no such category
 */
export async function categoryData(request: Request, { id, path }: Target) {
  const params = await readListing(request);
  const categoryId = String(id);
  const variables = { categoryId, ...listingVariables(params, usualDefaults) };
  const { data, error } = await serverClient(request).query({
    query: CategoryListing,
    variables,
    errorPolicy: 'all',
  });
  if (!data?.category) throw error ?? notFound();
  keepWithinPages(path, params, data.productSearch);
  const { totalCount } = data.productSearch;
  const ways = await waysOut(request, { term: params.term, totalCount });
  const isPartial = error !== undefined;
  return { kind: 'CATEGORY' as const, path, params, ways, list: data, isPartial };
}

/** @throws 404 when the page is gone */
export async function contentData(request: Request, { id }: Target) {
  const { data } = await serverClient(request).query({
    query: CatchAllRoutePage,
    variables: { id },
    errorPolicy: 'all',
  });
  if (!data?.cmsPage) throw notFound();
  return { kind: 'CMS_PAGE' as const, page: data.cmsPage };
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    throw notFound();
  }
}

function notFound() {
  return response(null, { status: 404 });
}
