/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type CategoryStrip_CategoryFragment = { id: string, name: string, path: string, level: number, productCount: number };

