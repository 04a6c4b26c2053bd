import { basename } from 'node:path';
import type {
  CatalogCategory,
  CatalogProduct,
  ProductTypeId,
} from '../../domains/catalog/types.ts';
import { type Catalogue, DEFAULT_CATEGORY, ROOT_CATEGORY } from '../catalogue.ts';
import { designerSlug, urlKey } from '../slug.ts';
import {
  createPictureFinder,
  FALLBACK_PICTURE,
  type Family,
  findFamilies,
  type ProductDraft,
  SMALLEST_PRICE,
  toDraft,
  variantValues,
} from './draft.ts';
import { createUnusedColumns, type ImportReport, type Skipped } from './report.ts';
import { ImportError, type Row, readRows } from './rows.ts';
import { requiredText } from './values.ts';

/** Names under 'Designers' have the shop's own path; all others have Magento's url key. */
function toKey(name: string, parent: CatalogCategory): string {
  return parent.urlPath === 'designers'
    ? designerSlug(name)
    : urlKey(name) || `category-${parent.id}`;
}

/** Collects the categories that rows name, numbered in the order they are met. */
function createCategoryBuilder() {
  const categories = [ROOT_CATEGORY, DEFAULT_CATEGORY];
  const byPath = new Map<string, CatalogCategory>();
  const urlPaths = new Set<string>();

  const add = (name: string, parent: CatalogCategory): CatalogCategory => {
    const id = categories.length + 1;
    const baseKey = toKey(name, parent);
    const base = parent.urlPath === null ? '' : `${parent.urlPath}/`;
    const key = urlPaths.has(base + baseKey) ? `${baseKey}-${id}` : baseKey;
    const position = categories.filter((one) => one.parentId === parent.id).length + 1;
    const place = { id, parentId: parent.id, level: parent.level + 1, position };
    const category = { ...DEFAULT_CATEGORY, ...place, name, urlKey: key, urlPath: base + key };
    urlPaths.add(category.urlPath);
    categories.push(category);
    return category;
  };

  const place = (path: readonly string[]): number[] => {
    let parent = DEFAULT_CATEGORY;
    return path.map((name, index) => {
      const known = path.slice(0, index + 1).join('\n');
      const category = byPath.get(known) ?? add(name, parent);
      byPath.set(known, category);
      parent = category;
      return category.id;
    });
  };

  return {
    /** The ids of a path and of all above it but the root; makes those that are not there yet. */
    place,
    all: () => [...categories],
  };
}

