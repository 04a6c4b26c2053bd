import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Caller } from '../webapi/route.ts';
import { sign, type UserType, userTypes, verify } from './jwt.ts';
import { shopSecret } from './secret.ts';

/** Lifetime of a token in seconds: 60 minutes, not extended by use. */
export const tokenLifetime = 3600;

export interface User {
  readonly type: UserType;
  readonly id: number;
}

export type Tokens = ReturnType<typeof createTokens>;

const guest: Caller = { customerId: null };

const prepareAll = (db: DatabaseSync) => ({
  revocation: db.prepare('SELECT * FROM token_revocation WHERE user_type = ? AND user_id = ?'),
  revoke: db.prepare(
    `INSERT INTO token_revocation (user_type, user_id, before_s, spared_id) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE
     SET before_s = max(before_s, excluded.before_s), spared_id = excluded.spared_id`,
  ),
});

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
  const sql = prepareAll(db);
  const key = shopSecret(db, 'token-signing-key');
  const seconds = (): number => Math.floor(now() / 1000);
  const findRevocation = ({ type, id }: User): { before: number; spared: unknown } => {
    const row = sql.revocation.get(type, id);
    return { before: Number(row?.before_s ?? 0), spared: row?.spared_id };
  };

  const isIntegration = (token: string): boolean =>
    integrationToken !== undefined && timingSafeEqual(digest(token), digest(integrationToken));

  const callerWith = (token: string): Caller => {
    const claims = verify(token, key);
    if (claims === undefined || claims.exp <= seconds()) return guest;
    const { utypid: type, uid: id, iat, jti } = claims;
    const { before, spared } = findRevocation({ type, id });
    if (iat <= before && jti !== spared) return guest;
    return type === userTypes.customer
      ? { customerId: id, tokenId: jti }
      : { customerId: null, isAdmin: type === userTypes.admin };
  };

  return {
    issue: (user: User): string => {
      // A token issued in the same second as a revocation must remain valid, so its issue time is one second later.
      const iat = Math.max(seconds(), findRevocation(user).before + 1);
      const exp = iat + tokenLifetime;
      return sign({ uid: user.id, utypid: user.type, iat, exp, jti: randomUUID() }, key);
    },
    /** Revokes all tokens issued to the user so far, except the one with the id `spared`. */
    revoke: (user: User, spared?: string): void => {
      // A token issued after an earlier revocation in this second has a later issue time: include it.
      const { before } = findRevocation(user);
      const until = before >= seconds() ? before + 1 : seconds();
      sql.revoke.run(user.type, user.id, until, spared ?? null);
    },
    /** The caller of a bearer token in the header; an invalid, expired or revoked token makes a guest. */
    getCaller: (authorization: string | undefined): Caller => {
      const token = /^bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
      if (token === undefined) return guest;
      return isIntegration(token) ? { customerId: null, isAdmin: true } : callerWith(token);
    },
  };
}
