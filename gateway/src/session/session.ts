import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { unauthenticated } from '../core/errors.ts';
import { createSessionCookie, LEEWAY_MS, type SessionReply } from './cookie.ts';
import type { DecryptedSession, SessionEncryption } from './encryption.ts';
import { type SessionRevocation, type StartedSession, toEmailDigest } from './revocation.ts';
import { getSessionEnd, readClaims } from './token.ts';

export interface Customer {
  /** The commerce back end's token, used only in calls about the customer. */
  readonly token: string;
}

/** Where a session is stored; without it, it lasts as long as the request. */
interface Persistence {
  readonly cookie: ReturnType<typeof createSessionCookie>;
  readonly revocation: SessionRevocation;
  readonly reply: SessionReply;
}

type SessionStart = Partial<
  Pick<Session, 'customer' | 'hasEnded' | 'endsAt' | 'keepsOwnToken' | 'address'>
> & { readonly persistence?: Persistence; readonly mail?: string | null };

/**
 * The caller of a request, with functions to sign in and out. A class, because V8 creates a hidden class for every
 * object literal with getters; two per request filled the heap faster than the rest of a request's garbage.
 */
class RequestSession {
  /** Null for a guest. */
  customer: Customer | null;
  /** True if the request had a session that is no longer valid. */
  readonly hasEnded: boolean;
  /** The latest end of the session in milliseconds since 1970; null if unknown. */
  endsAt: number | null;
  /** True if the client stores the token itself and sends it as `Authorization: Bearer`. */
  readonly keepsOwnToken: boolean;
  /** The client's network address; empty if unknown. */
  readonly address: string;
  readonly #persistence: Persistence | undefined;
  /** Digest of the email address used to sign in; null for other ways of signing in. */
  #mail: string | null;

  constructor(start: SessionStart) {
    this.customer = start.customer ?? null;
    this.hasEnded = start.hasEnded ?? false;
    this.endsAt = start.endsAt ?? null;
    this.keepsOwnToken = start.keepsOwnToken ?? false;
    this.address = start.address ?? '';
    this.#persistence = start.persistence;
    this.#mail = start.mail ?? null;
  }

  /**
   * Signs in the owner of `token` for this request and, by cookie, for later ones. Revokes the request's own session.
   *
   * @param email The email address used to sign in, if any.
   */
  async begin(token: string, email?: string): Promise<void> {
    const earlier = this.customer?.token ?? token;
    // Magento's tokens of the same second are equal.
    if (earlier !== token) await this.#persistence?.revocation.revoke(earlier);
    this.customer = { token };
    this.#mail = email === undefined ? null : toEmailDigest(email);
    if (email !== undefined) await this.linkEmail(email);
    const begunAt = Date.now();
    await this.#save(token, begunAt);
    this.endsAt = this.keepsOwnToken ? readClaims(token).expiresAt : getSessionEnd(token, begunAt);
  }

