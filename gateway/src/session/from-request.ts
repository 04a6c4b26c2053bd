import type { IncomingHttpHeaders } from 'node:http';
import { cookieName, readCookie, setCookie } from './cookie.ts';
import type { Seal } from './seal.ts';
import { createSession, type Session } from './session.ts';

/** What reading sessions from requests needs. */
export interface SessionReader {
  readonly seal: Seal;
  /** Whether the shop is served by https, so that the cookie may ask for it. */
  readonly isSecure: boolean;
}

/** The header by which a client that is no browser asks for its token instead of a cookie. */
const MODE_HEADER = 'x-session';

const bearerOf = ({ authorization }: IncomingHttpHeaders): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/** Browsers name the site or the origin of every request that a page makes by script. */
const isBrowser = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

/** True when the request brings the session's cookie. */
export const hasSessionCookie = (headers: IncomingHttpHeaders, isSecure: boolean): boolean =>
  readCookie(headers.cookie, cookieName(isSecure)) !== null;

/**
 * The session of a request: `Authorization: Bearer` if there is one, otherwise the cookie.
 * @param sendCookie Adds a `Set-Cookie` header to the answer.
 */
export const sessionFromRequest = async (
  headers: IncomingHttpHeaders,
  { seal, isSecure }: SessionReader,
  sendCookie: (header: string) => void,
): Promise<Session> => {
  const bearer = bearerOf(headers);
  if (bearer !== null) return createSession({ customer: { token: bearer }, keepsOwnToken: true });
  const remember = async (token: string | null) =>
    sendCookie(setCookie(token === null ? null : await seal.close(token), isSecure));
  const keepsOwnToken = headers[MODE_HEADER] === 'bearer' && !isBrowser(headers);
  const sealed = readCookie(headers.cookie, cookieName(isSecure));
  if (sealed === null || sealed === '') return createSession({ remember, keepsOwnToken });
  const token = await seal.open(sealed);
  return createSession({
    customer: token === null ? null : { token },
    hasEnded: token === null,
    remember,
    keepsOwnToken,
  });
};
