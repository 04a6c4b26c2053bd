import { discountPercentage, finalPrice } from '../domains/catalog/rules.ts';
import type { CatalogCategory, CatalogProduct } from '../domains/catalog/types.ts';
import { foldAccents } from './slug.ts';

export type RecordContext = {
  readonly categories: ReadonlyMap<number, CatalogCategory>;
  /** The shop's and the pictures' addresses, without a slash at the end. */
  readonly webUrl: string;
  readonly mediaUrl: string;
};

const SEPARATOR = ' /// ';
const CARD = '312x416';

/** Attributes that have a place of their own in the record or are of no use to a shopper. */
const HIDDEN = new Set(['has_options', 'required_options']);

function formatted(dollars: number): string {
  return `$${dollars.toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')}`;
}

function priceOf(product: CatalogProduct) {
  const price = finalPrice(product);
  const reduced =
    price < product.price ? { default_original_formated: formatted(product.price) } : {};
  return { USD: { default: price, default_formated: formatted(price), ...reduced } };
}

function levelsOf(product: CatalogProduct, { categories: all }: RecordContext) {
  const own = product.categoryIds.flatMap((id) => all.get(id) ?? []);
  const level0 = own.filter(({ level }) => level === 2).map(({ name }) => name);
  const below = own.filter(({ level }) => level === 3);
  const level1 = below.map((one) => `${all.get(one.parentId)?.name}${SEPARATOR}${one.name}`);
  const subcategory = below
    .filter((one) => all.get(one.parentId)?.name !== 'Designers')
    .map(({ name }) => name);
  // Magento names categories in the order they were assigned, so a reader must take either order.
  const categories =
    product.id % 8 === 0
      ? { level0: level0.reverse(), level1: level1.reverse() }
      : { level0, level1 };
  return { categories, subcategory };
}

function picturesOf(product: CatalogProduct, { mediaUrl }: RecordContext) {
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
    extension_attributes: { image_url: product.image },
  };
}

/** The lowercase name that the name replicas sort by, accents folded. */
function sortName(name: string): string {
  return foldAccents(name).toLowerCase();
}

function attributesOf(product: CatalogProduct) {
  return Object.fromEntries(
    Object.entries(product.attributes).filter(([code]) => !HIDDEN.has(code)),
  );
}

/** A product as the search service keeps it (docs/search-records.md). Dollars; seconds. */
export function productRecord(product: CatalogProduct, context: RecordContext) {
  const path = `${product.urlKey}.html`;
  const inStock = product.qty > 0 ? 1 : 0;
  return {
    ...attributesOf(product),
    objectID: String(product.id),
    id: product.id,
    sku: product.sku,
    name: product.name,
    name_sort: sortName(product.name),
    type_id: product.typeId,
    url: `${context.webUrl}/${path}`,
    url_path: path,
    url_key: product.urlKey,
    ...levelsOf(product, context),
    categoryIds: product.categoryIds.map(String),
    ...picturesOf(product, context),
    stock_qty: inStock,
    salable_qty: inStock,
    in_stock: inStock,
    price: priceOf(product),
    special_price: product.specialPrice,
    msrp: product.msrp,
    discount_percentage: discountPercentage(finalPrice(product), product.msrp),
    created_at: product.createdAt,
  };
}

type Counted = { readonly count: number; readonly image: string | null };

/** A category's or a designer's page; `count` is of items on sale. The roots have no page. */
export function categoryRecord(
  category: CatalogCategory,
  { categories }: RecordContext,
  { count, image }: Counted,
) {
  const parent = category.level > 2 ? categories.get(category.parentId) : undefined;
  return {
    objectID: String(category.id),
    name: category.name,
    path: parent ? `${parent.name} / ${category.name}` : category.name,
    level: category.level - 1,
    parent_id: String(category.parentId),
    url: `/${category.urlPath}`,
    url_key: category.urlKey,
    url_path: category.urlPath,
    include_in_menu: Number(category.includeInMenu),
    product_count: count,
    image_url: category.image ?? image,
    description: category.description,
  };
}
