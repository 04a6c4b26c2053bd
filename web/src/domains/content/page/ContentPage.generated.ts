/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type ContentPage_PageFragment = { identifier: string | null, urlKey: string | null, title: string | null, content: string | null, contentHeading: string | null, pageLayout: string | null, metaTitle: string | null, metaDescription: string | null, metaKeywords: string | null };

