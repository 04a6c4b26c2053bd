import type { DatabaseSync } from 'node:sqlite';
import type { CmsBlock, CmsPage } from './types.ts';

type Row = Record<string, unknown>;

export type ContentRepository = {
  /** Pages by number, inactive ones too. */
  pageById(id: number): CmsPage | undefined;
  pageByIdentifier(identifier: string): CmsPage | undefined;
  /** The active block of this identifier or number. */
  block(identifier: string): CmsBlock | undefined;
  /** What the search may find: active pages and blocks, by number. */
  pages(): CmsPage[];
  blocks(): CmsBlock[];
};

/** Turns a row of cms_page into a page. */
export const pageFromRow = (row: Row): CmsPage => ({
  id: Number(row.id),
  identifier: String(row.identifier),
  title: String(row.title),
  contentHeading: String(row.content_heading),
  content: String(row.content),
  pageLayout: String(row.page_layout),
  metaTitle: String(row.meta_title),
  metaDescription: String(row.meta_description),
  metaKeywords: String(row.meta_keywords),
  isActive: row.is_active === 1,
});

/** Turns a row of cms_block into a block. */
export const blockFromRow = (row: Row): CmsBlock => ({
  id: Number(row.id),
  identifier: String(row.identifier),
  title: String(row.title),
  content: String(row.content),
  headerContent: row.header_content === null ? null : String(row.header_content),
  isActive: row.is_active === 1,
});

/** Reads pages and blocks of the commerce database as they are at the moment of the call. */
export function createContentRepository(db: DatabaseSync): ContentRepository {
  const byId = db.prepare('SELECT * FROM cms_page WHERE id = ?');
  const byIdentifier = db.prepare('SELECT * FROM cms_page WHERE identifier = ? COLLATE NOCASE');
  const block = db.prepare(
    `SELECT * FROM cms_block WHERE (identifier = ?1 COLLATE NOCASE OR CAST(id AS TEXT) = ?1)
     AND is_active = 1`,
  );
  const pages = db.prepare('SELECT * FROM cms_page WHERE is_active = 1 ORDER BY id');
  const blocks = db.prepare('SELECT * FROM cms_block WHERE is_active = 1 ORDER BY id');
  const page = (row: Row | undefined) => row && pageFromRow(row);
  return {
    pageById: (id) => page(byId.get(id)),
    pageByIdentifier: (identifier) => page(byIdentifier.get(identifier)),
    block: (identifier) => {
      const row = block.get(identifier);
      return row && blockFromRow(row);
    },
    pages: () => pages.all().map(pageFromRow),
    blocks: () => blocks.all().map(blockFromRow),
  };
}
