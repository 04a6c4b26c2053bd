import type { DatabaseSync } from 'node:sqlite';
import type { CatalogCategory } from '../../domains/catalog/types.ts';
import { categoryRecord, type RecordContext } from '../../search-records/product-record.ts';

const ON_SALE = `FROM catalog_product_category link JOIN catalog_product p ON p.id = link.product_id
  WHERE p.qty > 0 AND p.visible = 1 AND p.enabled = 1`;

/** Makes the function that gives a category's record with what it holds now. */
export function createCategoryRecorder(db: DatabaseSync) {
  const count = db.prepare(`SELECT count(*) AS count ${ON_SALE} AND link.category_id = ?`);
  const newest = db.prepare(
    `SELECT p.image ${ON_SALE} AND link.category_id = ? ORDER BY p.created_at DESC LIMIT 1`,
  );
  return (category: CatalogCategory, context: RecordContext, known?: number) => {
    const image = newest.get(category.id)?.image;
    return categoryRecord(category, context, {
      count: known ?? Number(count.get(category.id)?.count),
      image: image === undefined ? null : String(image),
    });
  };
}

/** How many items on sale each category holds; categories without any are left out. */
export function categoryCounts(db: DatabaseSync): Map<number, number> {
  const rows = db
    .prepare(
      `SELECT link.category_id AS id, count(*) AS count ${ON_SALE} GROUP BY link.category_id`,
    )
    .all();
  return new Map(rows.map((row) => [Number(row.id), Number(row.count)]));
}
