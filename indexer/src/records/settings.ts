import { decodeHTML } from 'entities';
import settings from './settings.json' with { type: 'json' };
import synonyms from './synonyms.json' with { type: 'json' };

/** The data of the record of a content page or block. */
interface ContentData {
  readonly identifier: string;
  readonly title: string;
  readonly content: string;
}

/** What a reader sees of a piece of HTML, in one line; a heading reads as a sentence of its own. */
export function plainText(html: string): string {
  const text = html
    .replace(/<(style|script)\b.*?<\/\1>/gis, ' ')
    .replace(/([\p{L}\p{N}])\s*<\/h\d>/giu, '$1. ')
    .replace(/<[^>]*>/g, ' ');
  return decodeHTML(text).replace(/\s+/g, ' ').trim();
}

/** Page Builder stores the HTML of its type "HTML Code" encoded; Magento decodes it when it shows the content. */
function withDecodedCode(html: string): string {
  return html.replace(
    /(<div\b[^>]*\bdata-content-type="html"[^>]*>)([^<]*)/g,
    (_match, tag: string, code: string) => tag + decodeHTML(code),
  );
}

/** Content as the shop shows it: Magento's directives for links and pictures resolved, others left out. */
function withoutDirectives(html: string, mediaUrl: string): string {
  return withDecodedCode(html)
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

/** Accounts of the search service limit a record, the smallest ones to 10 kB. */
const MAX_TEXT = 8_000;

/** The text of content in one line, for a record. */
export function contentText(html: string, mediaUrl: string): string {
  const text = plainText(withoutDirectives(html, mediaUrl));
  return text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;
}

/** A product's record contains much besides its description. */
const MAX_DESCRIPTION = 5_000;

/** A product's description as HTML, for its record; a longer one is reduced to its first words. */
export function descriptionHtml(html: string, mediaUrl: string): string {
  const whole = withoutDirectives(html, mediaUrl).trim();
  if (whole.length <= MAX_DESCRIPTION) return whole;
  const text = plainText(whole);
  const short = text.length > MAX_DESCRIPTION ? `${text.slice(0, MAX_DESCRIPTION)}…` : text;
  return short.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** The identifiers of pages with a role; `hidden` ones are shown in place of another and are not to be found. */
export interface PageRoles {
  readonly home: string | undefined;
  readonly hidden: readonly (string | undefined)[];
}

const DEFAULT_ROLES: PageRoles = { home: 'home', hidden: ['no-route', 'enable-cookies'] };

/** A content page as the search service keeps it (docs/search-records.md), or none. */
export function pageRecords(
  pages: readonly ContentData[],
  mediaUrl: string,
  { home, hidden }: PageRoles = DEFAULT_ROLES,
) {
  return pages
    .filter(({ identifier }) => !hidden.includes(identifier))
    .map(({ identifier, title, content }) => ({
      objectID: identifier,
      slug: identifier,
      name: title,
      content: contentText(content, mediaUrl),
      url: identifier === home ? '/' : `/${identifier}`,
    }));
}

export function blockRecords(blocks: readonly ContentData[], mediaUrl: string) {
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

const { products, ...others } = settings;

/** The product index's settings, those of its sort replicas by their full names, and the synonyms. */
export function productSettings(index: string) {
  const { settings: own } = products;
  const replicas = Object.fromEntries(
    Object.entries(products.replicas).map(([suffix, changes]) => [
      `${index}_${suffix}`,
      { ...own, ...changes },
    ]),
  );
  return { settings: { ...own, replicas: Object.keys(replicas) }, replicas, synonyms };
}

export type SmallIndex = keyof typeof others;

/** The settings of the other indexes; designers and categories are found by the products' synonyms. */
export const SMALL_INDEXES: Readonly<
  Record<
    SmallIndex,
    { readonly settings: Record<string, unknown>; readonly synonyms?: typeof synonyms }
  >
> = { ...others, categories: { ...others.categories, synonyms } };
