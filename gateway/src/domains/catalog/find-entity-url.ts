import type { GatewayContext } from '../../context.ts';
import type { EntityUrl } from '../../generated/types.ts';
import { queryOne, type SearchQuery } from '../../sources/search/types.ts';
import { isServiceFailure } from '../../sources/upstream-error.ts';
import { type ProductRecord, toCategory } from './mappers.ts';
import { toDesignerPath, toPath } from './product-mappers.ts';

/** Categories with the same name, one of which may have the path. */
const MAX_CATEGORIES = 100;
const NUMBER = /^\d{1,10}$/;

type Context = Pick<GatewayContext, 'loaders' | 'publicCache'>;

function toEntityUrl(type: 'CATEGORY' | 'PRODUCT', id: string, path: string): EntityUrl {
  const relativeUrl = path.replace(/^\/+/, '');
  return { id: Number(id), type, relativeUrl, canonicalUrl: relativeUrl, redirectCode: 0 };
}

function redirectTo(path: string, redirectCode: 301 | 302): EntityUrl {
  return { ...toEntityUrl('CATEGORY', '', path), id: null, redirectCode };
}

/** The last part of a path without Magento's suffix. */
function toUrlKey(path: string): string {
  return (path.split('/').at(-1) ?? '').replace(/\.html$/, '');
}

function toQueries(path: string): SearchQuery[] {
  const query = toUrlKey(path).replaceAll('-', ' ').trim();
  return [
    { index: 'categories', query, hitsPerPage: MAX_CATEGORIES },
    { index: 'products', query, hitsPerPage: 0, facets: ['manufacturer'] },
  ];
}

/** The path of a product may begin with that of a category. */
async function findProduct(path: string, { loaders }: Context): Promise<EntityUrl | null> {
  const facetFilters = [`url_key:${toUrlKey(path)}`];
  const { hits } = await queryOne(loaders.catalog.search, {
    index: 'products',
    facetFilters,
    hitsPerPage: 1,
  });
  const [product] = hits as readonly ProductRecord[];
  if (product === undefined || !path.endsWith(toPath(product))) return null;
  return NUMBER.test(product.objectID)
    ? toEntityUrl('PRODUCT', product.objectID, toPath(product))
    : null;
}

async function findCategory(path: string, { loaders }: Context): Promise<EntityUrl | null> {
  const [named, products] = await loaders.catalog.search.queries(toQueries(path));
  const categories = (named?.hits ?? []).map(toCategory);
  const category = categories.find((found) => found.path === path && NUMBER.test(found.id));
  if (category !== undefined) return toEntityUrl('CATEGORY', category.id, path);
  const designer = categories.find((one) => one.isDesigner && toDesignerPath(one.name) === path);
  if (designer !== undefined) return redirectTo(designer.path, 301);
  const name = Object.keys(products?.facets.manufacturer ?? {}).find(
    (one) => toDesignerPath(one) === path,
  );
  return name === undefined
    ? null
    : redirectTo(`/search?manufacturer=${encodeURIComponent(name)}`, 302);
}

/**
 * Resolves a path that is unknown to the back end: a category's path in its search record, or a designer's short path;
 * in an outage of the back end, also a product's path. Null if the search service does not know it either or is
 * unavailable.
 */
export async function findEntityUrl(
  url: string,
  context: Context,
  isOutage = false,
): Promise<EntityUrl | null> {
  const path = `/${url.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '')}`;
  // The back end knows the paths of products and content pages.
  if (path === '/' || (path.endsWith('.html') && !isOutage)) return null;
  const search = async () =>
    (isOutage ? await findProduct(path, context) : null) ?? findCategory(path, context);
  try {
    return await context.publicCache.get(`${isOutage ? 'outage' : 'url'}:${path}`, search);
  } catch (error) {
    if (isServiceFailure(error)) return null;
    throw error;
  }
}
