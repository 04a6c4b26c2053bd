import type { CatalogCategory, CatalogProduct } from '../domains/catalog/types.ts';

/** A whole catalogue, made or imported, before it is written anywhere. */
export type Catalogue = {
  readonly categories: readonly CatalogCategory[];
  /** Made as it is read, so that a large catalogue is never held whole. */
  readonly products: Iterable<CatalogProduct>;
};

/** The category that all others are in. */
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
