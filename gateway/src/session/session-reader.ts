import type { IncomingHttpHeaders } from 'node:http';
import { createSessionCookie, LEEWAY_MS, type SessionReply } from './cookie.ts';
import type { DecryptedSession, SessionEncryption } from './encryption.ts';
import { digestOfMail, type SessionRevocation, type StartedSession } from './revocation.ts';
import { createSession, type Session, type SessionStore } from './session.ts';
import { getSessionEnd, readClaims } from './token.ts';

/** The part of Fastify's request that sessions use. */
export interface SessionRequest {
  readonly headers: IncomingHttpHeaders;
  readonly cookies: Readonly<Record<string, string | undefined>>;
  readonly ip: string;
}

export interface SessionReaderOptions {
  readonly encryption: SessionEncryption;
  readonly revocation: SessionRevocation;
  /** Origins of the shop's pages; with https the cookie is `Secure`. */
  readonly webOrigins: readonly string[];
  /** The time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** Reads the sessions of requests. */
export interface SessionReader {
  /** The session of `Authorization: Bearer` if present, otherwise of the cookie. */
  read(request: SessionRequest, reply: SessionReply): Promise<Session>;
  /** True if the request may belong to a customer, so that its response must not be shared. */
  isPersonal(request: SessionRequest): boolean;
  /**
   * True if a page of another site may have sent the request. Browsers report it in `Sec-Fetch-Site` and `Origin`,
   * which pages cannot change; other clients send neither.
   */
  isFromOtherSite(request: SessionRequest): boolean;
}

export const FROM_OTHER_SITE = {
  status: 403,
  code: 'FORBIDDEN',
  message: 'Forbidden: the request comes from a page of another site.',
} as const;

/** The header by which a non-browser client requests its token instead of a cookie. */
const MODE_HEADER = 'x-session';
/** Age of the recorded last use, in milliseconds, after which the cookie is encrypted again. */
const RENEW_MS = 300_000;

function getBearerToken({ authorization }: IncomingHttpHeaders): string | null {
  return /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? null;
}

/** Browsers send site or origin with every scripted request. */
function isBrowser(headers: IncomingHttpHeaders): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
}

export function createSessionReader(options: SessionReaderOptions): SessionReader {
  const { encryption, revocation, webOrigins, now = Date.now } = options;
  const cookie = createSessionCookie({ encryption, webOrigins, now });

  /** Stores the session in the client's cookie, unless the client stores its token itself. */
  function createStore(
    reply: SessionReply,
    keepsOwnToken: boolean,
    storedMail: string | null,
  ): SessionStore {
    let mail = storedMail;
    const save = async (token: string, begunAt: number) => {
      if (keepsOwnToken) return;
      await cookie.save(reply, { token, begunAt, usedAt: begunAt, mail });
    };
    return {
      async begin(token, email) {
        mail = email === null ? null : digestOfMail(email);
        if (email !== null) await revocation.link(email, token);
        const begunAt = now();
        await save(token, begunAt);
        return keepsOwnToken ? readClaims(token).expiresAt : getSessionEnd(token, begunAt);
      },
      async end(token) {
        cookie.clear(reply);
        if (token !== null) await revocation.revoke(token);
      },
      async endOthers(token) {
        // Restarts the caller's own session just after the revocation time.
        const end = await revocation.revokeAll({ token, mail }, keepsOwnToken);
        await save(token, end + 1);
      },
      endAllWith: (email) => revocation.revokeAllForEmail(email),
      link: (email, token) => revocation.link(email, token),
    };
  }

  /** The cookie's session; null if it is invalid, expired or revoked. */
  async function readCookie(value: string): Promise<DecryptedSession | null> {
    const session = await cookie.read(value);
    if (session === null) return null;
    return (await revocation.has({ ...session, at: session.begunAt })) ? null : session;
  }

  async function readBearer(
    token: string,
    { ip }: SessionRequest,
    reply: SessionReply,
  ): Promise<Session> {
    const { issuedAt, expiresAt } = readClaims(token);
    const started: StartedSession = { token, at: issuedAt, mail: null };
    const isPast = expiresAt !== null && now() > expiresAt + LEEWAY_MS;
    const hasEnded = isPast || (await revocation.has(started));
    return createSession({
      customer: hasEnded ? null : { token },
      hasEnded,
      endsAt: hasEnded ? null : expiresAt,
      keepsOwnToken: true,
      address: ip,
      store: createStore(reply, true, null),
    });
  }

  return {
    async read(request, reply) {
      const { headers, cookies, ip: address } = request;
      const bearer = getBearerToken(headers);
      if (bearer !== null) return readBearer(bearer, request, reply);
      const keepsOwnToken = headers[MODE_HEADER] === 'bearer' && !isBrowser(headers);
      const value = cookies[cookie.name];
      if (!value) {
        return createSession({
          keepsOwnToken,
          address,
          store: createStore(reply, keepsOwnToken, null),
        });
      }
      const session = await readCookie(value);
      if (session !== null && (session.isOldKey || now() - session.usedAt > RENEW_MS)) {
        await cookie.save(reply, { ...session, usedAt: now() });
      }
      return createSession({
        customer: session && { token: session.token },
        hasEnded: session === null,
        endsAt: session && getSessionEnd(session.token, session.begunAt),
        keepsOwnToken,
        address,
        store: createStore(reply, keepsOwnToken, session?.mail ?? null),
      });
    },
    isPersonal: ({ headers, cookies }) =>
      headers.authorization !== undefined || cookies[cookie.name] !== undefined,
    isFromOtherSite({ headers }) {
      const { 'sec-fetch-site': site, origin, host } = headers;
      if (site === 'same-origin' || site === 'none') return false;
      if (origin === undefined) return site !== undefined;
      return !webOrigins.includes(origin) && URL.parse(origin)?.host !== host;
    },
  };
}
