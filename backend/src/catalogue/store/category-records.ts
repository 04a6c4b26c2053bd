import type { DatabaseSync } from 'node:sqlite';
import {
  type CategoryData,
  categoryRecord,
  type RecordContext,
} from '../../../../indexer/src/records/product-record.ts';
import type { CatalogCategory, CatalogProduct, UrlRewrite } from '../../domains/catalog/types.ts';
import { designerLink, foldAccents, urlKey } from '../slug.ts';

/** The URL of a product page: its URL key with '.html'. */
export function productRewrite({ id, urlKey: key }: CatalogProduct): UrlRewrite {
  const targetPath = `catalog/product/view/id/${id}`;
  return {
    requestPath: `${key}.html`,
    targetPath,
    redirectCode: 0,
    entityType: 'PRODUCT',
    entityId: id,
  };
}

function redirect(requestPath: string, category: CatalogCategory): UrlRewrite {
  const to = { targetPath: category.urlPath ?? '', redirectCode: 301, entityId: category.id };
  return { requestPath, ...to, entityType: 'CATEGORY' };
}

/** Redirects of other spellings of a designer's path: the product's link, without repeated hyphens, without accents. */
function designerRedirects(category: CatalogCategory): UrlRewrite[] {
  const slug = category.urlKey ?? '';
  const forms = [
    designerLink(category.name),
    slug,
    foldAccents(slug),
    slug.replace(/-+/g, '-').replace(/^-|-$/g, ''),
    urlKey(slug),
  ];
  const paths = new Set(forms.flatMap((form) => [form, `designers/${form}`]));
  paths.delete(category.urlPath ?? '');
  return [...paths].map((path) => redirect(path, category));
}

/** The URLs of the categories, then the redirects to designers' pages; the first entry of a path is used. */
export function categoryRewrites(categories: readonly CatalogCategory[]): UrlRewrite[] {
  const paged = categories.filter((category) => category.urlPath !== null);
  const designers = paged.filter((category) => category.urlPath?.startsWith('designers/'));
  return [
    ...paged.map((category) => ({
      ...redirect(category.urlPath ?? '', category),
      targetPath: `catalog/category/view/id/${category.id}`,
      redirectCode: 0,
    })),
    ...designers.flatMap(designerRedirects),
  ];
}

const ON_SALE = `FROM catalog_product_category link JOIN catalog_product p ON p.id = link.product_id
  WHERE p.qty > 0 AND p.visible = 1 AND p.enabled = 1`;

/** Creates the function that returns a category's record with its current product count. */
export function createCategoryRecorder(db: DatabaseSync) {
  const count = db.prepare(`SELECT count(*) AS count ${ON_SALE} AND link.category_id = ?`);
  const newest = db.prepare(
    `SELECT p.image ${ON_SALE} AND link.category_id = ? ORDER BY p.created_at DESC LIMIT 1`,
  );
  return (category: CategoryData, context: RecordContext, known?: number) => {
    const image = newest.get(category.id)?.image;
    return categoryRecord(category, context, {
      count: known ?? Number(count.get(category.id)?.count),
      image: image === undefined ? null : String(image),
    });
  };
}

/** The number of items for sale per category; categories without any are omitted. */
export function categoryCounts(db: DatabaseSync): Map<number, number> {
  const rows = db
    .prepare(
      `SELECT link.category_id AS id, count(*) AS count ${ON_SALE} GROUP BY link.category_id`,
    )
    .all();
  return new Map(rows.map((row) => [Number(row.id), Number(row.count)]));
}
