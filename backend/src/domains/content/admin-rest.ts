import type { DatabaseSync } from 'node:sqlite';
import type { Row } from '../../db/rows.ts';
import { MagentoError } from '../../shared/webapi/errors.ts';
import { type Route, route } from '../../shared/webapi/route.ts';
import {
  readSearchCriteria,
  searchCriteriaType,
  searchCriteriaView,
} from '../../shared/webapi/search-criteria.ts';
import { type Column, listQuery, selectPage } from '../../shared/webapi/search-query.ts';
import { blockFromRow, pageFromRow } from './repository.ts';
import type { CmsBlock, CmsPage } from './types.ts';

/** Pages and blocks do not store timestamps. */
const MADE_AT = '2026-01-01 00:00:00';

const shared: readonly (readonly [string, Column])[] = [
  ['identifier', { kind: 'text', sql: 'identifier' }],
  ['title', { kind: 'text', sql: 'title' }],
  ['is_active', { kind: 'number', sql: 'is_active' }],
  ['update_time', { kind: 'moment', sql: `('${MADE_AT}')` }],
];
const pageColumns = new Map([['page_id', { kind: 'number', sql: 'id' } as const], ...shared]);
const blockColumns = new Map([['block_id', { kind: 'number', sql: 'id' } as const], ...shared]);

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

interface Content {
  readonly path: string;
  readonly access: Route['access'];
  readonly table: string;
  readonly columns: ReadonlyMap<string, Column>;
  readonly toView: (row: Row) => object;
}

function searchRoute(db: DatabaseSync, { path, access, table, columns, toView }: Content): Route {
  return route.get(
    path,
    { access, parameters: { searchCriteria: searchCriteriaType } },
    ({ args }) => {
      const criteria = readSearchCriteria(args.searchCriteria);
      const query = listQuery(criteria, { columns, id: 'id', rejection: unknownColumn });
      const { rows, total } = selectPage(db, { select: '*', from: table }, query);
      return {
        items: rows.map(toView),
        search_criteria: searchCriteriaView(criteria),
        total_count: total,
      };
    },
  );
}

/** Content for administrators, with unresolved directives. Magento: /V1/cmsPage, /V1/cmsBlock. */
export function adminContentRoutes(db: DatabaseSync): Route[] {
  return [
    searchRoute(db, {
      path: '/cmsPage/search',
      access: 'Magento_Cms::page',
      table: 'cms_page',
      columns: pageColumns,
      toView: (row) => toPageView(pageFromRow(row)),
    }),
    searchRoute(db, {
      path: '/cmsBlock/search',
      access: 'Magento_Cms::block',
      table: 'cms_block',
      columns: blockColumns,
      toView: (row) => toBlockView(blockFromRow(row)),
    }),
  ];
}
