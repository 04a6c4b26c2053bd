/** What a product or a category page is, as Magento's urlResolver names it. */
export type RewriteEntityType = 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE';

export type ProductTypeId = 'simple' | 'virtual' | 'configurable';

/** A list where an import has several values, as the colours of a configurable product. */
export type AttributeValue = string | number | readonly string[];

/** The shop's attributes by code, and those that an import brought; none is empty. */
export type ProductAttributes = Readonly<Record<string, AttributeValue>>;

/** One picture of a product; `file` is Magento's path, as '/f/l/flap-black-q.webp'. */
export type GalleryEntry = { readonly file: string; readonly label: string };

export type CatalogProduct = {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly typeId: ProductTypeId;
  /** Dollars, as are `specialPrice` and `msrp`. */
  readonly price: number;
  readonly specialPrice: number | null;
  readonly msrp: number | null;
  /** What is left to sell: 1 or 0 for one-of-a-kind goods, more for an imported stock item. */
  readonly qty: number;
  readonly enabled: boolean;
  /** False for the variants of a configurable product, which no listing shows on their own. */
  readonly visible: boolean;
  /** The configurable product that this one is a variant of. */
  readonly parentId: number | null;
  readonly urlKey: string;
  /** Magento's path of the main picture, as '/f/l/flap-black-q.webp'. */
  readonly image: string;
  readonly gallery: readonly GalleryEntry[];
  readonly taxClass: string;
  /** Pounds, as Magento's default unit; null for a virtual product. */
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
  /** 0 the root, 1 the default category, 2 a top category, 3 what stands under it. */
  readonly level: number;
  readonly position: number;
  readonly name: string;
  readonly urlKey: string | null;
  /** As 'handbags/shoulder-bags'; null for the two roots. */
  readonly urlPath: string | null;
  readonly includeInMenu: boolean;
  readonly image: string | null;
  readonly description: string | null;
};

export type UrlRewrite = {
  readonly requestPath: string;
  /** 'catalog/product/view/id/1', or the path to go to when `redirectCode` is not 0. */
  readonly targetPath: string;
  /** 0, 301 or 302. */
  readonly redirectCode: number;
  readonly entityType: RewriteEntityType;
  readonly entityId: number;
};
