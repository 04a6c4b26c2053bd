/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type Logo_StoreConfigFragment = { headerLogoSrc: string | null, logoAlt: string | null, logoWidth: number | null, logoHeight: number | null };

