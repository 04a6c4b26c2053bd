import { moment } from '../../shared/moment.ts';
import { amount, uid } from '../content/store.ts';
import { discountPercentage, finalPrice, isSalable } from './rules.ts';
import type { CatalogCategory, CatalogProduct } from './types.ts';

export interface ProductSources {
  readonly categories: ReadonlyMap<number, CatalogCategory>;
  /** Base URL of images and pages, without a trailing slash. */
  readonly commerceUrl: string;
}

function toPath(category: CatalogCategory, { categories }: ProductSources): string {
  const parent = categories.get(category.parentId);
  return parent
    ? `${toPath(parent, { categories, commerceUrl: '' })}/${category.id}`
    : String(category.id);
}

/** A category in Magento's GraphQL format. */
export const categoryView = (category: CatalogCategory, sources: ProductSources) => ({
  __typename: 'CategoryTree',
  id: category.id,
  uid: uid(category.id),
  name: category.name,
  level: category.level,
  path: toPath(category, sources),
  url_key: category.urlKey,
  url_path: category.urlPath,
  position: category.position,
  description: category.description,
  redirect_code: 0,
  type: 'CATEGORY',
});

function toPictures(product: CatalogProduct, { commerceUrl }: ProductSources) {
  const one = (file: string, label: string, position: number) => ({
    __typename: 'ProductImage',
    url: `${commerceUrl}/media/catalog/product${file}`,
    label,
    position,
    disabled: false,
  });
  const entries = product.gallery.map(({ file, label }, index) => ({
    id: index + 1,
    uid: uid(index + 1),
    media_type: 'image',
    label,
    position: index + 1,
    disabled: false,
    types: index === 0 ? ['image', 'small_image', 'thumbnail'] : [],
    file,
  }));
  const main = one(product.image, product.gallery[0]?.label || product.name, 1);
  return {
    image: main,
    small_image: main,
    thumbnail: main,
    media_gallery_entries: entries,
    media_gallery: product.gallery.map(({ file, label }, index) => one(file, label, index + 1)),
  };
}

function toPrices(product: CatalogProduct) {
  const final = finalPrice(product);
  const regular = amount(product.price);
  const now = amount(final);
  const discount = {
    percent_off: discountPercentage(final, product.price),
    amount_off: Math.round((product.price - final) * 100) / 100,
  };
  const price = { regular_price: regular, final_price: now, discount };
  return {
    special_price: product.specialPrice,
    price: {
      minimalPrice: { amount: now },
      maximalPrice: { amount: now },
      regularPrice: { amount: regular },
    },
    price_range: { minimum_price: price, maximum_price: price },
  };
}

const toLabel = (value: unknown): string | null => {
  if (value === undefined) return null;
  return Array.isArray(value) ? value.join(', ') : String(value);
};

function toAttributes({ attributes }: CatalogProduct) {
  const year = Number(attributes.production_year);
  return {
    condition: toLabel(attributes.condition_label ?? attributes.condition),
    material_type: toLabel(attributes.material_type),
    production_year: Number.isInteger(year) ? year : null,
    description: { html: toLabel(attributes.description) ?? '' },
    short_description: { html: toLabel(attributes.short_description) ?? '' },
    meta_title: toLabel(attributes.meta_title),
    meta_keyword: toLabel(attributes.meta_keyword),
    meta_description: toLabel(attributes.meta_description),
  };
}

const typeNames = {
  simple: 'SimpleProduct',
  virtual: 'VirtualProduct',
  configurable: 'ConfigurableProduct',
} as const;

/** A product in Magento's GraphQL format, with the shop's attributes. Prices are in dollars. */
export function productView(product: CatalogProduct, sources: ProductSources) {
  const categories = product.categoryIds.flatMap((id) => sources.categories.get(id) ?? []);
  const designer = categories.find(({ urlPath }) => urlPath?.startsWith('designers/'));
  const page = `${product.urlKey}.html`;
  return {
    __typename: typeNames[product.typeId],
    id: product.id,
    uid: uid(product.id),
    name: product.name,
    sku: product.sku,
    type_id: product.typeId,
    created_at: moment(product.createdAt * 1000),
    ...toPictures(product, sources),
    ...toPrices(product),
    ...toAttributes(product),
    manufacturer: designer?.id ?? null,
    categories: categories.map((category) => categoryView(category, sources)),
    canonical_url: page,
    url_key: product.urlKey,
    url_suffix: '.html',
    url_path: null,
    url_rewrites: [{ url: page, parameters: [{ name: 'id', value: String(product.id) }] }],
    stock_status: isSalable(product) ? 'IN_STOCK' : 'OUT_OF_STOCK',
    // Only set below the store's threshold, which is 0.
    only_x_left_in_stock: null,
    weight: product.weight,
    relative_url: page,
    redirect_code: 0,
    type: 'PRODUCT',
  };
}
