import { toMoney } from '../../core/values.ts';
import type {
  ProductAvailability,
  ProductCondition,
  ProductDetail,
  ProductPrice,
} from '../../generated/types.ts';
import type { SearchRecord } from '../../sources/search/types.ts';
import {
  DESIGNERS_CATEGORY,
  getText,
  type ProductRecord,
  type RecordImage,
  type RecordPrice,
} from './mappers.ts';

const DETAILS: readonly (readonly [code: string, label: string])[] = [
  ['production_year', 'Production year'],
  ['exterior_condition', 'Exterior condition'],
  ['interior_condition', 'Interior condition'],
  ['material_label', 'Material'],
  ['material_type', 'Material type'],
  ['color', 'Color'],
  ['size', 'Size'],
  ['shoe_size', 'Shoe size'],
  ['includes', 'Includes'],
  ['origin', 'Origin'],
  ['date_authenticity_code', 'Date/authenticity code'],
  ['measurements', 'Measurements'],
  ['interior_pockets', 'Interior pockets'],
  ['exterior_pockets', 'Exterior pockets'],
  ['handles', 'Handles'],
  ['handle_drop', 'Handle drop'],
  ['closure_opening', 'Closure/opening'],
  ['interior_lining', 'Interior lining'],
  ['hardware', 'Hardware'],
  ['dial', 'Dial'],
  ['gemstones', 'Gemstones'],
  ['movement', 'Movement'],
  ['water_resistant', 'Water resistant'],
  ['lens', 'Lens'],
  ['heel_height', 'Heel height'],
  ['bag_type', 'Bag type'],
];

function toDetail(record: ProductRecord, code: string): string | null {
  const value = record[code];
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length > 0 ? value.join(', ') : null;
  if (code === 'material_label') return getText(record, code) ?? getText(record, 'material');
  return getText(record, code);
}

export function toDetails(record: ProductRecord): ProductDetail[] {
  const known = DETAILS.flatMap(([code, label]) => {
    const value = toDetail(record, code);
    return value === null ? [] : [{ code, label, value }];
  });
  return [...known, ...(record.more_details ?? [])];
}

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

function getNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** A record's price in dollars, in any of its three forms; null if there is none. */
function getPrice(price: RecordPrice | null | undefined): number | null {
  if (price === null || price === undefined) return null;
  if (typeof price !== 'object') return getNumber(price);
  if ('USD' in price) return getNumber(price.USD?.default);
  return getNumber(price.regularPrice?.amount?.value);
}

/** Path of a designer's page: lowercase, `&` removed, spaces and dots replaced by hyphens. */
export function toDesignerPath(designer: string): string {
  return `/${designer.toLowerCase().replaceAll('&', '').replace(/[ .]/g, '-')}`;
}

/** Whole percent by which `price` is below `msrp`, rounded down; null if less than 1. */
function toDiscountPercent(price: number, msrp: number | null): number | null {
  if (msrp === null || price >= msrp) return null;
  const percent = Math.floor(((msrp - price) / msrp) * 100 + 1e-9);
  return percent >= 1 ? percent : null;
}

/** The original price of a reduced product in dollars; null if there is none. */
function getOriginalPrice(price: RecordPrice | null | undefined): number | null {
  if (typeof price !== 'object' || price === null || !('USD' in price)) return null;
  return getNumber(price.USD?.default_original_formated?.replace(/[^\d.]/g, ''));
}

/** Records of earlier versions say it only by their variants, which lists do not read. */
function hasDifferentPrices({ price_varies, variants }: ProductRecord): boolean {
  const prices = (variants ?? []).flatMap(({ price, in_stock }) => (in_stock > 0 ? price : []));
  return price_varies === 1 || new Set(prices).size > 1;
}

function toPrice(record: ProductRecord): ProductPrice | null {
  const price = getPrice(record.price);
  if (price === null) return null;
  const special = getNumber(record.special_price);
  const current = special !== null && special > 0 && special < price ? special : price;
  const former = Math.max(price, getOriginalPrice(record.price) ?? 0);
  const msrp = getNumber(record.msrp);
  return {
    current: toMoney(current),
    former: former > current ? toMoney(former) : null,
    msrp: msrp === null || msrp <= 0 ? null : toMoney(msrp),
    discountPercent: toDiscountPercent(current, msrp),
    isLowest: hasDifferentPrices(record),
  };
}

export function toCondition(record: ProductRecord): ProductCondition | null {
  const label = getText(record, 'condition_label') ?? getText(record, 'condition');
  if (label === null) return null;
  const code = getText(record, 'condition') ?? label.toLowerCase().replace(/\W+/g, '_');
  return {
    code,
    label,
    exterior: getText(record, 'exterior_condition'),
    interior: getText(record, 'interior_condition'),
  };
}

