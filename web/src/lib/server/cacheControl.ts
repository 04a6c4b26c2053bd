/** Paths whose pages are about one person: never stored by a cache, never indexed (spec §6). */
const PERSONAL = /^\/(account|checkout|guest|sell|favorites|logout|order-complete)(\/|\.|$)/;

/** True for paths that belong to one person. */
export function isPersonalPath(path: string): boolean {
  return PERSONAL.test(path);
}

/**
 * The Cache-Control of a page: public pages are the same for everyone and may be shared for half a minute, a page not
 * found for ten seconds, anything else for no time.
 */
export function toCacheControl(url: string, status: number): string {
  if (isPersonalPath(new URL(url).pathname)) return 'private, no-store';
  if (status === 200) return 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
  if (status === 404) return 'public, max-age=0, s-maxage=10';
  if (status === 301) return 'public, max-age=300';
  return 'no-store';
}
