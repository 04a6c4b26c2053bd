import type { DatabaseSync } from 'node:sqlite';
import { createReader } from '../../db/rows.ts';
import type { CmsBlock, CmsPage } from './types.ts';

const DIRECTIVE = /\{\{media url=(?:"|&quot;)?([\w./-]+)(?:"|&quot;)?\}\}/g;

/** Resolves `{{media url="…"}}` to a URL, as Magento does. `mediaUrl` ends with a slash. */
export const withMedia = (html: string, mediaUrl: string): string =>
  html.replace(DIRECTIVE, (_match, path: string) => mediaUrl + path.replace(/^\/+/, ''));

export type ContentRepository = ReturnType<typeof createContentRepository>;

export const createPageReader = (db: DatabaseSync) =>
  createReader<CmsPage>(db, 'cms_page', { flags: ['isActive'] });
export const createBlockReader = (db: DatabaseSync) =>
  createReader<CmsBlock>(db, 'cms_block', { flags: ['isActive'] });

/** Reads the currently committed pages and blocks. */
export function createContentRepository(db: DatabaseSync) {
  const pages = createPageReader(db);
  const blocks = createBlockReader(db);
  return {
    /** Includes inactive pages. */
    pageById: (id: number) => pages.find({ id }),
    pageByIdentifier: (identifier: string): CmsPage | undefined =>
      pages.query('WHERE identifier = ? COLLATE NOCASE', identifier)[0],
    /** The active block with this identifier or number. */
    block: (identifier: string): CmsBlock | undefined =>
      blocks.query(
        'WHERE (identifier = ?1 COLLATE NOCASE OR CAST(id AS TEXT) = ?1) AND is_active = 1',
        identifier,
      )[0],
    /** Active pages by number. */
    pages: () => pages.list({ isActive: true }, 'id'),
    /** Active blocks by number. */
    blocks: () => blocks.list({ isActive: true }, 'id'),
  };
}
