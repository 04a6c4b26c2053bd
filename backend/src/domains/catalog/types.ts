export type RewriteEntityType = 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE';

export type ProductTypeId = 'simple' | 'virtual' | 'configurable';

/** A list if an import has several values, such as the colors of a configurable product. */
export type AttributeValue = string | number | readonly string[];

/** The shop's attributes and those of an import, by code; without empty values. */
export type ProductAttributes = Readonly<Record<string, AttributeValue>>;

/** An image of a product; `file` is Magento's path, such as '/f/l/flap-black-q.webp'. */
export type GalleryEntry = { readonly file: string; readonly label: string };

export type CatalogProduct = {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly typeId: ProductTypeId;
  /** In dollars, as are `specialPrice` and `msrp`. */
  readonly price: number;
  readonly specialPrice: number | null;
  readonly msrp: number | null;
  /** Units in stock: 1 or 0 for unique items, more for an imported stock item. */
  readonly qty: number;
  readonly enabled: boolean;
  /** False for variants of a configurable product, which are not listed individually. */
  readonly visible: boolean;
  /** The configurable product of which this one is a variant. */
  readonly parentId: number | null;
  /** The codes of the attributes by which a configurable product's variants differ, such as 'size'; otherwise empty. */
  readonly variantCodes: readonly string[];
  readonly urlKey: string;
  /** Magento's path of the main image, such as '/f/l/flap-black-q.webp'. */
  readonly image: string;
  readonly gallery: readonly GalleryEntry[];
  readonly taxClass: string;
  /** In pounds, Magento's default unit; null for a virtual product. */
  readonly weight: number | null;
  /** Seconds since 1970, as is `updatedAt`. */
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly attributes: ProductAttributes;
  readonly categoryIds: readonly number[];
};

export type CatalogCategory = {
  readonly id: number;
  readonly parentId: number;
  /** 0 for the root, 1 for the default category, 2 for a top category, 3 for its subcategories. */
  readonly level: number;
  readonly position: number;
  readonly name: string;
  readonly urlKey: string | null;
  /** Such as 'handbags/shoulder-bags'; null for the two roots. */
  readonly urlPath: string | null;
  readonly includeInMenu: boolean;
  readonly image: string | null;
  readonly description: string | null;
};

export type UrlRewrite = {
  readonly requestPath: string;
  /** 'catalog/product/view/id/1', or the redirect target if `redirectCode` is not 0. */
  readonly targetPath: string;
  /** 0, 301 or 302. */
  readonly redirectCode: number;
  readonly entityType: RewriteEntityType;
  readonly entityId: number;
};