export function isExotic(record: ProductRecord): boolean {
  return [getText(record, 'material_type'), getText(record, 'material')].some(
    (material) => material !== null && EXOTIC_MATERIALS.has(material),
  );
}

/** When the product was offered for sale, in ISO format. */
export function toCreatedAt(record: ProductRecord): string {
  const at = new Date((getNumber(record.created_at) ?? 0) * 1_000);
  return (Number.isNaN(at.getTime()) ? new Date(0) : at).toISOString();
}

export function getList(value: readonly string[] | string | null | undefined): readonly string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.map(String) : [];
}

/** Top categories without the pseudo-category of designers. */
export function getTopCategories(record: ProductRecord): readonly string[] {
  return getList(record.categories?.level0).filter((name) => name !== DESIGNERS_CATEGORY);
}

/** True for a single pre-owned piece: a grade describes one, and new goods have none. */
export function isOneOfAKind(record: ProductRecord): boolean {
  const { has_several, variant_options = [] } = record;
  return toCondition(record) !== null && has_several !== 1 && variant_options.length === 0;
}

/** True if the product is for sale; sold products keep their record with a quantity of 0. */
function isAvailable(record: ProductRecord): boolean {
  return (record.salable_qty ?? record.stock_qty ?? 0) > 0;
}

export function toPath(record: ProductRecord): string {
  return `/${record.url_path ?? `${getUrlKey(record)}.html`}`;
}

function getUrlKey(record: ProductRecord): string {
  return getText(record, 'url_key') ?? (record.url_path ?? '').replace(/\.html$/, '');
}

function getFiles(record: ProductRecord): readonly RecordImage[] {
  const { media_gallery_entries: entries, gallery } = record;
  if (Array.isArray(entries) && entries.length > 0) return entries;
  if (Array.isArray(gallery) && gallery.length > 0)
    return gallery.map((file, index) => ({ file, position: index + 1 }));
  const file = record.extension_attributes?.image_url;
  return typeof file === 'string' && file !== '' ? [{ file }] : [];
}

/** An image before its size is selected; `file` is Magento's path, such as `/f/l/flap.webp`. */
function toImage({ file, label }: RecordImage, name: string, position: number) {
  return { file, alt: label ? `${name}, ${label}` : name, position };
}

export type ImageModel = ReturnType<typeof toImage>;

function getPosition({ position }: RecordImage): number {
  return position ?? 0;
}

function toFirstImage(record: ProductRecord): ImageModel | null {
  const files = getFiles(record);
  let [first] = files;
  if (first === undefined) return null;
  for (const entry of files) if (getPosition(entry) < getPosition(first)) first = entry;
  return toImage(first, record.name, 1);
}

/** All images in gallery order, numbered from 1. */
export function toImages(record: ProductRecord): ImageModel[] {
  return [...getFiles(record)]
    .sort((a, b) => getPosition(a) - getPosition(b))
    .map((entry, index) => toImage(entry, record.name, index + 1));
}

/**
 * Converts a search record to a product. A sold product has no price. Resolvers compute the other fields from the
 * record, so that lists that do not select them are cheap.
 */
export function toProduct(record: ProductRecord) {
  const available = isAvailable(record);
  const availability: ProductAvailability = available ? 'AVAILABLE' : 'RECENTLY_SOLD';
  return {
    record,
    sku: record.sku,
    id: String(record.id ?? record.objectID),
    name: record.name,
    image: toFirstImage(record),
    model: getText(record, 'model'),
    typeId: getText(record, 'type_id') ?? 'simple',
    quoteId: record.type_id === 'virtual' ? getText(record, 'quote_id') : null,
    availability,
    isSalable: available,
    price: available ? toPrice(record) : null,
    productionYear: getNumber(record.production_year),
    authenticityCode: getText(record, 'date_authenticity_code'),
    description: getText(record, 'description'),
    designer: getText(record, 'manufacturer'),
    path: toPath(record),
    urlKey: getUrlKey(record),
    color: getText(record, 'color'),
    material: getText(record, 'material_label') ?? getText(record, 'material'),
    materialType: getText(record, 'material_type'),
    size: getText(record, 'size'),
    shoeSize: getText(record, 'shoe_size'),
    variantOptions: [...(record.variant_options ?? [])],
  };
}

/** A product; `isFallback` if it comes from the commerce back end instead of the search service. */
export type ProductModel = ReturnType<typeof toProduct> & { readonly isFallback?: true };

/** Converts records to products. Records without the required SKU and name as text are omitted. */
export function toProducts(records: readonly SearchRecord[]): ProductModel[] {
  return records.flatMap((record) => {
    // The products index contains records of this shape (docs/search-records.md); the mapper handles missing
    // attributes.
    const product = record as ProductRecord;
    return typeof product.sku === 'string' && typeof product.name === 'string'
      ? [toProduct(product)]
      : [];
  });
}
