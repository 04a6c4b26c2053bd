import type { ApolloClient } from '@apollo/client';
import { redirect, data as response } from 'react-router';
import { loadPage } from '#apollo/loadPage.ts';
import { loadCategory, readListing } from '../listing/loader/loadListing.ts';
import { ProductPage } from '../product/ProductPage.generated.ts';
import { CatchAllRoute, CatchAllRoutePage } from './CatchAllRoute.generated.ts';
import { resolveRedirect } from './resolveRedirect.ts';

/**
 * Reads whatever the URL's path leads to: two queries at most.
 * @throws 404 when it leads nowhere, a redirect when it leads on
 */
export async function loadPath(client: ApolloClient, url: string) {
  const { pathname, search } = new URL(url);
  const path = pathname.replace(/\/+$/, '');
  const plain = decoded(path);
  const { data } = await loadPage(client, { query: CatchAllRoute, variables: { path: plain } });
  const found = data.urlResolver;
  const other = resolveRedirect(plain, found);
  if (other) throw redirect(other.to + search, other.code);
  if (!found?.type || found.id === null) throw notFound();
  if (found.type === 'PRODUCT') return loadProduct(client, String(found.id));
  if (found.type === 'CMS_PAGE') return loadContent(client, found.id);
  const params = await readListing(client, url);
  const categoryId = String(found.id);
  const listing = await loadCategory(client, { path, params, categoryId });
  if (!listing) throw notFound();
  return { kind: 'CATEGORY' as const, path, categoryId, ...listing };
}

/**
 * Reads a product's page, in part while the search service is down.
 * @throws 404 when there is no such product
 */
export async function loadProduct(client: ApolloClient, id: string) {
  const { data, partial } = await loadPage(client, { query: ProductPage, variables: { id } });
  if (!data.productById) throw notFound();
  return { kind: 'PRODUCT' as const, id, partial };
}

async function loadContent(client: ApolloClient, id: number) {
  const { data, partial } = await loadPage(client, { query: CatchAllRoutePage, variables: { id } });
  if (!data.cmsPage) throw notFound();
  return { kind: 'CMS_PAGE' as const, id, partial };
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
