/** The filters in a listing's URL. Prices are in dollars. */
export interface ListingQuery {
  /** Without slashes at its ends; 'search' for the search page. */
  readonly path: string;
  readonly term: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly min: number | null;
  readonly max: number | null;
  readonly includeSold: boolean;
}

const escapes: Readonly<Record<string, string>> = { '%25': '%', '%2C': ',', '%5F': '_' };

/** The values of a comma-separated list in which underscores represent spaces. */
function toValues(text: string): string[] {
  const values = text.split(',').map((part) =>
    part
      .replaceAll('_', ' ')
      .replace(/%(?:25|2C|5F)/gi, (code) => escapes[code.toUpperCase()] ?? code)
      .trim(),
  );
  return [...new Set(values)].filter((value) => value !== '');
}

const toPrice = (text: string | null): number | null =>
  text !== null && /^\d{1,8}(\.\d{1,2})?$/.test(text) ? Number(text) : null;

/**
 * The stored form of a listing's URL: path and query string without host; a bare query string belongs to the search
 * page.
 */
export function listingAddress(text: string): string {
  // Browsers interpret '//' and '/\\' as the start of another host.
  const local = text
    .trim()
    .replace(/^[a-z]+:\/\/[^/?]*/i, '')
    .replace(/^[/\\]+/, '/');
  if (/^\/?$/.test(local)) return '/search';
  if (local.startsWith('/')) return local;
  const isPath = !local.startsWith('?') && !local.includes('=');
  return isPath ? `/${local}` : `/search?${local.replace(/^\?/, '')}`;
}

/** Parses a listing's URL. Parameters other than the attributes in `codes` are ignored. */
export function readListing(address: string, codes: readonly string[]): ListingQuery {
  const at = address.indexOf('?');
  const path = at === -1 ? address : address.slice(0, at);
  const search = new URLSearchParams(at === -1 ? '' : address.slice(at));
  const filters = codes
    .map((code) => [code, search.getAll(code).flatMap(toValues).slice(0, 50)] as const)
    .filter(([, values]) => values.length > 0);
  return {
    path: path.replace(/^\/+|\/+$/g, ''),
    term: (search.get('term') ?? '').trim().slice(0, 512),
    filters: Object.fromEntries(filters),
    min: toPrice(search.get('min')),
    max: toPrice(search.get('max')),
    includeSold: ['true', '1'].includes(search.get('includeSold') ?? ''),
  };
}

/** The paths of listings without a category. */
const WHOLE_SHOP = new Set(['search', 'latest-arrivals']);

/** True for a listing of the whole shop instead of a category. */
export const isWholeShop = ({ path }: ListingQuery): boolean => WHOLE_SHOP.has(path);

/** True for a listing with a category, a term or a filter. */
export const isSelective = (query: ListingQuery): boolean =>
  !isWholeShop(query) ||
  query.term !== '' ||
  query.min !== null ||
  query.max !== null ||
  Object.keys(query.filters).length > 0;

const facet = (code: string, value: string): string =>
  value.startsWith('-') ? `${code}:\\${value}` : `${code}:${value}`;

/** The search parameters for those of the given objectIDs that match a listing. */
export function searchAmong(
  query: ListingQuery,
  { categoryId, objectIds }: { categoryId: number | null; objectIds: readonly string[] },
) {
  const { filters, min, max } = query;
  return {
    query: query.term,
    // Items with only some of the words are not new matches.
    removeWordsIfNoResults: 'none',
    hitsPerPage: objectIds.length,
    attributesToRetrieve: ['objectID'],
    facetFilters: [
      objectIds.map((id) => facet('objectID', id)),
      ...(categoryId === null ? [] : [[facet('categoryIds', String(categoryId))]]),
      ...Object.entries(filters).map(([code, values]) => values.map((one) => facet(code, one))),
    ],
    numericFilters: [
      ...(query.includeSold ? [] : ['stock_qty=1']),
      ...(min === null ? [] : [`price.USD.default>=${min}`]),
      ...(max === null ? [] : [`price.USD.default<=${max}`]),
    ],
  };
}

/** The price drop since the alert was created, in dollars; 0 without one. */
export const droppedBy = (whenAdded: number, now: number): number =>
  Math.max(0, Math.round((whenAdded - now) * 100) / 100);
