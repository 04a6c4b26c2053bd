import type { DatabaseSync } from 'node:sqlite';
import { MagentoError } from '../../shared/webapi/errors.ts';
import type { Route } from '../../shared/webapi/route.ts';
import { type Column, searchRoute } from '../../shared/webapi/search-query.ts';
import { createBlockReader, createPageReader } from './repository.ts';
import type { CmsBlock, CmsPage } from './types.ts';

/** Pages and blocks do not store timestamps. */
const MADE_AT = '2026-01-01 00:00:00';

const sharedColumns: readonly (readonly [string, Column])[] = [
  ['identifier', { kind: 'text', sql: 'identifier' }],
  ['title', { kind: 'text', sql: 'title' }],
  ['is_active', { kind: 'number', sql: 'is_active' }],
  // All of them belong to all store views.
  ['store_id', { kind: 'number', sql: '(0)' }],
  ['update_time', { kind: 'moment', sql: `('${MADE_AT}')` }],
];
const pageColumns = new Map([
  ['page_id', { kind: 'number', sql: 'id' } as const],
  ...sharedColumns,
]);
const blockColumns = new Map([
  ['block_id', { kind: 'number', sql: 'id' } as const],
  ...sharedColumns,
]);

function unknownColumn({ field }: { readonly field: string }) {
  return new MagentoError(`Content has no field "${field}" to search by.`);
}

function toPageView(page: CmsPage) {
  return {
    id: page.id,
    identifier: page.identifier,
    title: page.title,
    page_layout: page.pageLayout,
    meta_title: page.metaTitle,
    meta_keywords: page.metaKeywords,
    meta_description: page.metaDescription,
    content_heading: page.contentHeading,
    content: page.content,
    creation_time: MADE_AT,
    update_time: MADE_AT,
    sort_order: '0',
    active: page.isActive,
  };
}

function toBlockView(block: CmsBlock) {
  return {
    id: block.id,
    identifier: block.identifier,
    title: block.title,
    content: block.content,
    creation_time: MADE_AT,
    update_time: MADE_AT,
    active: block.isActive,
  };
}

/** Content for administrators, with unresolved directives. Magento: /V1/cmsPage, /V1/cmsBlock. */
export function adminContentRoutes(db: DatabaseSync): Route[] {
  const shared = { id: 'id', rejection: unknownColumn };
  return [
    searchRoute({
      path: '/cmsPage/search',
      access: 'Magento_Cms::page',
      reader: createPageReader(db),
      columns: pageColumns,
      ...shared,
      toViews: (pages) => pages.map(toPageView),
    }),
    searchRoute({
      path: '/cmsBlock/search',
      access: 'Magento_Cms::block',
      reader: createBlockReader(db),
      columns: blockColumns,
      ...shared,
      toViews: (blocks) => blocks.map(toBlockView),
    }),
  ];
}
