import { toMoney } from '../../core/money.ts';
import type { ProductCondition, ProductPrice } from '../../generated/types.ts';
import type { SearchRecord } from '../../sources/search/types.ts';
import type { ImageModel, ProductModel } from './models.ts';
import type { ProductRecord, RecordImage, RecordPrice } from './record.ts';

/** The pseudo-category that designers' pages stand under. */
const DESIGNERS = 'Designers';

/** Materials from protected or exotic animals (spec §9). */
const EXOTIC_MATERIALS = new Set([
  'Alligator',
  'Crocodile',
  'Eel Skin',
  'Fur',
  'Lizard',
  'Ostrich',
  'Pony Hair',
  'Python',
  'Reptile',
  'Snake',
  'Snakeskin',
  'Stingray',
]);

/** The text of an attribute; null when it is missing, empty or not a single value. */
export const textOf = (record: ProductRecord, code: string): string | null => {
  const value = record[code];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
};

const numberOf = (value: unknown): number | null => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
};

/** Dollars of a record's price in any of its three forms (spec §3); null when there is none. */
export const priceOf = (price: RecordPrice | null | undefined): number | null => {
  if (price === null || price === undefined) return null;
  if (typeof price !== 'object') return numberOf(price);
  if ('USD' in price) return numberOf(price.USD?.default);
  return numberOf(price.regularPrice?.amount?.value);
};

/**
 * Path of a designer's page (spec §2): lowercased, `&` removed, each space and dot a hyphen.
 */
export const designerPathOf = (designer: string): string =>
  `/${designer.toLowerCase().replaceAll('&', '').replace(/[ .]/g, '-')}`;

/** Whole percent that `price` is below `msrp`, rounded down; null unless that is at least 1 (spec §9). */
export const discountPercentOf = (price: number, msrp: number | null): number | null => {
  if (msrp === null || price >= msrp) return null;
  const percent = Math.floor(((msrp - price) / msrp) * 100 + 1e-9);
  return percent >= 1 ? percent : null;
};

/** Dollars of the price that a record names beside a reduced one; null when there is none. */
const originalOf = (price: RecordPrice | null | undefined): number | null => {
  if (typeof price !== 'object' || price === null || !('USD' in price)) return null;
  return numberOf(price.USD?.default_original_formated?.replace(/[^\d.]/g, ''));
};

const toPrice = (record: ProductRecord): ProductPrice | null => {
  const price = priceOf(record.price);
  if (price === null) return null;
  const special = numberOf(record.special_price);
  const current = special !== null && special > 0 && special < price ? special : price;
  const former = Math.max(price, originalOf(record.price) ?? 0);
  const msrp = numberOf(record.msrp);
  return {
    current: toMoney(current),
    former: former > current ? toMoney(former) : null,
    msrp: msrp === null || msrp <= 0 ? null : toMoney(msrp),
    discountPercent: discountPercentOf(current, msrp),
  };
};

const toCondition = (record: ProductRecord): ProductCondition | null => {
  const label = textOf(record, 'condition_label') ?? textOf(record, 'condition');
  if (label === null) return null;
  const code = textOf(record, 'condition') ?? label.toLowerCase().replace(/\W+/g, '_');
  return {
    code,
    label,
    exterior: textOf(record, 'exterior_condition'),
    interior: textOf(record, 'interior_condition'),
  };
};

const isExotic = (record: ProductRecord): boolean =>
  [textOf(record, 'material_type'), textOf(record, 'material')].some(
    (material) => material !== null && EXOTIC_MATERIALS.has(material),
  );

/** When the item came on sale, as ISO text. */
export const createdAtOf = (record: ProductRecord): string => {
  const at = new Date((numberOf(record.created_at) ?? 0) * 1_000);
  return (Number.isNaN(at.getTime()) ? new Date(0) : at).toISOString();
};

const listOf = (value: readonly string[] | string | null | undefined): readonly string[] => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value : [];
};

