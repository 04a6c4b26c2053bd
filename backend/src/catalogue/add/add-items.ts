import { readFileSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import { createCatalogRepository } from '../../domains/catalog/repository.ts';
import type { CatalogCategory, CatalogProduct } from '../../domains/catalog/types.ts';
import { createSearchOutbox } from '../../index-sync/outbox.ts';
import type { Catalogue } from '../catalogue.ts';
import { commaList, pairsText } from '../export/write-export.ts';
import { ImportError, type Row } from '../import/rows.ts';
import { createProductWriter, insertCategories } from '../store/commerce.ts';
import { withProductIds } from '../store/product-ids.ts';

type Value = string | number | readonly string[] | Readonly<Record<string, string | number>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Converts a value to the format of an export's column. */
function toCell(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (isList(value)) return commaList(value.map(String));
  const pairs = Object.entries(value as Record<string, Exclude<Value, object>>);
  return pairsText(pairs.map(([code, one]) => [code, isList(one) ? one.map(String) : one]));
}

/** The default columns of an item. */
const DEFAULTS: Readonly<Record<string, string>> = {
  product_type: 'simple',
  qty: '1',
  tax_class_name: 'Taxable Goods',
};

/**
 * Converts items to rows of an export. Items are objects by column name; lists and attributes may be JSON lists and
 * objects.
 */
export function itemRows(items: unknown): Row[] {
  const list = isList(items) ? items : [items];
  return list.map((item, index) => {
    const line = index + 1;
    if (typeof item !== 'object' || item === null || isList(item)) {
      throw new ImportError(line, '(item)', 'is not an object.');
    }
    const values = new Map(Object.entries(item).map(([key, value]) => [key, toCell(value) ?? '']));
    const get = (column: string) => values.get(column) || DEFAULTS[column] || '';
    return { line, columns: [...values.keys()], get };
  });
}

/** Reads a JSON file with one item or a list of items. @throws {ImportError} for invalid content */
export function readItems(file: string): Row[] {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new ImportError(1, '(file)', `is not JSON: ${error.message}`);
  }
  return itemRows(parsed);
}

const ROOTS = 2;

/** The shop's id of each category: that of the category with the same path, otherwise a new one. */
function placeCategories(
  categories: readonly CatalogCategory[],
  existing: readonly CatalogCategory[],
): { ids: Map<number, number>; added: CatalogCategory[] } {
  const byPath = new Map(existing.map((category) => [category.urlPath, category]));
  const ids = new Map(categories.slice(0, ROOTS).map(({ id }) => [id, id]));
  const added: CatalogCategory[] = [];
  let lastId = Math.max(ROOTS, ...existing.map(({ id }) => id));
  for (const category of categories.slice(ROOTS)) {
    const known = byPath.get(category.urlPath);
    ids.set(category.id, known?.id ?? ++lastId);
    if (known !== undefined) continue;
    const parentId = ids.get(category.parentId) ?? ROOTS;
    const siblings = [...existing, ...added].filter((one) => one.parentId === parentId);
    const position = Math.max(0, ...siblings.map((one) => one.position)) + 1;
    added.push({ ...category, id: lastId, parentId, position });
  }
  return { ids, added };
}

function rejectKnown(products: readonly CatalogProduct[], isThere: (sku: string) => boolean): void {
  const known = products.filter(({ sku }) => isThere(sku)).map(({ sku }) => sku);
  if (known.length === 0) return;
  const more = known.length > 1 ? ` and ${known.length - 1} more` : '';
  throw new Error(`The shop has ${known[0]}${more} already. Nothing was added.`);
}

/**
 * Adds all items, with missing categories, to a shop that may be running; the outbox updates the search. Returns the
 * number of added products.
 * @throws if the shop already has one of them; then none is added
 */
export function addItems(db: DatabaseSync, { categories, products }: Catalogue): number {
  const catalog = createCatalogRepository(db);
  const outbox = createSearchOutbox(db);
  const lastId = db.prepare('SELECT coalesce(max(id), 0) AS id FROM catalog_product_id');
  const keyTaken = db.prepare('SELECT 1 FROM catalog_product WHERE url_key = ?');
  return inTransaction(db, () => {
    const items = [...products];
    rejectKnown(items, (sku) => catalog.bySku(sku) !== undefined);
    const { ids, added } = placeCategories(categories, catalog.categories());
    insertCategories(db, added);
    const before = Number(lastId.get()?.id);
    const write = createProductWriter(db);
    const numbered = items.map((item) => ({
      ...item,
      id: before + item.id,
      parentId: item.parentId === null ? null : before + item.parentId,
    }));
    for (const item of withProductIds(db, { categories, products: numbered }).products) {
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
