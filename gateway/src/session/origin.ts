import type { IncomingHttpHeaders } from 'node:http';

const hostOf = (origin: string): string | null => {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
};

/** What such a page is told. */
export const FROM_OTHER_SITE = {
  status: 403,
  code: 'FORBIDDEN',
  message: 'A page of another site may not use the session of this one.',
} as const;

/**
 * True when a page of another site may have sent the request. Browsers say so in `Sec-Fetch-Site` and
 * `Origin`, which pages cannot change; other clients send neither.
 * @param webOrigins Origins of the shop's own pages.
 */
export const isFromOtherSite = (
  headers: IncomingHttpHeaders,
  webOrigins: readonly string[],
): boolean => {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return site !== undefined;
  return !webOrigins.includes(origin) && hostOf(origin) !== headers.host;
};
