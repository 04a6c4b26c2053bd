import type { DatabaseSync } from 'node:sqlite';
import { createCategoryRecorder } from '../catalogue/store/category-records.ts';
import { createCatalogRepository } from '../domains/catalog/repository.ts';
import type { CatalogProduct } from '../domains/catalog/types.ts';
import { productRecord, type RecordContext } from '../search-records/product-record.ts';
import { type Change, type Operation, operationFor, reasonsByProduct } from './outbox.ts';

export interface RecordOptions {
  /** What every index name begins with. */
  readonly indexPrefix: string;
  /** The shop's and the pictures' addresses, without a slash at the end. */
  readonly webUrl: string;
  readonly mediaUrl: string;
}

/** A variant has no record of its own; its configurable product's changes with it. */
function shownChanges(
  changes: readonly Change[],
  byId: (id: number) => CatalogProduct | undefined,
) {
  const parents = changes.flatMap((change) => {
    const parentId = byId(change.productId)?.parentId ?? null;
    return parentId === null ? [] : { ...change, productId: parentId };
  });
  return reasonsByProduct([...changes, ...parents]);
}

/** Makes the writes that bring the search up to date with what the shop holds now. */
export function createRecordWriter(db: DatabaseSync, options: RecordOptions) {
  const catalog = createCatalogRepository(db);
  const createRecord = createCategoryRecorder(db);
  const { indexPrefix, webUrl, mediaUrl } = options;

  /** The categories of what changed: how many items they hold, and all of them that may be new. */
  const categoryWrites = (touched: ReadonlyMap<number, boolean>, context: RecordContext) =>
    [...touched].flatMap(([id, isNew]): Operation[] => {
      const category = context.categories.get(id);
      if (category === undefined || category.urlPath === null) return [];
      const { objectID, product_count, ...rest } = createRecord(category, context);
      const indexName = `${indexPrefix}_categories`;
      return isNew
        ? [{ indexName, action: 'addObject', body: { objectID, product_count, ...rest } }]
        : [{ indexName, action: 'partialUpdateObjectNoCreate', body: { objectID, product_count } }];
    });

  return (changes: readonly Change[]): Operation[] => {
    const categories = new Map(catalog.categories().map((category) => [category.id, category]));
    const context = { categories, webUrl, mediaUrl };
    const touched = new Map<number, boolean>();
    const products = [...shownChanges(changes, catalog.byId)].map(([productId, reasons]) => {
      const product = catalog.byId(productId);
      for (const id of product?.categoryIds ?? []) {
        touched.set(id, touched.get(id) === true || reasons.has('added'));
      }
      const isShown = product?.enabled === true && product.visible;
      const record = isShown ? productRecord(product, context) : undefined;
      return operationFor({ productId, reasons }, record, `${indexPrefix}_products`);
    });
    return [...products, ...categoryWrites(touched, context)];
  };
}
