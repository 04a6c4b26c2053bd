/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type DesignerStrip_CategoryFragment = { id: string, name: string, path: string, productCount: number };

