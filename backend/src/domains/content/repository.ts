import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper } from '../../db/rows.ts';
import type { CmsBlock, CmsPage } from './types.ts';

const DIRECTIVE = /\{\{media url=(?:"|&quot;)?([\w./-]+)(?:"|&quot;)?\}\}/g;

/** Resolves `{{media url="…"}}` to a URL, as Magento does. `mediaUrl` ends with a slash. */
export const withMedia = (html: string, mediaUrl: string): string =>
  html.replace(DIRECTIVE, (_match, path: string) => mediaUrl + path.replace(/^\/+/, ''));

export type ContentRepository = ReturnType<typeof createContentRepository>;

export const pageFromRow = createRowMapper<CmsPage>({ flags: ['isActive'] });
export const blockFromRow = createRowMapper<CmsBlock>({ flags: ['isActive'] });

/** Reads the currently committed pages and blocks. */
export function createContentRepository(db: DatabaseSync) {
  const byId = db.prepare('SELECT * FROM cms_page WHERE id = ?');
  const byIdentifier = db.prepare('SELECT * FROM cms_page WHERE identifier = ? COLLATE NOCASE');
  const block = db.prepare(
    `SELECT * FROM cms_block WHERE (identifier = ?1 COLLATE NOCASE OR CAST(id AS TEXT) = ?1)
     AND is_active = 1`,
  );
  const pages = db.prepare('SELECT * FROM cms_page WHERE is_active = 1 ORDER BY id');
  const blocks = db.prepare('SELECT * FROM cms_block WHERE is_active = 1 ORDER BY id');
  return {
    /** Includes inactive pages. */
    pageById: (id: number) => pageFromRow(byId.get(id)),
    pageByIdentifier: (identifier: string) => pageFromRow(byIdentifier.get(identifier)),
    /** The active block with this identifier or number. */
    block: (identifier: string): CmsBlock | undefined => blockFromRow(block.get(identifier)),
    /** Active pages by number. */
    pages: () => pages.all().map(pageFromRow),
    /** Active blocks by number. */
    blocks: () => blocks.all().map(blockFromRow),
  };
}
