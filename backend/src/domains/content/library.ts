import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import library from '../../../data/content.json' with { type: 'json' };
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
