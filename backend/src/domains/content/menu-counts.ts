import type { DatabaseSync } from 'node:sqlite';

/** How many items on sale a category holds of one designer. */
export type DesignerCount = {
  readonly categoryId: number;
  readonly designer: string;
  readonly count: number;
};

const SQL = `SELECT link.category_id AS id, json_extract(p.attributes, '$.manufacturer') AS designer,
  count(*) AS count FROM catalog_product_category link
  JOIN catalog_product p ON p.id = link.product_id
  WHERE p.qty > 0 AND p.visible = 1 AND p.enabled = 1 GROUP BY link.category_id, designer`;

/** Items on sale by category and designer; an item without a designer counts under ''. */
export function designerCounts(db: DatabaseSync): DesignerCount[] {
  return db
    .prepare(SQL)
    .all()
    .map((row) => ({
      categoryId: Number(row.id),
      designer: row.designer === null ? '' : String(row.designer),
      count: Number(row.count),
    }));
}
