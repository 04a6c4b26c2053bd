/** The data of a product's record. */
export type ProductData = {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly typeId: string;
  /** In dollars, as are `specialPrice` and `msrp`. */
  readonly price: number;
  readonly specialPrice: number | null;
  readonly msrp: number | null;
  readonly qty: number;
  readonly urlKey: string;
  /** Magento's path of the main image, such as '/f/l/flap-black-q.webp'; empty if there is none. */
  readonly image: string;
  readonly gallery: readonly { readonly file: string; readonly label: string }[];
  /** Seconds since 1970. */
  readonly createdAt: number;
  /** By code; a list has several values. */
  readonly attributes: Readonly<Record<string, string | number | readonly string[]>>;
  readonly categoryIds: readonly number[];
  /** The labels of the choices between the variants, such as 'Size'; the products of the demo have none. */
  readonly variantOptions?: readonly string[];
  readonly variants?: readonly VariantData[];
  /** HTML; the products of the demo have none. */
  readonly description?: string;
  /** Labelled values of attributes that only this shop has. */
  readonly moreDetails?: readonly {
    readonly code: string;
    readonly label: string;
    readonly value: string;
  }[];
};

/** A variant of a configurable product, which is added to a cart by its own SKU. */
export type VariantData = {
  readonly sku: string;
  /** Its value of each of the product's options. */
  readonly values: readonly string[];
  /** In dollars. */
  readonly price: number;
  readonly isSalable: boolean;
};

/** The data of a category's record. */
export type CategoryData = {
  readonly id: number;
  readonly parentId: number;
  /** 1 for the root of a store, 2 for a top category, 3 for its subcategories. */
  readonly level: number;
  readonly name: string;
  readonly urlKey: string | null;
  /** Such as 'handbags/shoulder-bags'; null for a root. */
  readonly urlPath: string | null;
  readonly includeInMenu: boolean;
  /** Among its siblings. */
  readonly position: number;
  readonly image: string | null;
  readonly description: string | null;
  /** The identifier of the block above its products; the categories of the demo have none. */
  readonly landingBlock?: string;
};

export type RecordContext = {
  readonly categories: ReadonlyMap<number, CategoryData>;
  /** URLs of the shop and of the images, without a trailing slash. */
  readonly webUrl: string;
  readonly mediaUrl: string;
  /** Suffixes of the paths of products and categories; by default '.html' and none. */
  readonly urlSuffixes?: { readonly product: string; readonly category: string };
};

const DEMO_SUFFIXES = { product: '.html', category: '' };

/** Attributes that contain a number, which Magento's REST API returns as text. */
const NUMERIC = new Set(['production_year']);

/** The attributes besides filters that the shop reads (docs/search-records.md). */
export const RECORD_ATTRIBUTES: ReadonlySet<string> = new Set(
  `manufacturer model production_year condition condition_label exterior_condition interior_condition
  material material_type material_label color size shoe_size includes origin date_authenticity_code
  measurements interior_pockets exterior_pockets handles handle_drop closure_opening interior_lining
  hardware dial gemstones movement water_resistant lens heel_height bag_type quote_id`.split(/\s+/),
);

/** Magento's own attributes, which no listing shows. */
const NOT_LISTED =
  /^((short_)?description|meta_(title|keyword|description)|country_of_manufacture|page_layout|news_(from|to)_date|custom_(design(_from|_to)?|layout_update))$/;

const SEPARATOR = ' /// ';
const CARD = '312x416';

