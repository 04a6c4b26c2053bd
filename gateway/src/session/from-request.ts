import type { IncomingHttpHeaders } from 'node:http';
import { cookieName, readCookie, setCookie } from './cookie.ts';
import type { SessionEncryption, SessionPayload } from './encryption.ts';
import {
  digestOfMail,
  issuedAt,
  LONGEST_MS,
  type SessionRevocation,
  type StartedSession,
} from './revocation.ts';
import { createSession, type Session, type SessionKeeper } from './session.ts';

/** What reading sessions from requests needs. */
export interface SessionReader {
  readonly seal: SessionEncryption;
  /** Whether the shop is served by https, so that the cookie may ask for it. */
  readonly isSecure: boolean;
  readonly ended: SessionRevocation;
  /** The time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** One request as its session is read from it. */
export interface SessionRequest {
  readonly headers: IncomingHttpHeaders;
  /** The network address it came from. */
  readonly address: string;
  /** Adds a `Set-Cookie` header to the answer. */
  sendCookie(header: string): void;
}

/** The header by which a client that is no browser asks for its token instead of a cookie. */
const MODE_HEADER = 'x-session';
/** How long a session lasts without being used, in milliseconds: a day. */
const IDLE_MS = 86_400_000;
/** How old the note of the last use may become before the cookie is sealed anew, in milliseconds. */
const RESEAL_MS = 300_000;
/** Clocks of two gateways may differ by this much, in milliseconds. */
const LEEWAY_MS = 60_000;

const bearerOf = ({ authorization }: IncomingHttpHeaders): string | null =>
  /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;

/** Browsers name the site or the origin of every request that a page makes by script. */
const isBrowser = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;

/** True when the request brings the session's cookie. */
export const hasSessionCookie = (headers: IncomingHttpHeaders, isSecure: boolean): boolean =>
  readCookie(headers.cookie, cookieName(isSecure)) !== null;

/** True when the request may belong to a customer; its answer is nobody else's then. */
export const isPersonal = (headers: IncomingHttpHeaders, isSecure: boolean): boolean =>
  headers.authorization !== undefined || hasSessionCookie(headers, isSecure);

const isTooOld = ({ begunAt, usedAt }: SessionPayload, time: number): boolean =>
  time - begunAt > LONGEST_MS + LEEWAY_MS ||
  time - usedAt > IDLE_MS + LEEWAY_MS ||
  begunAt - time > LEEWAY_MS;

/** Keeps the sessions of one request: in the client's cookie, or in a client that keeps its token itself. */
const createKeeper = (
  { seal, isSecure, ended, now = Date.now }: SessionReader,
  { sendCookie }: SessionRequest,
  start: { readonly keepsOwnToken: boolean; readonly mail: string | null },
): SessionKeeper => {
  let { mail } = start;
  const remember = async (token: string, begunAt: number) => {
    if (start.keepsOwnToken) return;
    const session = { token, begunAt, usedAt: begunAt, mail };
    sendCookie(setCookie(await seal.close(session), isSecure));
  };
  return {
    async begin(token, email) {
      mail = email === null ? null : digestOfMail(email);
      if (email !== null) await ended.link(email, token);
      await remember(token, now());
    },
    async end(token) {
      sendCookie(setCookie(null, isSecure));
      if (token !== null) await ended.end(token);
    },
    async endOthers(token) {
      // Its own session begins anew, just after the end of the others.
      const end = await ended.endAllOf({ token, mail }, start.keepsOwnToken);
      await remember(token, end + 1);
    },
    endAllWith: (email) => ended.endAllWith(email),
    link: (email, token) => ended.link(email, token),
  };
};

const fromBearer = async (token: string, reader: SessionReader, asking: SessionRequest) => {
  const begun: StartedSession = { token, at: issuedAt(token), mail: null };
  const hasEnded = await reader.ended.has(begun);
  return createSession({
    customer: hasEnded ? null : { token },
    hasEnded,
    keepsOwnToken: true,
    address: asking.address,
    keeper: createKeeper(reader, asking, { keepsOwnToken: true, mail: null }),
  });
};

/** The cookie's session; null when it cannot be read, is too old or was ended. */
const openCookie = async (sealed: string, { seal, ended, now = Date.now }: SessionReader) => {
  const session = await seal.open(sealed);
  if (session === null || isTooOld(session, now())) return null;
  return (await ended.has({ ...session, at: session.begunAt })) ? null : session;
};

/** The session of a request: `Authorization: Bearer` if there is one, otherwise the cookie. */
export const sessionFromRequest = async (
  asking: SessionRequest,
  reader: SessionReader,
): Promise<Session> => {
  const { headers, address } = asking;
  const bearer = bearerOf(headers);
  if (bearer !== null) return fromBearer(bearer, reader, asking);
  const keepsOwnToken = headers[MODE_HEADER] === 'bearer' && !isBrowser(headers);
  const { seal, isSecure, now = Date.now } = reader;
  const cookie = readCookie(headers.cookie, cookieName(isSecure));
  const keeperWith = (mail: string | null) => createKeeper(reader, asking, { keepsOwnToken, mail });
  if (cookie === null || cookie === '') {
    return createSession({ keepsOwnToken, address, keeper: keeperWith(null) });
  }
  const opened = await openCookie(cookie, reader);
  if (opened !== null && (opened.isOldKey || now() - opened.usedAt > RESEAL_MS)) {
    asking.sendCookie(setCookie(await seal.close({ ...opened, usedAt: now() }), isSecure));
  }
  return createSession({
    customer: opened === null ? null : { token: opened.token },
    hasEnded: opened === null,
    keepsOwnToken,
    address,
    keeper: keeperWith(opened?.mail ?? null),
  });
};
