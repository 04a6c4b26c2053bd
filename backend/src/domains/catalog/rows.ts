import type {
  CatalogCategory,
  CatalogProduct,
  GalleryEntry,
  ProductAttributes,
  ProductTypeId,
  RewriteEntityType,
  UrlRewrite,
} from './types.ts';

type Row = Record<string, unknown>;

const dollars = (cents: unknown): number => Number(cents) / 100;

const orNull = <T>(value: unknown, map: (value: unknown) => T): T | null =>
  value === null || value === undefined ? null : map(value);

/** Converts a row of catalog_product, with `category_ids` as a comma-separated list. */
export function productFromRow(row: Row): CatalogProduct {
  return {
    id: Number(row.id),
    sku: String(row.sku),
    name: String(row.name),
    typeId: String(row.type_id) as ProductTypeId,
    price: dollars(row.price_cents),
    specialPrice: orNull(row.special_price_cents, dollars),
    msrp: orNull(row.msrp_cents, dollars),
    qty: Number(row.qty),
    enabled: row.enabled === 1,
    visible: row.visible === 1,
    parentId: orNull(row.parent_id, Number),
    urlKey: String(row.url_key),
    image: String(row.image),
    gallery: JSON.parse(String(row.gallery)) as GalleryEntry[],
    taxClass: String(row.tax_class),
    weight: orNull(row.weight, Number),
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
    attributes: JSON.parse(String(row.attributes)) as ProductAttributes,
    categoryIds: orNull(row.category_ids, String)?.split(',').map(Number) ?? [],
  };
}

/** Converts a row of catalog_category. */
export function categoryFromRow(row: Row): CatalogCategory {
  return {
    id: Number(row.id),
    parentId: Number(row.parent_id),
    level: Number(row.level),
    position: Number(row.position),
    name: String(row.name),
    urlKey: orNull(row.url_key, String),
    urlPath: orNull(row.url_path, String),
    includeInMenu: row.include_in_menu === 1,
    image: orNull(row.image, String),
    description: orNull(row.description, String),
  };
}

/** Converts a row of url_rewrite. */
export function rewriteFromRow(row: Row): UrlRewrite {
  return {
    requestPath: String(row.request_path),
    targetPath: String(row.target_path),
    redirectCode: Number(row.redirect_code),
    entityType: String(row.entity_type) as RewriteEntityType,
    entityId: Number(row.entity_id),
  };
}
