import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createReader, execute, insertIfNew, selectValue } from '../db/rows.ts';
import type { Caller } from './webapi/route.ts';

/** Magento's user types, as in the `utypid` claim. */
export const userTypes = { admin: 2, customer: 3 } as const;
export type UserType = (typeof userTypes)[keyof typeof userTypes];

/** Lifetime of a token in seconds: 60 minutes, not extended by use. */
export const tokenLifetime = 3600;

/** The claims of a Magento token: user and validity period (Unix seconds). */
interface Claims {
  readonly uid: number;
  readonly utypid: UserType;
  readonly iat: number;
  readonly exp: number;
  /** Unique, so that two tokens issued in the same second differ; Magento's tokens have none. */
  readonly jti: string;
}

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const header = encode({ kid: '1', alg: 'HS256' });

const hmacSha256 = (text: string, key: Buffer): Buffer =>
  createHmac('sha256', key).update(text).digest();

/** Creates a token with these claims, signed with HS256. */
function sign(claims: Claims, key: Buffer): string {
  const text = `${header}.${encode(claims)}`;
  return `${text}.${hmacSha256(text, key).toString('base64url')}`;
}

/** The claims of a token signed with `key`; undefined for any other text. The expiry is not checked. */
function verify(token: string, key: Buffer): Claims | undefined {
  const [head, body, signature, ...rest] = token.split('.');
  if (head !== header || body === undefined || signature === undefined || rest.length > 0) {
    return undefined;
  }
  const expected = hmacSha256(`${head}.${body}`, key);
  const actual = Buffer.from(signature, 'base64url');
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined;
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

/** The key of this shop's tokens: 32 bytes, created on first use and stored in its database. */
function readSigningKey(db: DatabaseSync): Buffer {
  const name = 'token-signing-key';
  insertIfNew(db, 'shop_secret', { name, value: randomBytes(32).toString('base64') });
  const value = selectValue(db, 'SELECT value FROM shop_secret WHERE name = ?', name);
  return Buffer.from(String(value), 'base64');
}

export interface User {
  readonly type: UserType;
  readonly id: number;
}

interface Revocation {
  readonly beforeS: number;
  readonly sparedId: string | null;
}

const NO_REVOCATION: Revocation = { beforeS: 0, sparedId: null };

const REVOKE = `INSERT INTO token_revocation (user_type, user_id, before_s, spared_id)
  VALUES (?, ?, ?, ?) ON CONFLICT DO UPDATE
  SET before_s = max(before_s, excluded.before_s), spared_id = excluded.spared_id`;

export type Tokens = ReturnType<typeof createTokens>;

const guest: Caller = { customerId: null };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Tokens as issued by Magento 2.4.4 and newer. `now` returns the time in milliseconds; an integration's access token
 * has administrator rights, as with Magento's setting oauth/consumer/enable_integration_as_bearer.
 */
export function createTokens(
  db: DatabaseSync,
  now: () => number = Date.now,
  integrationToken?: string,
) {
  const key = readSigningKey(db);
  const seconds = (): number => Math.floor(now() / 1000);
  const revocations = createReader<Revocation>(db, 'token_revocation');
  const findRevocation = ({ type, id }: User): Revocation =>
    revocations.find({ userType: type, userId: id }) ?? NO_REVOCATION;

  const isIntegration = (token: string): boolean =>
    integrationToken !== undefined && timingSafeEqual(digest(token), digest(integrationToken));

  const callerWith = (token: string): Caller => {
    const claims = verify(token, key);
    if (claims === undefined || claims.exp <= seconds()) return guest;
    const { utypid: type, uid: id, iat, jti } = claims;
    const { beforeS, sparedId } = findRevocation({ type, id });
    if (iat <= beforeS && jti !== sparedId) return guest;
    return type === userTypes.customer
      ? { customerId: id, tokenId: jti }
      : { customerId: null, isAdmin: type === userTypes.admin };
  };

  return {
    issue: ({ id: uid, type: utypid }: User): string => {
      // A token issued in the same second as a revocation must remain valid, so its issue time is one second later.
      const iat = Math.max(seconds(), findRevocation({ id: uid, type: utypid }).beforeS + 1);
      return sign({ uid, utypid, iat, exp: iat + tokenLifetime, jti: randomUUID() }, key);
    },
    /** Revokes all tokens issued to the user so far, except the one with the id `spared`. */
    revoke: (user: User, spared?: string): void => {
      // A token issued after an earlier revocation in this second has a later issue time: include it.
      const { beforeS } = findRevocation(user);
      const until = beforeS >= seconds() ? beforeS + 1 : seconds();
      execute(db, REVOKE, user.type, user.id, until, spared ?? null);
    },
    /** The caller of a bearer token in the header; an invalid, expired or revoked token makes a guest. */
    getCaller: (authorization: string | undefined): Caller => {
      const token = /^bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
      if (token === undefined) return guest;
      return isIntegration(token) ? { customerId: null, isAdmin: true } : callerWith(token);
    },
  };
}