  /** Stores the session in the client's cookie, unless the client stores its token itself. */
  async #save(token: string, begunAt: number): Promise<void> {
    if (this.keepsOwnToken || this.#persistence === undefined) return;
    const { cookie, reply } = this.#persistence;
    await cookie.save(reply, { token, begunAt, usedAt: begunAt, mail: this.#mail });
  }

  /** Signs out: deletes the cookie and revokes the session. */
  async end(): Promise<void> {
    const { customer } = this;
    this.customer = null;
    this.#persistence?.cookie.clear(this.#persistence.reply);
    if (customer !== null) await this.#persistence?.revocation.revoke(customer.token);
  }

  async endOthers(): Promise<void> {
    if (this.customer === null || this.#persistence === undefined) return;
    const { token } = this.customer;
    const own = { token, mail: this.#mail };
    const end = await this.#persistence.revocation.revokeAll(own, this.keepsOwnToken);
    // Restarts the caller's own session just after the revocation time.
    await this.#save(token, end + 1);
  }

  async endAllForEmail(email: string): Promise<void> {
    await this.#persistence?.revocation.revokeAllForEmail(email);
  }

  /** Links the customer's email address with this session, regardless of how it was started. */
  async linkEmail(email: string): Promise<void> {
    if (this.customer !== null)
      await this.#persistence?.revocation.link(email, this.customer.token);
  }
}

export type Session = Readonly<RequestSession>;

export function createSession(start: SessionStart = {}): Session {
  return new RequestSession(start);
}

/**
 * The token of the request's customer.
 *
 * @throws {GraphQLError} UNAUTHENTICATED for a guest.
 */
export function requireToken({ customer }: Session): string {
  if (customer === null) throw unauthenticated();
  return customer.token;
}

/**
 * The key of the request's customer, one for all sessions; empty for a guest. Bearer tokens are unverified and could be
 * forged with another customer's id, so clients that store their own token are identified by the whole token: a forged
 * one never blocks its victim.
 */
export function getCustomerKey({ customer, keepsOwnToken }: Session): string {
  const token = customer?.token ?? '';
  return (keepsOwnToken ? null : readClaims(token).customerId) ?? token;
}

type SessionRequest = Pick<FastifyRequest, 'headers' | 'cookies' | 'ip'>;

export interface SessionReaderOptions {
  readonly encryption: SessionEncryption;
  readonly revocation: SessionRevocation;
  /** Origins of the shop's pages, which may call the gateway directly; with https the cookie is `Secure`. */
  readonly webOrigins: readonly string[];
}

export const FROM_OTHER_SITE = {
  status: 403,
  code: 'FORBIDDEN',
  message: "Forbidden: cross-site requests can't use this session.",
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

export function createSessionReader({ encryption, revocation, webOrigins }: SessionReaderOptions) {
  const cookie = createSessionCookie(encryption, webOrigins);

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
    const isPast = expiresAt !== null && Date.now() > expiresAt + LEEWAY_MS;
    const hasEnded = isPast || (await revocation.has(started));
    return createSession({
      customer: hasEnded ? null : { token },
      hasEnded,
      endsAt: expiresAt,
      keepsOwnToken: true,
      address: ip,
      persistence: { cookie, revocation, reply },
    });
  }

  return {
    /** The session of `Authorization: Bearer` if present, otherwise of the cookie. */
    async read(request: SessionRequest, reply: SessionReply): Promise<Session> {
      const { headers, cookies, ip: address } = request;
      const bearer = getBearerToken(headers);
      if (bearer !== null) return readBearer(bearer, request, reply);
      const keepsOwnToken = headers[MODE_HEADER] === 'bearer' && !isBrowser(headers);
      const persistence = { cookie, revocation, reply };
      const value = cookies[cookie.name];
      if (!value) {
        return createSession({ keepsOwnToken, address, persistence });
      }
      const session = await readCookie(value);
      if (session !== null && (session.isOldKey || Date.now() - session.usedAt > RENEW_MS)) {
        await cookie.save(reply, { ...session, usedAt: Date.now() });
      }
      return createSession({
        customer: session && { token: session.token },
        hasEnded: session === null,
        endsAt: session && getSessionEnd(session.token, session.begunAt),
        keepsOwnToken,
        address,
        persistence,
        mail: session?.mail ?? null,
      });
    },
    /** True if the request may belong to a customer, so that its response must not be shared. */
    isPersonal: ({ headers, cookies }: SessionRequest): boolean =>
      headers.authorization !== undefined || cookies[cookie.name] !== undefined,
    /**
     * True if a page of another site may have sent the request. Browsers report it in `Sec-Fetch-Site` and `Origin`,
     * which pages cannot change; other clients send neither.
     */
    isFromOtherSite({ headers }: SessionRequest): boolean {
      const { 'sec-fetch-site': site, origin, host } = headers;
      if (site === 'same-origin' || site === 'none') return false;
      if (origin === undefined) return site !== undefined;
      return !webOrigins.includes(origin) && URL.parse(origin)?.host !== host;
    },
  };
}

export type SessionReader = ReturnType<typeof createSessionReader>;
