import { encodedOnce } from '#lib/format/encodedOnce.ts';

interface Found {
  readonly type: string | null;
  readonly id: number | null;
  readonly relativeUrl: string | null;
  readonly redirectCode: number | null;
}

/**
 * The redirect target of a path: the new location of its content, or for an unknown path its lower-case form, which the
 * shop's own paths use. Null for no redirect.
 *
 * @param path decoded, not percent-encoded
 */
export function resolveRedirect(
  path: string,
  found: Found | null | undefined,
): { readonly to: string; readonly code: number } | null {
  if (!found?.type || (found.id === null && !found.redirectCode)) {
    const lower = path.toLowerCase();
    return lower === path ? null : { to: encodedOnce(lower), code: 301 };
  }
  const own = `/${(found.relativeUrl ?? path).replace(/^\/+/, '')}`;
  if (!found.redirectCode || own === path) return null;
  return { to: encodedOnce(own), code: found.redirectCode };
}
