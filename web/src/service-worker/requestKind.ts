import { isPersonalPath } from '#lib/server/cacheControl.ts';
import { withoutSignInParams } from '#lib/session/sessionUrls.ts';

/** The kind of a request for the service worker; `other` bypasses it. */
export type Kind = 'asset' | 'picture' | 'public-page' | 'personal-page' | 'other';

/** Catalog images on any host: their URL contains one of the three sizes. */
const PICTURE = /\/(60x80|312x416|630x840)\/[^?]+$/;
/** Paths of the gateway, including files uploaded by customers. */
const GATEWAY = /^\/(graphql|uploads|files)(\/|$)/;

interface RequestParts {
  readonly url: URL;
  readonly method: string;
  /** `navigate` for a page load. */
  readonly mode: RequestMode;
}

/** @param origin the shop's own */
export function toKind({ url, method, mode }: RequestParts, origin: string): Kind {
  if (method !== 'GET') return 'other';
  if (PICTURE.test(url.pathname)) return 'picture';
  if (url.origin !== origin || GATEWAY.test(url.pathname)) return 'other';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  const isPersonal = isPersonalPath(url.pathname);
  if (mode === 'navigate') return isPersonal ? 'personal-page' : 'public-page';
  return url.pathname.endsWith('.data') && !isPersonal ? 'public-page' : 'other';
}

/** The cache key of a page: its URL without session parameters, so that it contains no wishlist item. */
export function pageKey(href: string): string {
  const url = new URL(href);
  return new URL(withoutSignInParams(url), url).href;
}
