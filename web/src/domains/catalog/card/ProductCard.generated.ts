/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** Whether a product can be bought. */
export type ProductAvailability =
  /** On sale: one piece, first come, first served. */
  | 'AVAILABLE'
  /** Sold recently; its price is no longer shown. */
  | 'RECENTLY_SOLD';

export type ProductCard_ProductFragment = { sku: string, id: string, name: string, designer: string | null, path: string, availability: ProductAvailability, size: string | null, shoeSize: string | null, price: { discountPercent: number | null, current: { amount: string }, former: { amount: string } | null, msrp: { amount: string } | null } | null, condition: { label: string } | null, images: Array<{ url: string }> };

