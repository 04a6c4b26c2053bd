/** The fields of Magento's REST that the indexer reads. */

/** Milliseconds of a timestamp: 'YYYY-MM-DD hh:mm:ss' in UTC. */
export function toTime(timestamp: string): number {
  return Date.parse(`${timestamp.replace(' ', 'T')}Z`);
}

interface WithAttributes {
  readonly custom_attributes?: readonly {
    readonly attribute_code: string;
    /** A list for category_ids, otherwise a text. */
    readonly value: string | readonly string[];
  }[];
}

/** The text of an attribute; null if it is missing, empty or a list. */
export function getText({ custom_attributes = [] }: WithAttributes, code: string): string | null {
  const value = custom_attributes.find(({ attribute_code }) => attribute_code === code)?.value;
  return typeof value === 'string' && value !== '' ? value : null;
}

export interface RestProduct extends WithAttributes {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly price?: number;
  readonly status: number;
  readonly visibility: number;
  readonly type_id: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly extension_attributes?: {
    readonly website_ids?: readonly number[];
    readonly category_links?: readonly { readonly category_id: string }[];
    /** The ids of a configurable product's variants. */
    readonly configurable_product_links?: readonly number[];
    /** The attributes by which the variants differ. */
    readonly configurable_product_options?: readonly {
      readonly attribute_id: string;
      readonly position: number;
    }[];
  };
  readonly media_gallery_entries?: readonly {
    readonly media_type: string;
    readonly label: string | null;
    readonly position: number;
    readonly disabled: boolean;
    readonly file: string;
  }[];
}

export interface RestAttribute {
  readonly attribute_id: number;
  readonly attribute_code: string;
  readonly frontend_input: string;
  readonly is_filterable: boolean;
  readonly is_visible_on_front: '0' | '1';
  readonly options?: readonly { readonly label: string; readonly value: string }[];
  readonly default_frontend_label?: string;
  /** Those that differ by store view. */
  readonly frontend_labels?: readonly { readonly store_id: number; readonly label: string }[];
  readonly position?: number;
}

export interface RestCategory extends WithAttributes {
  readonly id: number;
  readonly parent_id: number;
  readonly name: string;
  /** Missing in the root of all categories. */
  readonly is_active?: boolean;
  readonly position: number;
  readonly level: number;
  /** As '1/2/3'. */
  readonly path: string;
  readonly include_in_menu: boolean;
}

export interface RestContent {
  readonly id: number;
  readonly identifier: string;
  readonly title: string;
  readonly content?: string;
  readonly active: boolean;
}

export interface RestSourceItem {
  readonly sku: string;
  readonly source_code: string;
  readonly quantity: number;
  readonly status: number;
}

export interface RestSalable {
  readonly sku: string;
  readonly salable: boolean;
}

export interface RestPrice {
  readonly sku: string;
  /** 0 for all store views. */
  readonly store_id: number;
  readonly price: number;
  /** As in RestProduct's special price. */
  readonly price_from?: string | null;
  readonly price_to?: string | null;
}

export interface RestOrder {
  readonly updated_at: string;
  readonly items: readonly { readonly sku: string }[];
}
