import { categoryView, productView } from '../../catalog/graphql-view.ts';
import type { CatalogRepository } from '../../catalog/repository.ts';
import type { UrlRewrite } from '../../catalog/types.ts';
import { type ContentRepository, withMedia } from '../repository.ts';
import { HOME_PAGE, storeConfig, uid } from '../store.ts';
import type { CmsPage } from '../types.ts';
import { badInput, noSuchEntity } from './fault.ts';

/** A page in the format of Magento's GraphQL. `mediaUrl` is the base URL of pictures, with a trailing slash. */
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

/** The target of a path: a product, a category or a page. */
export function routed(
  { type, id }: EntityUrl,
  { catalog, content }: RouteSources,
  commerceUrl: string,
): object {
  if (type === 'CMS_PAGE') {
    const page = content.pageById(id);
    // As in Magento, which fails here although urlResolver finds the page.
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
  readonly categorySuffix: string;
  readonly catalog: Pick<CatalogRepository, 'rewrite' | 'byId' | 'categoryById'>;
  readonly content: Pick<ContentRepository, 'pageById'>;
};

/** Limits circular redirects. */
const MAX_REDIRECTS = 10;

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

/** The category of a path with the shop's suffix. */
function categoryAt(path: string, { catalog, categorySuffix }: UrlSources): UrlRewrite | undefined {
  if (!path.endsWith(categorySuffix)) return undefined;
  const rewrite = catalog.rewrite(path.slice(0, path.length - categorySuffix.length));
  const isOwn = rewrite?.entityType === 'CATEGORY' && rewrite.redirectCode === 0;
  return isOwn ? { ...rewrite, requestPath: path } : undefined;
}

/** The product of a path with a category, such as `handbags/tote.html`. */
function productBelow(path: string, { catalog }: UrlSources): UrlRewrite | undefined {
  const at = path.lastIndexOf('/');
  const rewrite = at === -1 ? undefined : catalog.rewrite(path.slice(at + 1));
  if (rewrite?.entityType !== 'PRODUCT') return undefined;
  const categoryIds = catalog.byId(rewrite.entityId)?.categoryIds ?? [];
  const isBelow = categoryIds.some((id) => catalog.categoryById(id)?.urlPath === path.slice(0, at));
  return isBelow ? { ...rewrite, requestPath: path } : undefined;
}

/**
 * Resolves a path. If category paths have a suffix, it is required: paths
 * without it are redirects of the shop's own module.
 */
function rewriteAt(path: string, sources: UrlSources): UrlRewrite | undefined {
  const { catalog, categorySuffix } = sources;
  const rewrite = catalog.rewrite(path);
  if (categorySuffix === '') return rewrite ?? findPage(path, sources);
  if (rewrite !== undefined && rewrite.entityType !== 'CATEGORY') return rewrite;
  return categoryAt(path, sources) ?? productBelow(path, sources) ?? findPage(path, sources);
}

type Followed = { readonly rewrite: UrlRewrite; readonly redirectCode: number };

/** Magento's internal paths of products and categories, used if there is no rewrite. */
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

/** Follows redirects to the final rewrite; keeps the code of the first redirect. */
function follow(path: string, sources: UrlSources): Followed | undefined {
  let rewrite = rewriteAt(path, sources);
  const redirectCode = rewrite?.redirectCode ?? 0;
  for (let hops = 0; rewrite && rewrite.redirectCode !== 0; hops += 1) {
    if (hops === MAX_REDIRECTS) return undefined;
    rewrite = sources.catalog.rewrite(rewrite.targetPath);
  }
  return rewrite && { rewrite, redirectCode };
}

/** Disabled products and inactive pages keep their paths. */
function isThere({ entityType, entityId }: UrlRewrite, { catalog, content }: UrlSources): boolean {
  if (entityType === 'PRODUCT') return catalog.byId(entityId) !== undefined;
  if (entityType === 'CATEGORY') return catalog.categoryById(entityId) !== undefined;
  return content.pageById(entityId) !== undefined;
}

/**
 * Resolves a path or URL of the shop; null if there is no target. Magento: urlResolver.
 * @throws {GraphqlFault} for an empty URL, or one whose page was deleted
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
