import type { ApolloClient } from '@apollo/client';
import { redirect, data as response } from 'react-router';
import { loadPage } from '#apollo/loadPage.ts';
import { encodedOnce } from '#lib/format/encodedOnce.ts';
import { loadCategory, readListing } from '../listing/loader/loadListing.ts';
import { findCard } from '../product/cardPreview.ts';
import { ProductPage } from '../product/ProductPage.generated.ts';
import {
  CatchAllRoute,
  CatchAllRoutePage,
  type CatchAllRouteQuery,
} from './CatchAllRoute.generated.ts';

/** Ids of products whose page failed to load behind their card; the next visit waits for the page. */
const unread = new Set<string>();

/**
 * Loads the page at the URL's path with at most two queries, and without waiting if the product's card is cached.
 * Throws 404 if the path is unknown, or a redirect.
 */
export async function loadPath(client: ApolloClient, url: string) {
  const { pathname, search } = new URL(url);
  const path = pathname.replace(/\/+$/, '');
  const plain = decoded(path);
  const card = findCard(client, plain);
  if (card) return openFromCard(client, card);
  const { data } = await loadPage(client, {
    query: CatchAllRoute,
    variables: { path: plain },
    isUsable: ({ urlResolver }) => urlResolver !== null,
  });
  const found = data.urlResolver;
  const other = resolveRedirect(plain, found);
  if (other) {
    const rest = other.to.includes('?') ? search.replace('?', '&') : search;
    throw redirect(other.to + rest, other.code);
  }
  if (!found?.type || found.id === null) throw notFound();
  if (found.type === 'PRODUCT') return loadProduct(client, String(found.id));
  if (found.type === 'CMS_PAGE') return loadContent(client, found.id);
  const params = await readListing(client, url);
  const categoryId = String(found.id);
  const listing = await loadCategory(client, { path, params, categoryId });
  if (!listing) throw notFound();
  return { kind: 'CATEGORY' as const, path, categoryId, ...listing };
}

/** Loads a product page, partially if the search service is down; throws 404 if there is no such product. */
export async function loadProduct(client: ApolloClient, id: string) {
  const { data, partial } = await loadPage(client, {
    query: ProductPage,
    variables: { id },
    isUsable: ({ productById }) => productById !== null,
  });
  if (!data.productById) throw notFound();
  return { kind: 'PRODUCT' as const, id, partial };
}

function openFromCard(client: ApolloClient, { id, sku }: { id: string; sku: string }) {
  const wasUnread = unread.delete(id);
  const isKnown = client.readQuery({ query: ProductPage, variables: { id } }) !== null;
  if (isKnown || wasUnread) return loadProduct(client, id);
  const isRead = loadProduct(client, id).then(
    ({ partial }) => partial === null,
    () => false,
  );
  void isRead.then((isInCache) => isInCache || unread.add(id));
  return { kind: 'PRODUCT' as const, id, partial: null, preview: { sku, isRead } };
}

async function loadContent(client: ApolloClient, id: number) {
  const { data, partial } = await loadPage(client, {
    query: CatchAllRoutePage,
    variables: { id },
    isUsable: ({ cmsPage }) => cmsPage !== null,
  });
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

/**
 * The redirect target of a decoded path: the new location of its content, or for an unknown path its lower-case form,
 * which the shop's own paths use. Null for no redirect.
 */
export function resolveRedirect(
  path: string,
  found: CatchAllRouteQuery['urlResolver'] | undefined,
): { readonly to: string; readonly code: number } | null {
  const isKnown = found && (found.redirectCode || (found.type && found.id !== null));
  if (!isKnown) {
    const lower = path.toLowerCase();
    return lower === path ? null : { to: encodedOnce(lower), code: 301 };
  }
  const target = found.relativeUrl ?? path;
  const to = /^https?:\/\//.test(target) ? target : `/${target.replace(/^\/+/, '')}`;
  // With the URL suffix `/`, Magento redirects to the path with a slash, which the shop's paths do not have.
  if (!found.redirectCode || to.replace(/(?<=.)\/+$/, '') === path) return null;
  return { to: encodedOnce(to), code: found.redirectCode };
}
