import type { CatalogCategory, CatalogProduct } from '../domains/catalog/types.ts';

/** A whole catalogue, made or imported, before it is written anywhere. */
export type Catalogue = {
  readonly categories: readonly CatalogCategory[];
  /** Made as it is read, so that a large catalogue is never held whole. */
  readonly products: Iterable<CatalogProduct>;
};
