import { decodeHTMLStrict } from 'entities';
import { getText, type RestProduct, toTime } from './magento-data.ts';
import type { ProductData } from './records/product-record.ts';
import { descriptionHtml } from './records/settings.ts';
import type { Shop } from './shop.ts';

/** The price of one SKU, and whether Magento sells it. */
export interface Offer {
  /** Dollars, as is `special`. */
  readonly price: number;
  readonly special: number | null;
  readonly isSalable: boolean;
  /** In stock; omitted if unknown. */
  readonly qty?: number;
}

const TYPES = new Set(['simple', 'virtual', 'configurable']);

/** Magento's REST lists the products of every website. */
export function isOfWebsite(
  { extension_attributes }: Pick<RestProduct, 'extension_attributes'>,
  { websiteId }: Pick<Shop, 'websiteId'>,
): boolean {
  return extension_attributes?.website_ids?.includes(websiteId) ?? true;
}

/** Visible in the lists or the search of the shop's website. */
export function isVisible(
  product: Pick<RestProduct, 'visibility' | 'extension_attributes'>,
  shop: Pick<Shop, 'websiteId'>,
): boolean {
  return product.visibility > 1 && isOfWebsite(product, shop);
}

interface DatedPrice {
  readonly price: number;
  readonly from: string | null;
  readonly to: string | null;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The store's date and time, in the format of its dates. */
export function toStoreTime(now: number, timeZone: string): string {
  const format = { timeZone, dateStyle: 'short', timeStyle: 'medium' } as const;
  return new Intl.DateTimeFormat('sv-SE', format).format(now);
}

/**
 * The special price at `storeTime`. Its dates are in the store's time zone. As in Magento (isScopeDateInInterval), it
 * ends a day after `to`, which is usually the midnight before its last day.
 */
export function specialPriceAt({ price, from, to }: DatedPrice, storeTime: string): number | null {
  const time = toTime(storeTime);
  if (!Number.isFinite(price) || price <= 0) return null;
  if (from && toTime(from) > time) return null;
  if (to && toTime(to) + DAY_MS < time) return null;
  return price;
}

/** The price of a listed product by its own attributes. */
export function toOffer(product: RestProduct, isSalable: boolean, storeTime: string): Offer {
  const special = {
    price: Number(getText(product, 'special_price')),
    from: getText(product, 'special_from_date'),
    to: getText(product, 'special_to_date'),
  };
  return { price: product.price ?? 0, special: specialPriceAt(special, storeTime), isSalable };
}

function finalPrice({ price, special }: Pick<Offer, 'price' | 'special'>): number {
  return Math.min(price, special ?? price);
}

/** What a guest pays for one, and the price without reductions; with taxes if the shop shows them. */
export interface GuestPrice {
  readonly regular: number;
  readonly final: number;
}

const CENT = 0.01;

/**
 * The price by a catalog price rule, if it is below the others; Magento computes up to four decimals. Null as well if
 * Magento's prices contain taxes: records do not.
 */
export function toRulePrice(
  own: Pick<Offer, 'price' | 'special'>,
  found: GuestPrice | undefined,
): number | null {
  if (found === undefined || !(Math.abs(found.regular - own.price) < CENT)) return null;
  const final = Math.round(found.final * 100) / 100;
  return final < finalPrice(own) ? final : null;
}

/** A configurable product has the price of its cheapest variant for sale. */
export function cheapestOffer(offers: readonly Offer[]): Offer | undefined {
  const available = offers.filter(({ isSalable }) => isSalable);
  return (available.length > 0 ? available : offers).toSorted(
    (a, b) => finalPrice(a) - finalPrice(b),
  )[0];
}

/** The reason why this shop cannot sell a product; undefined if it can. */
export function getRejection(product: RestProduct): string | undefined {
  if (!TYPES.has(product.type_id))
    return `the shop does not sell products of type ${product.type_id}`;
  if (product.type_id === 'simple' && getText(product, 'required_options') === '1') {
    return 'it has required custom options, which the shop does not offer';
  }
  if (getText(product, 'url_key') === null) return 'it has no URL key';
  return product.name ? undefined : 'it has no name';
}

function toAttributes(
  product: RestProduct,
  { labels, published }: Shop,
): ProductData['attributes'] {
  return Object.fromEntries(
    (product.custom_attributes ?? []).flatMap(({ attribute_code: code, value }) => {
      const options = published.has(code) ? labels.get(code) : undefined;
      if (options === undefined || typeof value !== 'string' || value === '') return [];
      if (options === 'text') return [[code, value] as const];
      const texts = value.split(',').flatMap((id) => options.get(id) ?? []);
      const [only, ...others] = texts;
      if (only === undefined) return [];
      return [[code, others.length > 0 ? texts : only] as const];
    }),
  );
}

/** The shop's categories that a product is directly assigned to. */
export function getAssignedCategories(product: RestProduct, { categories }: Shop): number[] {
  const links = product.extension_attributes?.category_links ?? [];
  return links.map(({ category_id }) => Number(category_id)).filter((id) => categories.has(id));
}

/** Assigned categories and those above them, whose pages show the products of their subcategories. */
function toCategoryIds(product: RestProduct, shop: Shop): number[] {
  const { categories } = shop;
  const assigned = getAssignedCategories(product, shop);
  const above = assigned.flatMap((id) => {
    const parents: number[] = [];
    let parent = categories.get(categories.get(id)?.parentId ?? 0);
    while (parent !== undefined && parent.level > 1) {
      parents.push(parent.id);
      parent = categories.get(parent.parentId);
    }
    return parents;
  });
  return [...new Set([...assigned, ...above])];
}

/** A product that can be added to a cart, with its offer. */
export interface Part {
  readonly product: RestProduct;
  readonly offer: Offer;
}

/** The choices between the variants of a configurable product and the variants in the order of Magento's options. */
function toVariants(product: RestProduct, parts: readonly Part[], shop: Shop) {
  const choices = (product.extension_attributes?.configurable_product_options ?? [])
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ attribute_id }) => {
      const attribute = shop.attributesById.get(Number(attribute_id));
      const labels = attribute && shop.labels.get(attribute.code);
      return attribute && labels instanceof Map ? [{ ...attribute, labels }] : [];
    });
  const order = ({ product: variant }: Part): number[] =>
    choices.map(({ code, labels }) => [...labels.keys()].indexOf(getText(variant, code) ?? ''));
  const variants = parts
    .map((part) => ({ part, order: order(part) }))
    .toSorted((a, b) => compare(a.order, b.order))
    .map(({ part: { product: variant, offer } }) => ({
      sku: variant.sku,
      values: choices.map(({ code, labels }) => labels.get(getText(variant, code) ?? '') ?? ''),
      price: finalPrice(offer),
      isSalable: offer.isSalable,
    }))
    // One whose option was deleted cannot be chosen.
    .filter(({ values }) => !values.includes(''));
  return { choices, variants };
}

