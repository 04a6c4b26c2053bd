import settings from '../../data/search/settings.json' with { type: 'json' };
import synonyms from '../../data/search/synonyms.json' with { type: 'json' };
import type { CmsBlock, CmsPage } from '../domains/content/types.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** What a reader sees of a piece of HTML, in one line; a heading reads as a sentence of its own. */
export function plainText(html: string): string {
  return html
    .replace(/<(style|script)\b.*?<\/\1>/gis, ' ')
    .replace(/([\p{L}\p{N}])\s*<\/h\d>/giu, '$1. ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d+);/g, (_match, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&([a-z]+);/g, (match, name: string) => ENTITIES[name] ?? match)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Content as the shop shows it: Magento's directives for links and pictures resolved, others left out. */
function withoutDirectives(html: string, mediaUrl: string): string {
  return html
    .replace(
      /\{\{media url=(?:["']|&quot;)?([^"'&}]*)(?:["']|&quot;)?\}\}/g,
      (_match, path: string) => `${mediaUrl}/media/${path.replace(/^\/+/, '')}`,
    )
    .replace(
      /\{\{store (?:direct_)?url=(?:["']|&quot;)?([^"'&}]*)(?:["']|&quot;)?\}\}/g,
      (_match, path: string) => `/${path.replace(/^\/+/, '')}`,
    )
    .replace(/\{\{[^}]*\}\}/g, '');
}

/** Pages that are shown in place of another and are not to be found by their words. */
const UNFOUND = new Set(['no-route', 'enable-cookies']);

/** A content page as the search service keeps it (docs/search-records.md), or none. */
export function pageRecords(
  pages: readonly Pick<CmsPage, 'identifier' | 'title' | 'content'>[],
  mediaUrl: string,
) {
  return pages
    .filter(({ identifier }) => !UNFOUND.has(identifier))
    .map(({ identifier, title, content }) => ({
      objectID: identifier,
      slug: identifier,
      name: title,
      content: plainText(withoutDirectives(content, mediaUrl)),
      url: identifier === 'home' ? '/' : `/${identifier}`,
    }));
}

export function blockRecords(
  blocks: readonly Pick<CmsBlock, 'identifier' | 'title' | 'content'>[],
  mediaUrl: string,
) {
  return blocks.map(({ identifier, title, content }) => ({
    objectID: identifier,
    identifier,
    title,
    content: withoutDirectives(content, mediaUrl),
  }));
}

/** The filterable attributes, in the order in which a listing offers them. */
const FILTERS: readonly (readonly [code: string, label: string])[] = [
  ['manufacturer', 'Designer'],
  ['subcategory', 'Category'],
  ['condition_label', 'Condition'],
  ['color', 'Color'],
  ['material_type', 'Material type'],
  ['material_label', 'Material'],
  ['size', 'Size'],
  ['shoe_size', 'Shoe size'],
  ['hardware', 'Hardware'],
  ['bag_type', 'Bag type'],
  ['production_year', 'Year'],
  ['origin', 'Origin'],
  ['price.USD.default', 'Price'],
];

/** The records of the product_attributes index (docs/search-records.md). */
export function attributeRecords() {
  return FILTERS.map(([code, label], index) => ({
    objectID: code,
    attribute_code: code,
    frontend_label: label,
    position: index + 1,
  }));
}

/** The products' synonyms, in the hosted service's form; designers and categories are found by the same words. */
export const SYNONYMS = synonyms;

/** The product index's settings, and those of its sort replicas by their full names. */
export function productSettings(index: string) {
  const own = settings.products;
  const replicas = Object.fromEntries(
    Object.entries(own.replicas).map(([suffix, changes]) => [
      `${index}_${suffix}`,
      { ...own.settings, ...changes },
    ]),
  );
  return { settings: { ...own.settings, replicas: Object.keys(replicas) }, replicas };
}

export const CATEGORY_SETTINGS = settings.categories.settings;
export const ATTRIBUTE_SETTINGS = settings.product_attributes.settings;
export const PAGE_SETTINGS = settings.pages.settings;
export const BLOCK_SETTINGS = settings.section_blocks.settings;
