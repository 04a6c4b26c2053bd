/** Parameters that change the content of a public page, besides attribute codes. */
const LISTING = new Set(['term', 'sorter', 'page', 'includeSold', 'min', 'max']);
/** Parameters that only code in the browser reads; the rendered page does not depend on them. */
const BROWSER_ONLY = new Set(['logout', 'loggedout', 'redirect', 'wishlist']);
const TRACKING = /^(utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|mc_[a-z]+|_ga|_gl|ref|srsltid)$/;
const ATTRIBUTE_CODE = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;
const MAX_PARAMETERS = 20;

/**
 * Returns the path and query under which a page is rendered and cached: known parameters in alphabetical order, so that
 * neither their order nor an unknown parameter creates a second copy. `filterCodes` is null until they are known.
 */
export function pageUrl(url: string, filterCodes: readonly string[] | null): string {
  const queryStart = url.indexOf('?');
  if (queryStart < 0) return url;
  const path = url.slice(0, queryStart);
  const known = [...new URLSearchParams(url.slice(queryStart + 1))]
    .filter(([name]) => LISTING.has(name) || isFilter(name, filterCodes))
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .slice(0, MAX_PARAMETERS);
  const query = new URLSearchParams(known).toString();
  return query ? `${path}?${query}` : path;
}

/**
 * Adds to a redirect's target (path or URL) the parameters of the request that only the browser reads: a page that is
 * rendered without them would otherwise lose them on its way.
 */
export function withBrowserParams(target: string, url: string): string {
  const queryStart = url.indexOf('?');
  const [pathAndQuery = '', hash] = target.split('#');
  const [path = '', query = ''] = pathAndQuery.split('?');
  const own = new URLSearchParams(query);
  const added = [...new URLSearchParams(queryStart < 0 ? '' : url.slice(queryStart + 1))].filter(
    ([name]) => (BROWSER_ONLY.has(name) || TRACKING.test(name)) && !own.has(name),
  );
  if (added.length === 0) return target;
  const all = [query, new URLSearchParams(added).toString()].filter(Boolean).join('&');
  return `${path}?${all}${hash === undefined ? '' : `#${hash}`}`;
}

function isFilter(name: string, codes: readonly string[] | null): boolean {
  if (codes) return codes.includes(name);
  return ATTRIBUTE_CODE.test(name) && !BROWSER_ONLY.has(name) && !TRACKING.test(name);
}
