/** Parameters that change what a public page shows, besides the codes of attributes. */
const LISTING = new Set(['term', 'sorter', 'page', 'includeSold', 'min', 'max']);
/** Parameters that mean something to the browser only: a page looks the same with and without them. */
const BROWSER_ONLY = new Set(['logout', 'loggedout', 'redirect', 'wishlist']);
const TRACKING = /^(utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|mc_[a-z]+|_ga|_gl|ref|srsltid)$/;
const ATTRIBUTE_CODE = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;
const MAX_PARAMETERS = 20;

/**
 * The address under which a page is rendered and cached: known parameters in alphabetical order, so that neither their
 * order nor a parameter without meaning makes a second copy.
 *
 * @param url path and query of a request
 * @param filterCodes the attribute codes that listings can be filtered by; null while they are not known
 */
export function pageUrl(url: string, filterCodes: readonly string[] | null): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const known = [...new URLSearchParams(url.slice(at + 1))]
    .filter(([name]) => LISTING.has(name) || isFilter(name, filterCodes))
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .slice(0, MAX_PARAMETERS);
  const query = new URLSearchParams(known).toString();
  return query ? `${url.slice(0, at)}?${query}` : url.slice(0, at);
}

function isFilter(name: string, codes: readonly string[] | null): boolean {
  if (codes) return codes.includes(name);
  return ATTRIBUTE_CODE.test(name) && !BROWSER_ONLY.has(name) && !TRACKING.test(name);
}
