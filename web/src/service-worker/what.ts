import { isPersonalPath } from '#lib/server/cacheControl.ts';
import { withoutSignInParams } from '#lib/session/signInParams.ts';

/** What a request is to the service worker; `other` goes to the network as if there were none. */
export type Kind = 'asset' | 'picture' | 'public-page' | 'personal-page' | 'other';

/** The catalogue's pictures, wherever they are served: their address names one of the three sizes (spec §9). */
const PICTURE = /\/(60x80|312x416|630x840)\/[^?]+$/;
/** The gateway's paths, and files that customers have sent. */
const GATEWAY = /^\/(graphql|uploads|files)(\/|$)/;

interface Asked {
  readonly url: URL;
  readonly method: string;
  /** `navigate` for a page in the address bar. */
  readonly mode: RequestMode;
}

/** @param origin the shop's own */
export function kindOf({ url, method, mode }: Asked, origin: string): Kind {
  if (method !== 'GET') return 'other';
  if (PICTURE.test(url.pathname)) return 'picture';
  if (url.origin !== origin || GATEWAY.test(url.pathname)) return 'other';
  if (url.pathname.startsWith('/assets/')) return 'asset';
  const isPersonal = isPersonalPath(url.pathname);
  if (mode === 'navigate') return isPersonal ? 'personal-page' : 'public-page';
  return url.pathname.endsWith('.data') && !isPersonal ? 'public-page' : 'other';
}

/** The address a page is kept under: without what was asked of the session, so that no item of a wishlist stays in it. */
export function pageKey(address: string): string {
  const url = new URL(address);
  return new URL(withoutSignInParams(url), url).href;
}
