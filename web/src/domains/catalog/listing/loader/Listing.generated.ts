/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whether a product can be bought. */
export type ProductAvailability =
  /** On sale: one piece, first come, first served. */
  | 'AVAILABLE'
  /** Sold recently; its price is no longer shown. */
  | 'RECENTLY_SOLD';

/** Orders a product list can have. */
export type ProductSort =
  /** Newest first. */
  | 'CREATED_DESC'
  /** Name from A to Z. The default without a search term. */
  | 'NAME_ASC'
  /** Name from Z to A. */
  | 'NAME_DESC'
  /** Lowest price first. */
  | 'PRICE_ASC'
  /** Highest price first. */
  | 'PRICE_DESC'
  /** Best match first. */
  | 'RELEVANCE';

export type Listing_ResultFragment = { page: number, pageSize: number, pageCount: number, totalCount: number, sort: ProductSort, priceBounds: { min: { amount: string }, max: { amount: string } } | null, facets: Array<{ code: string, label: string, position: number, values: Array<{ value: string, count: number, isApplied: boolean, isDisabled: boolean }> }>, products: Array<{ sku: string, id: string, name: string, designer: string | null, path: string, availability: ProductAvailability, size: string | null, shoeSize: string | null, price: { discountPercent: number | null, current: { amount: string }, former: { amount: string } | null, msrp: { amount: string } | null } | null, condition: { label: string } | null, images: Array<{ url: string }> }> };

export type Listing_CategoryFragment = { id: string, name: string, path: string, isDesigner: boolean, description: string | null, breadcrumbs: Array<{ name: string, path: string }> };