/** Top categories without the pseudo-category of designers. */
export const topCategoriesOf = (record: ProductRecord): readonly string[] =>
  listOf(record.categories?.level0).filter((name) => name !== DESIGNERS);

/** True when the item is on sale; sold items keep their record with a quantity of 0 (spec §4). */
export const isOnSale = (record: ProductRecord): boolean =>
  (record.salable_qty ?? record.stock_qty ?? 0) > 0;

/** Path of the product's page. */
export const pathOf = (record: ProductRecord): string =>
  `/${record.url_path ?? `${urlKeyOf(record)}.html`}`;

const urlKeyOf = (record: ProductRecord): string =>
  record.url_key ?? (record.url_path ?? '').replace(/\.html$/, '');

const materialsOf = (record: ProductRecord) => ({
  color: textOf(record, 'color'),
  material: textOf(record, 'material_label') ?? textOf(record, 'material'),
  materialType: textOf(record, 'material_type'),
  isExoticMaterial: isExotic(record),
  size: textOf(record, 'size'),
  shoeSize: textOf(record, 'shoe_size'),
});

const placeOf = (record: ProductRecord) => {
  const designer = textOf(record, 'manufacturer');
  return {
    designer,
    designerPath: designer === null ? null : designerPathOf(designer),
    path: pathOf(record),
    urlKey: urlKeyOf(record),
    topCategories: topCategoriesOf(record),
    categoryIds: Array.isArray(record.categoryIds) ? record.categoryIds.map(String) : [],
    subcategories: listOf(record.subcategory),
  };
};

const filesOf = (record: ProductRecord): readonly RecordImage[] => {
  const { media_gallery_entries: entries, gallery } = record;
  if (Array.isArray(entries) && entries.length > 0) return entries;
  if (Array.isArray(gallery) && gallery.length > 0)
    return gallery.map((file, index) => ({ file, position: index + 1 }));
  const file = record.extension_attributes?.image_url;
  return typeof file === 'string' && file !== '' ? [{ file }] : [];
};

const firstFileOf = (record: ProductRecord): string | null => {
  let first: RecordImage | null = null;
  for (const entry of filesOf(record)) {
    if (first === null || (entry.position ?? 0) < (first.position ?? 0)) first = entry;
  }
  return first?.file ?? null;
};

/** A search record as a product. A sold one has no price (spec §4). */
export const toProduct = (record: ProductRecord): ProductModel => {
  const onSale = isOnSale(record);
  return {
    record,
    sku: record.sku,
    id: String(record.id ?? record.objectID),
    name: record.name,
    imageFile: firstFileOf(record),
    model: textOf(record, 'model'),
    typeId: record.type_id ?? 'simple',
    quoteId: record.type_id === 'virtual' ? textOf(record, 'quote_id') : null,
    availability: onSale ? 'AVAILABLE' : 'RECENTLY_SOLD',
    isSalable: onSale,
    price: onSale ? toPrice(record) : null,
    condition: toCondition(record),
    productionYear: numberOf(record.production_year),
    authenticityCode: textOf(record, 'date_authenticity_code'),
    createdAt: createdAtOf(record),
    ...placeOf(record),
    ...materialsOf(record),
  };
};

/** The records that are products. One without a sku or a name, which every product has, is left out. */
export const toProducts = (records: readonly SearchRecord[]): ProductModel[] =>
  records.flatMap((record) => {
    // The products index holds records of this shape (docs/search-records.md); the mapper takes what is missing.
    const product = record as ProductRecord;
    return (product.sku ?? null) === null || (product.name ?? null) === null
      ? []
      : [toProduct(product)];
  });

/** All pictures in gallery order, numbered from 1. */
export const toImages = (record: ProductRecord): ImageModel[] =>
  [...filesOf(record)]
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map((entry, index) => {
      const view = entry.label ? `, ${entry.label}` : '';
      return { file: entry.file, alt: `${record.name}${view}`, position: index + 1 };
    });
