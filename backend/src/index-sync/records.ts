import type { DatabaseSync } from 'node:sqlite';
import { productRecord } from '../catalogue/search-records.ts';
import { createCatalogRepository } from '../domains/catalog/repository.ts';
import type { CatalogProduct } from '../domains/catalog/types.ts';
import type { Change } from './outbox.ts';
import { type Operation, operationFor, reasonsByProduct } from './rules.ts';

export interface RecordOptions {
  /** What every index name begins with. */
  readonly indexPrefix: string;
  /** The shop's and the pictures' addresses, without a slash at the end. */
  readonly webUrl: string;
  readonly mediaUrl: string;
}

const COUNT = `SELECT count(*) AS count FROM catalog_product_category link
  JOIN catalog_product p ON p.id = link.product_id
  WHERE link.category_id = ? AND p.qty > 0 AND p.visible = 1 AND p.enabled = 1`;

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
  const count = db.prepare(COUNT);
  const { indexPrefix, webUrl, mediaUrl } = options;

  const countsOf = (categoryIds: Iterable<number>): Operation[] =>
    [...new Set(categoryIds)].map((id) => ({
      indexName: `${indexPrefix}_categories`,
      action: 'partialUpdateObjectNoCreate',
      body: { objectID: String(id), product_count: Number(count.get(id)?.count) },
    }));

  return (changes: readonly Change[]): Operation[] => {
    const categories = new Map(catalog.categories().map((category) => [category.id, category]));
    const context = { categories, webUrl, mediaUrl };
    const touched: number[] = [];
    const products = [...shownChanges(changes, catalog.byId)].map(([productId, reasons]) => {
      const product = catalog.byId(productId);
      touched.push(...(product?.categoryIds ?? []));
      const isShown = product?.enabled === true && product.visible;
      const record = isShown ? productRecord(product, context) : undefined;
      return operationFor({ productId, reasons }, record, `${indexPrefix}_products`);
    });
    return [...products, ...countsOf(touched)];
  };
}
