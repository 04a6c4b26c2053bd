import type { SearchRecord } from '../../sources/search/types.ts';

/** A price as the products index may hold it, in dollars (see docs/search-records.md). */
export type RecordPrice =
  | number
  | {
      readonly USD: {
        readonly default: number;
        /** The price before a reduction, as text such as "$1,250.00"; left out when `default` is not reduced. */
        readonly default_original_formated?: string;
      };
    }
  | { readonly regularPrice: { readonly amount: { readonly value: number } } };

/** One picture of a record. */
export interface RecordImage {
  readonly file: string;
  readonly position?: number;
  readonly label?: string | null;
}

/** A record of the products index. Attributes that do not apply are left out. */
export type ProductRecord = SearchRecord & {
  readonly id?: number | string;
  readonly sku: string;
  readonly name: string;
  readonly manufacturer?: string | null;
  readonly model?: string | null;
  readonly type_id?: string;
  readonly url_key?: string;
  readonly url_path?: string;
  readonly categories?: { readonly level0?: readonly string[] };
  readonly categoryIds?: readonly (string | number)[];
  readonly subcategory?: readonly string[] | string | null;
  readonly media_gallery_entries?: readonly RecordImage[];
  readonly gallery?: readonly string[];
  readonly extension_attributes?: { readonly image_url?: string | null };
  readonly stock_qty?: number;
  readonly salable_qty?: number;
  readonly price?: RecordPrice | null;
  /** Dollars; counts when it is below the price. */
  readonly special_price?: number | string | null;
  readonly msrp?: number | null;
  /** Seconds since 1970. */
  readonly created_at?: number | string;
};

/** A record of the categories index. */
export type CategoryRecord = SearchRecord & {
  readonly name: string;
  readonly path?: string;
  readonly level?: number;
  readonly url_path?: string;
  readonly url?: string;
  readonly product_count?: number;
  readonly description?: string | null;
};

/** A record of the product_attributes index. */
export type AttributeRecord = SearchRecord & {
  readonly attribute_code: string;
  readonly frontend_label: string;
  readonly position?: number;
};
