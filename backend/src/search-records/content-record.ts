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
