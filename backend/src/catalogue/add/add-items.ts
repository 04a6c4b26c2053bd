import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import { createCatalogRepository } from '../../domains/catalog/repository.ts';
import type { CatalogCategory, CatalogProduct } from '../../domains/catalog/types.ts';
import { createSearchOutbox } from '../../index-sync/outbox.ts';
import type { Catalogue } from '../catalogue.ts';
import { createProductWriter, insertCategories } from '../store/commerce.ts';
import { withProductIds } from '../store/product-ids.ts';

const ROOTS = 2;

/** The shop's number of each new category: of the one with the same address, else a new one. */
function placeCategories(
  wanted: readonly CatalogCategory[],
  there: readonly CatalogCategory[],
): { ids: Map<number, number>; made: CatalogCategory[] } {
  const byPath = new Map(there.map((category) => [category.urlPath, category]));
  const ids = new Map(wanted.slice(0, ROOTS).map(({ id }) => [id, id]));
  const made: CatalogCategory[] = [];
  let lastId = Math.max(ROOTS, ...there.map(({ id }) => id));
  for (const category of wanted.slice(ROOTS)) {
    const known = byPath.get(category.urlPath);
    ids.set(category.id, known?.id ?? ++lastId);
    if (known !== undefined) continue;
    const parentId = ids.get(category.parentId) ?? ROOTS;
    const siblings = [...there, ...made].filter((one) => one.parentId === parentId);
    const position = Math.max(0, ...siblings.map((one) => one.position)) + 1;
    made.push({ ...category, id: lastId, parentId, position });
  }
  return { ids, made };
}

function rejectKnown(products: readonly CatalogProduct[], isThere: (sku: string) => boolean): void {
  const known = products.filter(({ sku }) => isThere(sku)).map(({ sku }) => sku);
  if (known.length === 0) return;
  const more = known.length > 1 ? ` and ${known.length - 1} more` : '';
  throw new Error(`The shop has ${known[0]}${more} already. Nothing was added.`);
}

/**
 * Adds items to a shop that may be running, with the categories that it lacks; the search learns of
 * them through the outbox. All or nothing. Returns how many products were added.
 * @throws when the shop has one of them already.
 */
export function addItems(db: DatabaseSync, { categories, products }: Catalogue): number {
  const catalog = createCatalogRepository(db);
  const outbox = createSearchOutbox(db);
  const lastId = db.prepare('SELECT coalesce(max(id), 0) AS id FROM catalog_product_id');
  const keyTaken = db.prepare('SELECT 1 FROM catalog_product WHERE url_key = ?');
  return inTransaction(db, () => {
    const items = [...products];
    rejectKnown(items, (sku) => catalog.bySku(sku) !== undefined);
    const { ids, made } = placeCategories(categories, catalog.categories());
    insertCategories(db, made);
    const before = Number(lastId.get()?.id);
    const write = createProductWriter(db);
    const wanted = items.map((item) => ({
      ...item,
      id: before + item.id,
      parentId: item.parentId === null ? null : before + item.parentId,
    }));
    for (const item of withProductIds(db, { categories, products: wanted }).products) {
      const { id } = item;
      const isTaken = keyTaken.get(item.urlKey) !== undefined;
      write({
        ...item,
        urlKey: isTaken ? `${item.urlKey}-${id}` : item.urlKey,
        categoryIds: item.categoryIds.flatMap((one) => ids.get(one) ?? []),
      });
      if (item.visible) outbox.note(id, 'added');
    }
    return items.length;
  });
}