function formatted(dollars: number): string {
  return `$${dollars.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}

function toPrices({ price, specialPrice, msrp }: ProductData) {
  const final = Math.min(price, specialPrice ?? price);
  const reduced = final < price ? { default_original_formated: formatted(price) } : {};
  const hasDiscount = msrp !== null && final < msrp;
  return {
    price: { USD: { default: final, default_formated: formatted(final), ...reduced } },
    special_price: specialPrice,
    msrp,
    discount_percentage: hasDiscount ? Math.floor(((msrp - final) / msrp) * 100) : 0,
  };
}

/** The names from the top category down to this one, as 'Men /// Tops /// Hoodies'. */
function toPath(
  category: CategoryData,
  all: RecordContext['categories'],
  separator = SEPARATOR,
): string {
  const parent = category.level > 2 ? all.get(category.parentId) : undefined;
  return parent ? `${toPath(parent, all, separator)}${separator}${category.name}` : category.name;
}

const isDesigner = ({ level, urlPath }: CategoryData): boolean =>
  level > 2 && urlPath?.startsWith('designers/') === true;

function toLevels(
  product: ProductData,
  { categories: all, urlSuffixes = DEMO_SUFFIXES }: RecordContext,
) {
  const own = product.categoryIds
    .flatMap((id) => all.get(id) ?? [])
    .filter(({ level }) => level > 1);
  const byLevel = Map.groupBy(own, ({ level }) => level - 2);
  // Magento names categories in the order they were assigned, so a reader must take either order.
  const inOrder = (list: readonly string[]) => (product.id % 8 === 0 ? list.toReversed() : list);
  const levels = [...byLevel].map(
    ([level, list]) => [`level${level}`, inOrder(list.map((one) => toPath(one, all)))] as const,
  );
  const below = own.filter((category) => category.level > 2 && !isDesigner(category));
  const designer = own.find(isDesigner);
  return {
    categories: Object.fromEntries(levels),
    subcategory: below.map(({ name }) => name),
    ...(designer && { designer_path: `/${designer.urlPath}${urlSuffixes.category}` }),
  };
}

function toPictures(product: ProductData, { mediaUrl }: RecordContext) {
  const files = product.gallery.map(({ file }) => file);
  return {
    gallery: files,
    galleryResized: files.map((file) => `/${CARD}${file}`),
    media_gallery_entries: product.gallery.map(({ file, label }, index) => ({
      file,
      position: index + 1,
      label,
      url_path: `catalog/product${file}`,
      url: `${mediaUrl}/media/catalog/product${file}`,
    })),
    extension_attributes: { image_url: product.image || null },
  };
}

/** The lowercase name that the name replicas sort by, without accents. */
function sortName(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A number as such; another text, such as '1990s', stays as it is. */
function toNumber(value: ProductData['attributes'][string]): typeof value {
  const number = Number(value);
  return Number.isFinite(number) ? number : value;
}

/** Without a label for filters, the value of material and condition is its own label. */
function toAttributes({ attributes }: ProductData) {
  const { material, condition } = attributes;
  const short = Object.entries(attributes)
    .filter(([code]) => !NOT_LISTED.test(code))
    .map(([code, value]) => [code, NUMERIC.has(code) ? toNumber(value) : value] as const);
  return {
    ...(material !== undefined && { material_label: material }),
    ...(condition !== undefined && { condition_label: condition }),
    ...Object.fromEntries(short),
  };
}

function toVariants({ variantOptions, variants = [] }: ProductData) {
  if (variants.length === 0) return {};
  const prices = variants.flatMap(({ price, isSalable }) => (isSalable ? price : []));
  return {
    ...(new Set(prices).size > 1 && { price_varies: 1 }),
    variant_options: variantOptions,
    variant_skus: variants.map(({ sku }) => sku),
    variants: variants.map(({ isSalable, ...variant }) => ({
      ...variant,
      in_stock: Number(isSalable),
    })),
  };
}

/** A product as the search service keeps it (docs/search-records.md). Dollars; seconds. */
export function productRecord(product: ProductData, context: RecordContext) {
  const { product: suffix } = context.urlSuffixes ?? DEMO_SUFFIXES;
  const path = `${product.urlKey}${suffix}`;
  const inStock = product.qty > 0 ? 1 : 0;
  return {
    ...toAttributes(product),
    objectID: String(product.id),
    id: product.id,
    sku: product.sku,
    name: product.name,
    name_sort: sortName(product.name),
    type_id: product.typeId,
    url: `${context.webUrl}/${path}`,
    url_path: path,
    url_key: product.urlKey,
    ...toLevels(product, context),
    categoryIds: product.categoryIds.map(String),
    ...toPictures(product, context),
    stock_qty: inStock,
    salable_qty: inStock,
    in_stock: inStock,
    ...(product.qty > 1 && { has_several: 1 }),
    ...toPrices(product),
    created_at: product.createdAt,
    ...toVariants(product),
    ...(product.description && { description: product.description }),
    ...(product.moreDetails?.length && { more_details: product.moreDetails }),
  };
}

type CategoryCount = { readonly count: number; readonly image: string | null };

/** A category's or a designer's page; `count` is of items for sale. The roots have no page. */
export function categoryRecord(
  category: CategoryData,
  { categories, urlSuffixes = DEMO_SUFFIXES }: RecordContext,
  { count, image }: CategoryCount,
) {
  const path = `${category.urlPath}${urlSuffixes.category}`;
  return {
    objectID: String(category.id),
    name: category.name,
    path: toPath(category, categories, ' / '),
    level: category.level - 1,
    parent_id: String(category.parentId),
    url: `/${path}`,
    url_key: category.urlKey,
    url_path: path,
    include_in_menu: Number(category.includeInMenu),
    position: category.position,
    product_count: count,
    image_url: category.image ?? image,
    description: category.description,
    ...(category.landingBlock && { landing_block: category.landingBlock }),
  };
}
