import { encodedOnce } from '#lib/format/encodedOnce.ts';
import type { CatchAllRouteQuery } from './CatchAllRoute.generated.ts';

/**
 * The redirect target of a path: the new location of its content, or for an unknown path its lower-case form, which the
 * shop's own paths use. Null for no redirect.
 *
 * @param path decoded, not percent-encoded
 */
export function resolveRedirect(
  path: string,
  found: CatchAllRouteQuery['urlResolver'] | undefined,
): { readonly to: string; readonly code: number } | null {
  if (!found?.type || (found.id === null && !found.redirectCode)) {
    const lower = path.toLowerCase();
    return lower === path ? null : { to: encodedOnce(lower), code: 301 };
  }
  const own = `/${(found.relativeUrl ?? path).replace(/^\/+/, '')}`;
  if (!found.redirectCode || own === path) return null;
  return { to: encodedOnce(own), code: found.redirectCode };
}
