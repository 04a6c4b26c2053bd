import { encodedOnce } from '#lib/format/encodedOnce.ts';

/** What the shop knows of a path. */
interface Found {
  readonly type: string | null;
  readonly id: number | null;
  readonly relativeUrl: string | null;
  readonly redirectCode: number | null;
}

/**
 * Where a path leads on to: to where its thing has moved, or, when it leads nowhere, to the same path in lower case, where
 * the shop's own paths are. Null when it leads on to nothing.
 *
 * @param path as people read it, not percent-encoded
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