/** Compares lists of the same length by their first different numbers. */
function compare(a: readonly number[], b: readonly number[]): number {
  const index = a.findIndex((value, at) => value !== b[at]);
  return (a[index] ?? 0) - (b[index] ?? 0);
}

/** What a shopper can filter a configurable product by: the values of its variants for sale. */
function toVariantAttributes(
  { choices, variants }: ReturnType<typeof toVariants>,
  { published }: Shop,
): ProductData['attributes'] {
  const available = variants.filter(({ isSalable }) => isSalable);
  return Object.fromEntries(
    choices
      .map(({ code }, index) => [code, available.map(({ values }) => values[index] ?? '')] as const)
      .filter(([code]) => published.has(code))
      .map(([code, values]) => [code, [...new Set(values)]]),
  );
}

/**
 * Converts a product of Magento's REST to the data of its record. `parts` are the variants of a configurable product
 * and otherwise empty. Requires that `getRejection` returns undefined.
 */
export function toProduct(
  product: RestProduct,
  offer: Offer,
  shop: Shop,
  parts: readonly Part[] = [],
): ProductData {
  const variants = toVariants(product, parts, shop);
  const attributes = { ...toAttributes(product, shop), ...toVariantAttributes(variants, shop) };
  const gallery = (product.media_gallery_entries ?? [])
    .filter(({ media_type, disabled }) => media_type === 'image' && !disabled)
    .toSorted((a, b) => a.position - b.position)
    .map(({ file, label }) => ({ file, label: label ?? '' }));
  const msrp = Number(getText(product, 'msrp'));
  const image = getText(product, 'image') ?? 'no_selection';
  return {
    id: product.id,
    sku: product.sku,
    name: decodeHTMLStrict(product.name),
    typeId: product.type_id,
    price: offer.price,
    specialPrice: offer.special,
    msrp: msrp > 0 ? msrp : null,
    qty: offer.isSalable ? Math.max(1, offer.qty ?? 1) : 0,
    urlKey: String(getText(product, 'url_key')),
    image: image === 'no_selection' ? (gallery[0]?.file ?? '') : image,
    gallery,
    createdAt: Math.floor(toTime(product.created_at) / 1000),
    attributes,
    moreDetails: shop.moreDetails.flatMap(({ code, label }) => {
      const value = attributes[code];
      return value === undefined ? [] : [{ code, label, value: [value].flat().join(', ') }];
    }),
    categoryIds: toCategoryIds(product, shop),
    variantOptions: variants.choices.map(({ label }) => label),
    variants: variants.variants,
    description: descriptionHtml(getText(product, 'description') ?? '', shop.mediaUrl),
  };
}
