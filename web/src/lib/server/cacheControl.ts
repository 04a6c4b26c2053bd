/** Personal paths: never cached, never indexed. */
const PERSONAL = /^\/(account|checkout|guest|sell|favorites|logout|order-complete)(\/|\.|$)/;

export function isPersonalPath(path: string): boolean {
  return PERSONAL.test(path);
}

/** Public pages are shared for half a minute, 404 pages for ten seconds, others are not cached. */
export function toCacheControl(url: string, status: number): string {
  if (isPersonalPath(new URL(url).pathname)) return 'private, no-store';
  if (status === 200) return 'public, max-age=0, s-maxage=30, stale-while-revalidate=60';
  if (status === 404) return 'public, max-age=0, s-maxage=10';
  if (status === 301) return 'public, max-age=300';
  return 'no-store';
}
