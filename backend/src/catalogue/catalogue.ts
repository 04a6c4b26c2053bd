import type { CatalogCategory, CatalogProduct } from '../domains/catalog/types.ts';

/** A generated or imported catalogue that is not stored yet. */
export type Catalogue = {
  readonly categories: readonly CatalogCategory[];
  /** Created while it is read, so that a large catalogue is never in memory as a whole. */
  readonly products: Iterable<CatalogProduct>;
};

/** The parent of all top categories. */
export const DEFAULT_CATEGORY: CatalogCategory = {
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

export const ROOT_CATEGORY: CatalogCategory = {
  ...DEFAULT_CATEGORY,
  id: 1,
  parentId: 0,
  level: 0,
  position: 0,
  name: 'Root Catalog',
  includeInMenu: false,
};
