import { categoryView, productView } from '../../catalog/graphql-view.ts';
import type { CatalogRepository } from '../../catalog/repository.ts';
import type { UrlRewrite } from '../../catalog/types.ts';
import { withMedia } from '../media-directive.ts';
import type { ContentRepository } from '../repository.ts';
import { HOME_PAGE, storeConfig } from '../store.ts';
import type { CmsPage } from '../types.ts';
import { badInput, noSuchEntity } from './fault.ts';
import { uid } from './values.ts';

/** A page as Magento's GraphQL returns it. `mediaUrl` is the address of pictures, with a slash at its end. */
export const toPageResponse = (page: CmsPage, mediaUrl: string) => ({
  __typename: 'CmsPage',
  identifier: page.identifier,
  url_key: page.identifier,
  title: page.title,
  content: withMedia(page.content, mediaUrl),
  content_heading: page.contentHeading,
  page_layout: page.pageLayout,
  meta_title: page.metaTitle || null,
  meta_description: page.metaDescription || null,
  meta_keywords: page.metaKeywords || null,
  relative_url: page.identifier,
  redirect_code: 0,
  type: 'CMS_PAGE',
});

interface RouteSources {
  readonly catalog: Pick<CatalogRepository, 'byId' | 'categories' | 'categoryById'>;
  readonly content: Pick<ContentRepository, 'pageById'>;
}

/** What an address of the shop shows: a product, a category or a page. */
export function routed(
  { type, id }: EntityUrl,
  { catalog, content }: RouteSources,
  commerceUrl: string,
): object {
  if (type === 'CMS_PAGE') {
    const page = content.pageById(id);
    // As in Magento, which faults where urlResolver still finds the page.
    if (page?.isActive === false) throw new Error(`The page ${page.identifier} is inactive.`);
    return page === undefined ? {} : toPageResponse(page, storeConfig(commerceUrl).base_media_url);
  }
  const categories = new Map(catalog.categories().map((category) => [category.id, category]));
  if (type === 'CATEGORY') {
    const category = catalog.categoryById(id);
    return category === undefined ? {} : categoryView(category, { categories, commerceUrl });
  }
  const product = catalog.byId(id);
  return product === undefined ? {} : productView(product, { categories, commerceUrl });
}

export type EntityUrl = {
  readonly id: number;
  readonly entity_uid: string;
  readonly canonical_url: string;
  readonly relative_url: string;
  readonly redirectCode: number;
  readonly type: UrlRewrite['entityType'];
};

export type UrlSources = {
  /** What the addresses of categories end with. */
  readonly categorySuffix: string;
  readonly catalog: Pick<CatalogRepository, 'rewrite' | 'byId' | 'categoryById'>;
  readonly content: Pick<ContentRepository, 'pageById'>;
};

/** A redirect that leads in a circle ends here. */
const MOST_REDIRECTS = 10;

type Address = { readonly path: string; readonly query: string };

function toAddress(url: string): Address {
  const [beforeHash = ''] = url.trim().split('#');
  const local = beforeHash.replace(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?]*/i, '');
  const at = local.indexOf('?');
  const path = at === -1 ? local : local.slice(0, at);
  const query = at === -1 ? '' : local.slice(at);
  return {
    path: decoded(path).replace(/^\/+/, '') || HOME_PAGE,
    query: query === '?' ? '' : query,
  };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The category that a path with the shop's suffix names. */
function categoryAt(path: string, { catalog, categorySuffix }: UrlSources): UrlRewrite | undefined {
  if (!path.endsWith(categorySuffix)) return undefined;
  const rewrite = catalog.rewrite(path.slice(0, path.length - categorySuffix.length));
  const isOwn = rewrite?.entityType === 'CATEGORY' && rewrite.redirectCode === 0;
  return isOwn ? { ...rewrite, requestPath: path } : undefined;
}

/** A product below one of its categories, such as `handbags/tote.html`. */
function productBelow(path: string, { catalog }: UrlSources): UrlRewrite | undefined {
  const at = path.lastIndexOf('/');
  const rewrite = at === -1 ? undefined : catalog.rewrite(path.slice(at + 1));
  if (rewrite?.entityType !== 'PRODUCT') return undefined;
  const categoryIds = catalog.byId(rewrite.entityId)?.categoryIds ?? [];
  const isBelow = categoryIds.some((id) => catalog.categoryById(id)?.urlPath === path.slice(0, at));
  return isBelow ? { ...rewrite, requestPath: path } : undefined;
}

/**
 * What a path names. A shop whose categories have a suffix has no other addresses of theirs: the
 * short ones without it are redirects of this shop alone.
 */
function rewriteAt(path: string, sources: UrlSources): UrlRewrite | undefined {
  const { catalog, categorySuffix } = sources;
  const rewrite = catalog.rewrite(path);
  if (categorySuffix === '') return rewrite ?? findPage(path, sources);
  if (rewrite !== undefined && rewrite.entityType !== 'CATEGORY') return rewrite;
  return categoryAt(path, sources) ?? productBelow(path, sources) ?? findPage(path, sources);
}

type Followed = { readonly rewrite: UrlRewrite; readonly redirectCode: number };

/** Magento's own paths of products and categories, which are looked up when no rewrite has that path. */
const OWN_VIEW = /^catalog\/(product|category)\/view\/id\/(\d+)$/;

function findPage(path: string, sources: UrlSources): UrlRewrite | undefined {
  const { catalog } = sources;
  const [, kind, id] = OWN_VIEW.exec(path) ?? [];
  if (id === undefined) return undefined;
  if (kind === 'product') {
    const product = catalog.byId(Number(id));
    return product && catalog.rewrite(`${product.urlKey}.html`);
  }
  const category = catalog.categoryById(Number(id));
  return category?.urlPath == null
    ? undefined
    : categoryAt(category.urlPath + sources.categorySuffix, sources);
}

/** The rewrite at the end of the redirects, with the code of the first one. */
function follow(path: string, sources: UrlSources): Followed | undefined {
  let rewrite = rewriteAt(path, sources);
  const redirectCode = rewrite?.redirectCode ?? 0;
  for (let hops = 0; rewrite && rewrite.redirectCode !== 0; hops += 1) {
    if (hops === MOST_REDIRECTS) return undefined;
    rewrite = sources.catalog.rewrite(rewrite.targetPath);
  }
  return rewrite && { rewrite, redirectCode };
}

/** Disabled products and inactive pages keep their addresses. */
function isThere({ entityType, entityId }: UrlRewrite, { catalog, content }: UrlSources): boolean {
  if (entityType === 'PRODUCT') return catalog.byId(entityId) !== undefined;
  if (entityType === 'CATEGORY') return catalog.categoryById(entityId) !== undefined;
  return content.pageById(entityId) !== undefined;
}

/**
 * What a path or address of the shop leads to; null when it leads nowhere. Magento: urlResolver.
 * @throws {GraphqlFault} for an empty url, and for an address whose page is gone.
 */
export function resolveUrl(url: string, sources: UrlSources): EntityUrl | null {
  if (url.trim() === '') throw badInput('"url" argument should be specified and not empty');
  const { path, query } = toAddress(url);
  const found = follow(path, sources);
  if (found === undefined) return null;
  const { rewrite, redirectCode } = found;
  if (!isThere(rewrite, sources)) {
    throw noSuchEntity(`No such entity found with matching URL key: ${url}`);
  }
  return {
    id: rewrite.entityId,
    entity_uid: uid(rewrite.entityId),
    canonical_url: rewrite.requestPath,
    relative_url: rewrite.requestPath + query,
    redirectCode,
    type: rewrite.entityType,
  };
}