/** The parts of 'Default Category/Men/Tops' below its root; '\/' is a slash inside a name. */
function categoryPath(text: string): string[] {
  return text
    .split(/(?<!\\)\//)
    .slice(1)
    .map((part) => part.replaceAll('\\/', '/').trim())
    .filter((part) => part !== '');
}

export type ReadOptions = {
  readonly mediaDir: string;
  /** Ms since 1970: the date of rows that have none. */
  readonly now: number;
  readonly onBytes?: (bytes: number) => void;
};

export type ReadCatalogue = { readonly catalogue: Catalogue; readonly report: ImportReport };

const SOLD_TYPES: readonly string[] = [
  'simple',
  'virtual',
  'configurable',
] satisfies ProductTypeId[];

const isSold = (type: string): type is ProductTypeId => SOLD_TYPES.includes(type);

async function readDrafts(
  rows: AsyncIterable<Row> | Iterable<Row>,
  options: ReadOptions,
  { skip, note }: { skip(skipped: Skipped): void; note(row: Row): void },
) {
  const drafts = new Map<string, ProductDraft>();
  const known = {
    now: Math.floor(options.now / 1000),
    pictures: createPictureFinder(options.mediaDir),
  };
  for await (const row of rows) {
    note(row);
    const sku = requiredText(row, 'sku');
    const type = row.get('product_type');
    const view = row.get('store_view_code');
    const { line } = row;
    if (view !== '') skip({ line, sku, reason: `holds the texts of the store view "${view}"` });
    else if (drafts.has(sku.toLowerCase()))
      throw new ImportError(
        line,
        'sku',
        `"${sku}" is on line ${drafts.get(sku.toLowerCase())?.line} too.`,
      );
    else if (isSold(type)) {
      const draft = toDraft(row, type, {
        ...known,
        skip: (reason) => skip({ line, sku, reason }),
      });
      if (draft.price !== null && draft.price < SMALLEST_PRICE && type !== 'configurable')
        skip({ line, sku, reason: `its price is ${draft.price}: nothing is sold for nothing` });
      else drafts.set(sku.toLowerCase(), draft);
    } else if (type === '') throw new ImportError(line, 'product_type', 'is empty.');
    else skip({ line, sku, reason: `the shop does not sell ${type} products` });
  }
  return drafts;
}

/**
 * Reads a Magento product export whole, without changing anything.
 * @throws ImportError naming the line and the column of the first fault.
 */
export const readExport = (file: string, options: ReadOptions): Promise<ReadCatalogue> =>
  readCatalogue(readRows(file, options.onBytes), basename(file), options);

/** Makes a catalogue of rows, wherever they come from. @throws ImportError as readExport does. */
export async function readCatalogue(
  rows: AsyncIterable<Row> | Iterable<Row>,
  name: string,
  options: ReadOptions,
): Promise<ReadCatalogue> {
  const skipped: Skipped[] = [];
  const unused = createUnusedColumns();
  const skip = (one: Skipped) => skipped.push(one);
  const drafts = await readDrafts(rows, options, { skip, note: unused.note });
  if (drafts.size === 0)
    throw new ImportError(2, 'sku', 'the file has no product that the shop sells.');
  const family = findFamilies(drafts, skip);
  const categories = createCategoryBuilder();
  const ids = new Map([...drafts.keys()].map((sku, index) => [sku, index + 1]));
  const finish = createFinisher({ family, ids, place: categories.place });
  const products = [...drafts.values()].map(finish);
  const imported = new Map<ProductTypeId, number>();
  for (const { typeId } of products) imported.set(typeId, (imported.get(typeId) ?? 0) + 1);
  const withoutPicture = products.filter(({ image }) => image === FALLBACK_PICTURE.file).length;
  return {
    catalogue: { categories: categories.all(), products },
    report: { file: name, imported, withoutPicture, skipped, unusedColumns: unused.names() },
  };
}

type Known = {
  readonly family: Family;
  readonly ids: ReadonlyMap<string, number>;
  place(path: readonly string[]): number[];
};

/**
 * Turns drafts into products, one after the other: a url key that is taken gets the sku added, which no later file
 * changes.
 */
function createFinisher({ family, ids, place }: Known): (draft: ProductDraft) => CatalogProduct {
  const taken = new Set<string>();
  return (draft) => {
    const key = draft.sku.toLowerCase();
    const { line: _line, categories, variations: _variations, ...rest } = draft;
    const id = ids.get(key) ?? 0;
    const baseKey = urlKey(draft.urlKey || draft.name) || `product-${urlKey(draft.sku) || id}`;
    const keys = [baseKey, `${baseKey}-${urlKey(draft.sku)}`].filter((one) => !taken.has(one));
    const ownKey = keys[0] ?? `${baseKey}-${urlKey(draft.sku)}-${id}`;
    taken.add(ownKey);
    const variants = family.variants.get(key) ?? [];
    const attributes = { ...draft.attributes, ...variantValues(draft, variants) };
    return {
      ...rest,
      ...(draft.typeId === 'configurable' ? toOffer(draft, variants) : { price: draft.price ?? 0 }),
      id,
      parentId: ids.get(family.parents.get(key)?.toLowerCase() ?? '') ?? null,
      urlKey: ownKey,
      image: draft.gallery[0]?.file ?? FALLBACK_PICTURE.file,
      attributes,
      categoryIds: findCategories(categories, attributes.manufacturer, place),
    };
  };
}

/** A configurable product costs what its cheapest variant for sale does, and is there if one is. */
function toOffer(draft: ProductDraft, variants: readonly ProductDraft[]) {
  const available = variants.filter(({ qty, enabled }) => enabled && qty > 0);
  const prices = (available.length > 0 ? available : variants).flatMap(({ price }) => price ?? []);
  return {
    price: prices.length > 0 ? Math.min(...prices) : (draft.price ?? 0),
    qty: available.length > 0 ? 1 : 0,
  };
}

function findCategories(
  categories: readonly string[],
  manufacturer: unknown,
  place: (path: readonly string[]) => number[],
): number[] {
  const paths = categories.map(categoryPath);
  if (typeof manufacturer === 'string') paths.push(['Designers', manufacturer]);
  return [...new Set(paths.flatMap(place))].sort((a, b) => a - b);
}
