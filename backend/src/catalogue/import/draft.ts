import { readdirSync } from 'node:fs';
import type {
  AttributeValue,
  CatalogProduct,
  GalleryEntry,
  ProductTypeId,
} from '../../domains/catalog/types.ts';
import { ATTRIBUTE_COLUMNS } from '../columns.ts';
import type { Skipped } from './report.ts';
import { ImportError, type Row } from './rows.ts';
import {
  parseDate,
  parseEntries,
  parseList,
  parseNumber,
  parsePairs,
  parseVariations,
  requiredText,
} from './values.ts';

type PictureFinder = ReturnType<typeof createPictureFinder>;

export const FALLBACK_PICTURE: GalleryEntry = {
  file: '/placeholder/fallback.webp',
  label: 'no picture yet',
};

/** Looks names as '/m/h/mh01-black_main.jpg' up in a library whose files lie flat. */
export function createPictureFinder(mediaDir: string) {
  const library = new Set(readdirSync(mediaDir));
  const findPath = (name: string): string | undefined => {
    const file = name.split('/').at(-1) ?? '';
    return library.has(file) ? `/${file[0]}/${file[1]}/${file}` : undefined;
  };
  return {
    /** Those of the named pictures that the library has, each once; the neutral one when it has none. */
    gallery: (named: readonly GalleryEntry[]) => {
      const found = new Map<string, string>();
      for (const { file, label } of named) {
        const path = findPath(file);
        if (path !== undefined && !found.has(path)) found.set(path, label);
      }
      if (found.size === 0) return [FALLBACK_PICTURE];
      return [...found].map(([file, label]) => ({ file, label }));
    },
  };
}

export type Family = ReturnType<typeof findFamilies>;

/** Finds the variants that configurable products name; what is not in the file is reported. */
export function findFamilies(
  drafts: ReadonlyMap<string, ProductDraft>,
  skip: (skipped: Skipped) => void,
) {
  const variants = new Map<string, ProductDraft[]>();
  const parents = new Map<string, string>();
  for (const parent of drafts.values()) {
    const own: ProductDraft[] = [];
    for (const variation of parent.variations) {
      const sku = variation.get('sku') ?? '';
      const found = drafts.get(sku.toLowerCase());
      const { line } = parent;
      if (found?.typeId === 'configurable')
        skip({ line, sku: parent.sku, reason: `its variant ${sku} is configurable itself` });
      else if (!found)
        skip({ line, sku: parent.sku, reason: `its variant ${sku} is not in the file` });
      else if (parents.has(sku.toLowerCase()))
        skip({ line, sku: parent.sku, reason: `its variant ${sku} already belongs to another` });
      else {
        parents.set(sku.toLowerCase(), parent.sku);
        own.push(found);
      }
    }
    variants.set(parent.sku.toLowerCase(), own);
  }
  return {
    /** Of each product that has variants, by its sku in lowercase. */
    variants /** Of each variant's sku in lowercase, the sku of its configurable product. */,
    parents,
  };
}

/** The codes that distinguish a product's variants, as 'size' and 'color'. */
function findCodes(variations: ProductDraft['variations']): string[] {
  return [...new Set(variations.flatMap((variation) => [...variation.keys()]))].filter(
    (code) => code !== 'sku',
  );
}

/** What a configurable product can be had in: the values of its variants for sale, else of all. */
export function variantValues(
  draft: ProductDraft,
  variants: readonly ProductDraft[],
): Record<string, AttributeValue> {
  const available = variants.filter(({ qty, enabled }) => enabled && qty > 0);
  const shown = new Set(
    (available.length > 0 ? available : variants).map(({ sku }) => sku.toLowerCase()),
  );
  const own = draft.variations.filter((one) => shown.has(one.get('sku')?.toLowerCase() ?? ''));
  const values = draft.variantCodes.map((code) => {
    const list = [...new Set(own.flatMap((variation) => variation.get(code) ?? []))];
    return [code, list.length === 1 ? (list[0] ?? '') : list] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value.length > 0));
}

/** A product as its row alone describes it: without id, parent and categories. */
export type ProductDraft = Omit<
  CatalogProduct,
  'id' | 'parentId' | 'image' | 'categoryIds' | 'price'
> & {
  readonly line: number;
  /** Dollars; null where a configurable product leaves the price to its variants. */
  readonly price: number | null;
  readonly categories: readonly string[];
  readonly variations: readonly ReadonlyMap<string, string>[];
};

/** Attributes that the search service keeps as numbers (docs/search-records.md). */
const NUMBERS = new Set(['production_year']);

/** Reports a part of the row that is left out, with the reason. */
type Skip = (reason: string) => void;

