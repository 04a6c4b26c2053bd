import { type Features, isClosed } from './closedAreas.ts';

/** List items, paragraphs and links that contain none of their kind. */
const PARTS = /<(li|p|a)\b(?:(?!<\/?\1\b)[\s\S])*<\/\1>/g;
const LINKS = /\bhref="([^"?#]*)/g;
const EMPTY_LISTS = /(?:<(h\d|p)\b[^>]*>[^<]*<\/\1>\s*)?<([uo]l)\b[^>]*>\s*<\/\2>/g;
const HEADINGS_OF_NOTHING = [
  /<h3\b[^>]*>[^<]*<\/h3>\s*(?=<h[23]|<\/|$)/g,
  /<h2\b[^>]*>[^<]*<\/h2>\s*(?=<h2|<\/|$)/g,
  /<div>\s*<\/div>/g,
];

/** Removes sentences and list items that link to disabled areas from content HTML, and headings that become empty. */
export function withoutClosedLinks(html: string, features: Features): string {
  const leadsNowhere = (part: string) =>
    [...part.matchAll(LINKS)].some(([, path = '']) => isClosed(path, features));
  const open = html.replace(PARTS, (part) => (leadsNowhere(part) ? '' : part));
  if (open === html) return html;
  return HEADINGS_OF_NOTHING.reduce(
    (rest, emptied) => rest.replace(emptied, ''),
    open.replace(EMPTY_LISTS, ''),
  );
}
