import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { insertRow } from '../../db/rows.ts';
import { libraryBlocks, libraryPages } from './library.ts';
import type { CmsBlock, CmsPage } from './types.ts';

const CLEAR = [
  'DELETE FROM cms_page',
  'DELETE FROM cms_block',
  "DELETE FROM url_rewrite WHERE entity_type = 'CMS_PAGE'",
];

// A page's path takes precedence over a designer's with the same name.
const INSERT_REWRITE = `INSERT OR REPLACE INTO url_rewrite
  (request_path, target_path, redirect_code, entity_type, entity_id)
  VALUES (?, ?, 0, 'CMS_PAGE', ?)`;

const GET_DIGEST = "SELECT value FROM content_state WHERE key = 'digest'";
const PUT_DIGEST = "INSERT OR REPLACE INTO content_state (key, value) VALUES ('digest', ?)";

type Content = { readonly pages: readonly CmsPage[]; readonly blocks: readonly CmsBlock[] };

function insertPages(db: DatabaseSync, pages: readonly CmsPage[]): void {
  const rewrite = db.prepare(INSERT_REWRITE);
  for (const page of pages) {
    insertRow(db, 'cms_page', page);
    rewrite.run(page.identifier, `cms/page/view/page_id/${page.id}`, page.id);
  }
}

/**
 * Writes the pages, blocks and paths of this release unless they exist.
 * The caller opens the transaction. Returns whether anything was written.
 */
export function seedContent(
  db: DatabaseSync,
  content: Content = { pages: libraryPages(), blocks: libraryBlocks() },
): boolean {
  const digest = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  if (db.prepare(GET_DIGEST).get()?.value === digest) return false;
  for (const statement of CLEAR) db.exec(statement);
  insertPages(db, content.pages);
  for (const block of content.blocks) insertRow(db, 'cms_block', block);
  db.prepare(PUT_DIGEST).run(digest);
  return true;
}
