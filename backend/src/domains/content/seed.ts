import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import library from '../../../data/content.json' with { type: 'json' };
import { insertRow } from '../../db/rows.ts';
import type { CmsBlock, CmsPage } from './types.ts';

type PageEntry = {
  readonly identifier: string;
  readonly title: string;
  /** Displayed above the content; the title if omitted. */
  readonly heading?: string;
  readonly description: string;
  readonly keywords: string;
};

type BlockEntry = { readonly identifier: string; readonly title: string; readonly header?: string };

/** In the order of their ids; the HTML is in {pages,blocks}/{identifier}.html. */
const pages: readonly PageEntry[] = library.pages;
const blocks: readonly BlockEntry[] = library.blocks;

const read = (folder: string, name: string): string =>
  readFileSync(join(import.meta.dirname, folder, `${name}.html`), 'utf8').trim();

/** The pages of this release, with ids from 1; the home page has id 2, as in Magento. */
export function libraryPages(): CmsPage[] {
  return pages.map((page, index) => ({
    id: index + 1,
    identifier: page.identifier,
    title: page.title,
    contentHeading: page.heading ?? page.title,
    content: read('pages', page.identifier),
    pageLayout: '1column',
    metaTitle: `${page.title} | Encore`,
    metaDescription: page.description,
    metaKeywords: page.keywords,
    isActive: true,
  }));
}

/** The blocks of this release, with ids from 1. */
export function libraryBlocks(): CmsBlock[] {
  return blocks.map(({ identifier, title, header }, index) => ({
    id: index + 1,
    identifier,
    title,
    content: read('blocks', identifier),
    headerContent: header ?? null,
    isActive: true,
  }));
}

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
