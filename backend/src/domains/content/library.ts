import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BLOCKS, PAGES } from './library-index.ts';
import type { CmsBlock, CmsPage } from './types.ts';

const read = (folder: string, name: string): string =>
  readFileSync(join(import.meta.dirname, folder, `${name}.html`), 'utf8').trim();

/** The pages that this release brings, numbered from 1; the home page is number 2, as in Magento. */
export function libraryPages(): CmsPage[] {
  return PAGES.map((page, index) => ({
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

/** The blocks that this release brings, numbered from 1. */
export function libraryBlocks(): CmsBlock[] {
  return BLOCKS.map(({ identifier, title, header }, index) => ({
    id: index + 1,
    identifier,
    title,
    content: read('blocks', identifier),
    headerContent: header ?? null,
    isActive: true,
  }));
}
