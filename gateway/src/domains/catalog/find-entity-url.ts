import type { GatewayContext } from '../../context.ts';
import type { EntityUrl } from '../../generated/types.ts';
import type { SearchQuery } from '../../sources/search/types.ts';
import { isServiceFailure } from '../../sources/upstream-error.ts';
import { toCategory } from './mappers.ts';
import { toDesignerPath } from './product-mappers.ts';

/** Categories with the same name, one of which may have the path. */
const MAX_CATEGORIES = 100;
const NUMBER = /^\d{1,10}$/;

function redirectTo(path: string, redirectCode: 301 | 302): EntityUrl {
  const relativeUrl = path.replace(/^\/+/, '');
  return { id: null, type: 'CATEGORY', relativeUrl, canonicalUrl: relativeUrl, redirectCode };
}

function toQueries(path: string): SearchQuery[] {
  const query = (path.split('/').at(-1) ?? '').replaceAll('-', ' ').trim();
  return [
    { index: 'categories', query, hitsPerPage: MAX_CATEGORIES },
    { index: 'products', query, hitsPerPage: 0, facets: ['manufacturer'] },
  ];
}

async function findInSearch(
  path: string,
  { loaders }: Pick<GatewayContext, 'loaders'>,
): Promise<EntityUrl | null> {
  const [named, made] = await loaders.catalog.search.queries(toQueries(path));
  const categories = (named?.hits ?? []).map(toCategory);
  const category = categories.find((found) => found.path === path && NUMBER.test(found.id));
  if (category !== undefined) {
    const relativeUrl = path.slice(1);
    const id = Number(category.id);
    return { id, type: 'CATEGORY', relativeUrl, canonicalUrl: relativeUrl, redirectCode: 0 };
  }
  const designer = categories.find((one) => one.isDesigner && toDesignerPath(one.name) === path);
  if (designer !== undefined) return redirectTo(designer.path, 301);
  const name = Object.keys(made?.facets.manufacturer ?? {}).find(
    (one) => toDesignerPath(one) === path,
  );
  return name === undefined
    ? null
    : redirectTo(`/search?manufacturer=${encodeURIComponent(name)}`, 302);
}

/**
 * Resolves a path that is unknown to the back end: a category's path in its search record, or a designer's short path.
 * Null if the search service does not know it either or is unavailable.
 */
export async function findEntityUrl(
  url: string,
  context: Pick<GatewayContext, 'loaders' | 'publicCache'>,
): Promise<EntityUrl | null> {
  const path = `/${url.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '')}`;
  // Only the back end has paths of products and content pages.
  if (path === '/' || path.endsWith('.html')) return null;
  try {
    return await context.publicCache.get(`address:${path}`, () => findInSearch(path, context));
  } catch (error) {
    if (isServiceFailure(error)) return null;
    throw error;
  }
}
