import type { RootContentQuery } from '../../root.generated.ts';

/** An area of the shop that the back end may lack or the configuration may disable. */
export type Feature = RootContentQuery['shop']['features'][number];
/** The enabled areas; null while unknown, in which case all count as enabled. */
export type Features = readonly Feature[] | null;

const AREAS: readonly (readonly [RegExp, Feature])[] = [
  [/^\/(sell|selling-consignment)(\/|$)/, 'SELL_TO_US'],
  [/^\/(account\/gift-cards|gift-card-balance)(\/|$)/, 'GIFT_CARDS'],
  [/^\/account\/price-alerts(\/|$)/, 'PRICE_ALERTS'],
  [/^\/account\/saved-search(\/|$)/, 'SAVED_SEARCHES'],
  [/^\/account\/orders\/returns(\/|$)/, 'RETURNS'],
  [/^\/account\/orders(\/|$)/, 'CUSTOMER_ORDERS'],
  [/^\/guest\/order(\/|$)/, 'GUEST_ORDERS'],
  [/^\/favorites(\/|$)/, 'WISHLIST'],
];

export function isEnabled(feature: Feature, features: Features): boolean {
  return features === null || features.includes(feature);
}

/** True for a path of a disabled area, which is a 404 and must not be linked. */
export function isClosed(path: string, features: Features): boolean {
  return AREAS.some(([area, feature]) => area.test(path) && !isEnabled(feature, features));
}

/** List items, table rows, paragraphs and links that contain none of their kind. */
const PARTS = /<(li|tr|p|a)\b(?:(?!<\/?\1\b)[\s\S])*<\/\1>/g;
const LINKS = /\bhref="([^"?#]*)/g;
const EMPTY_LISTS = /(?:<(h\d|p)\b[^>]*>[^<]*<\/\1>\s*)?<([uo]l)\b[^>]*>\s*<\/\2>/g;
const EMPTY_HEADINGS = [
  /<h3\b[^>]*>[^<]*<\/h3>\s*(?=<h[23]|<\/|$)/g,
  /<h2\b[^>]*>[^<]*<\/h2>\s*(?=<h2|<\/|$)/g,
  /<div>\s*<\/div>/g,
];

/** Removes sentences, list items and table rows that link to disabled areas from content HTML, and headings that become empty. */
export function withoutClosedLinks(html: string, features: Features): string {
  const linksToClosedArea = (part: string) =>
    [...part.matchAll(LINKS)].some(([, path = '']) => isClosed(path, features));
  const open = html.replace(PARTS, (part) => (linksToClosedArea(part) ? '' : part));
  if (open === html) return html;
  return EMPTY_HEADINGS.reduce(
    (rest, emptied) => rest.replace(emptied, ''),
    open.replace(EMPTY_LISTS, ''),
  );
}
