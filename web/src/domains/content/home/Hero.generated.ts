/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type Hero_ProductFragment = { sku: string, name: string, path: string, image: { url: string, alt: string } | null };

