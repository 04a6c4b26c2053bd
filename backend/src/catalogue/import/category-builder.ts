import type { CatalogCategory } from '../../domains/catalog/types.ts';
import { designerSlug, urlKey } from '../slug.ts';

export type CategoryBuilder = {
  /** The ids of a path and of all above it but the root; makes those that are not there yet. */
  place(path: readonly string[]): number[];
  all(): CatalogCategory[];
};

const ROOT: CatalogCategory = {
  id: 1,
  parentId: 0,
  level: 0,
  position: 0,
  name: 'Root Catalog',
  urlKey: null,
  urlPath: null,
  includeInMenu: false,
  image: null,
  description: null,
};

const DEFAULT: CatalogCategory = {
  id: 2,
  parentId: 1,
  level: 1,
  position: 1,
  name: 'Default Category',
  urlKey: null,
  urlPath: null,
  includeInMenu: true,
  image: null,
  description: null,
};

/** Names under 'Designers' have the shop's own path; all others have Magento's url key. */
function toKey(name: string, parent: CatalogCategory): string {
  return parent.urlPath === 'designers'
    ? designerSlug(name)
    : urlKey(name) || `category-${parent.id}`;
}

/** Collects the categories that rows name, numbered in the order they are met. */
export function createCategoryBuilder(): CategoryBuilder {
  const made = [ROOT, DEFAULT];
  const byPath = new Map<string, CatalogCategory>();
  const urlPaths = new Set<string>();

  const add = (name: string, parent: CatalogCategory): CatalogCategory => {
    const id = made.length + 1;
    const wanted = toKey(name, parent);
    const base = parent.urlPath === null ? '' : `${parent.urlPath}/`;
    const key = urlPaths.has(base + wanted) ? `${wanted}-${id}` : wanted;
    const position = made.filter((one) => one.parentId === parent.id).length + 1;
    const place = { id, parentId: parent.id, level: parent.level + 1, position };
    const category = { ...DEFAULT, ...place, name, urlKey: key, urlPath: base + key };
    urlPaths.add(category.urlPath);
    made.push(category);
    return category;
  };

  const place = (path: readonly string[]): number[] => {
    let parent = DEFAULT;
    return path.map((name, index) => {
      const known = path.slice(0, index + 1).join('\n');
      const category = byPath.get(known) ?? add(name, parent);
      byPath.set(known, category);
      parent = category;
      return category.id;
    });
  };

  return { place, all: () => [...made] };
}

/** The parts of 'Default Category/Men/Tops' below its root; '\/' is a slash inside a name. */
export function categoryPath(text: string): string[] {
  return text
    .split(/(?<!\\)\//)
    .slice(1)
    .map((part) => part.replaceAll('\\/', '/').trim())
    .filter((part) => part !== '');
}
