/** Internal type. DO NOT USE DIRECTLY. */
import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type MegaMenu_MenuFragment = { items: Array<{ id: string, name: string, link: string | null, isGroup: boolean, sidebarHtml: string | null, children: Array<{ id: string, name: string, link: string | null, isGroup: boolean, children: Array<{ id: string, name: string, link: string | null, isGroup: boolean }> }> }> };

