/** Parameters that mean something to the browser only: a page looks the same with and without them. */
const BROWSER_ONLY = new Set(['logout', 'loggedout', 'redirect', 'wishlist']);
const TRACKING = /^(utm_.*|gclid|gbraid|wbraid|fbclid|msclkid|mc_[a-z]+|_ga|_gl|ref|srsltid)$/;
const PLAIN_NAME = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;
const MAX_PARAMETERS = 20;

/**
 * The address under which a page is rendered and cached: known parameters in alphabetical order, so that neither their
 * order nor a campaign's marks make a second copy.
 *
 * @param url path and query of a request
 */
export function pageUrl(url: string): string {
  const at = url.indexOf('?');
  if (at < 0) return url;
  const kept = [...new URLSearchParams(url.slice(at + 1))]
    .filter(([name]) => isKnown(name))
    .sort(([a], [b]) => (a < b ? -1 : Number(a > b)))
    .slice(0, MAX_PARAMETERS);
  const query = new URLSearchParams(kept).toString();
  return query ? `${url.slice(0, at)}?${query}` : url.slice(0, at);
}

function isKnown(name: string): boolean {
  return PLAIN_NAME.test(name) && !BROWSER_ONLY.has(name) && !TRACKING.test(name);
}