/** Dollars: what costs less could be ordered for nothing. */
export const SMALLEST_PRICE = 0.01;

const FLAGS = new Set(['has_options', 'required_options']);

function toAttributes(row: Row): Record<string, AttributeValue> {
  const pairs = parsePairs(row, 'additional_attributes', row.get('additional_attributes'));
  const values = [...pairs]
    .filter(([code]) => !FLAGS.has(code))
    .map(([code, value]) => {
      if (NUMBERS.has(code) && /^\d{1,9}$/.test(value)) return [code, Number(value)] as const;
      const list = value.split('|').map((one) => one.trim());
      return [code, list.length > 1 ? list : value] as const;
    });
  const own = [...ATTRIBUTE_COLUMNS]
    .map(([column, code]) => [code, row.get(column)] as const)
    .filter(([, value]) => value !== '');
  return Object.fromEntries([...values, ...own]);
}

/** How many are left to sell; stock that is not managed never runs out. */
function toStock(row: Row): number {
  const qty = parseNumber(row, 'qty') ?? 0;
  const unmanaged = row.get('manage_stock') === '0' && row.get('use_config_manage_stock') !== '1';
  if (unmanaged) return Math.max(1, Math.floor(qty));
  return row.get('is_in_stock') === '0' ? 0 : Math.floor(qty);
}

function toSpecialPrice(
  row: Row,
  { price, now, skip }: { price: number | null; now: number; skip: Skip },
): number | null {
  const special = parseNumber(row, 'special_price');
  const from = parseDate(row, 'special_price_from_date') ?? Number.NEGATIVE_INFINITY;
  const to = parseDate(row, 'special_price_to_date') ?? Number.POSITIVE_INFINITY;
  if (special === null || now < from || now > to + 86_400) return null;
  const reason = (text: string) => `its special price ${special} ${text} and is left out`;
  if (special < SMALLEST_PRICE) skip(reason('is no price'));
  else if (price !== null && special > price) skip(reason(`is above its price ${price}`));
  else return special;
  return null;
}

function toPrice(row: Row, typeId: ProductTypeId): number | null {
  const price = parseNumber(row, 'price');
  if (price === null && typeId !== 'configurable')
    throw new ImportError(row.line, 'price', 'is empty.');
  return price;
}

/** Magento separates categories by commas; a bar before another root would become part of a name. */
function isOneCategory(path: string, skip: Skip): boolean {
  const [first = '', ...others] = path.split('|');
  const roots = [first.split('/')[0]?.trim(), 'Default Category'];
  const isOne = !others.some((part) => roots.includes(part.split('/')[0]?.trim() ?? ''));
  if (!isOne)
    skip(`its categories "${path}" have a bar between them instead of a comma and are left out`);
  return isOne;
}

/** The pictures that a row names with their labels, the main one first. */
function toPictures(row: Row): GalleryEntry[] {
  const labels = parseEntries(row, 'additional_image_labels');
  const others = parseEntries(row, 'additional_images').map((file, index) => ({
    file,
    label: labels[index] ?? '',
  }));
  return [{ file: row.get('base_image'), label: row.get('base_image_label') }, ...others];
}

/**
 * Reads a row of a type that the shop sells; `now` in seconds since 1970.
 * @throws ImportError naming the line and the column of the first value that is wrong.
 */
export function toDraft(
  row: Row,
  typeId: ProductTypeId,
  known: { readonly now: number; readonly pictures: PictureFinder; readonly skip: Skip },
): ProductDraft {
  const { now, pictures, skip } = known;
  const createdAt = parseDate(row, 'created_at') ?? now;
  const price = toPrice(row, typeId);
  const variations = typeId === 'configurable' ? parseVariations(row) : [];
  return {
    line: row.line,
    sku: requiredText(row, 'sku'),
    name: requiredText(row, 'name'),
    typeId,
    price,
    specialPrice: toSpecialPrice(row, { price, now, skip }),
    msrp: parseNumber(row, 'msrp_price'),
    qty: toStock(row),
    enabled: row.get('product_online') !== '2' && row.get('product_online') !== '0',
    visible: row.get('visibility') !== 'Not Visible Individually',
    urlKey: row.get('url_key'),
    gallery: pictures.gallery(toPictures(row)),
    taxClass: row.get('tax_class_name') || 'None',
    weight: typeId === 'virtual' ? null : parseNumber(row, 'weight'),
    createdAt,
    updatedAt: parseDate(row, 'updated_at') ?? createdAt,
    attributes: toAttributes(row),
    categories: parseList(row, 'categories').filter((path) => isOneCategory(path, skip)),
    variations,
    variantCodes: findCodes(variations),
  };
}
