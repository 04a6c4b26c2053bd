/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
/** ISO 4217 currency codes the shop sells in. */
export type CurrencyCode =
  /** US dollar. */
  | 'USD';

export type SearchResult_ProductFragment = { sku: string, name: string, designer: string | null, path: string, price: { current: { amount: string, currency: CurrencyCode } } | null, image: { url: string, alt: string } | null };

export type SearchResult_CategoryFragment = { id: string, name: string, path: string, isDesigner: boolean };

