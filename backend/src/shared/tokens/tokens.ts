import type { DatabaseSync } from 'node:sqlite';
import type { Caller } from '../webapi/route.ts';
import { sign, type UserType, userTypes, verify } from './jwt.ts';
import { shopSecret } from './secret.ts';

/** How long a token holds, in seconds: 60 minutes, not extended by use. */
export const tokenLifetime = 3600;

export interface User {
  readonly type: UserType;
  readonly id: number;
}

export interface Tokens {
  /** A token for the user, good for 60 minutes. */
  issue(user: User): string;
  /** Makes every token that the user has been given so far worth nothing. */
  revoke(user: User): void;
  /** Whose bearer token the header holds; a bad, expired or revoked one makes a guest. */
  callerOf(authorization: string | undefined): Caller;
}

const guest: Caller = { customerId: null };

const prepareAll = (db: DatabaseSync) => ({
  revokedBefore: db.prepare(
    'SELECT before_s FROM token_revocation WHERE user_type = ? AND user_id = ?',
  ),
  revoke: db.prepare(
    `INSERT INTO token_revocation (user_type, user_id, before_s) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET before_s = max(before_s, excluded.before_s)`,
  ),
});

/** Tokens as Magento 2.4.4 and newer issues them. `now` tells the time in milliseconds. */
export function createTokens(db: DatabaseSync, now: () => number = Date.now): Tokens {
  const sql = prepareAll(db);
  const key = shopSecret(db, 'token-signing-key');
  const seconds = (): number => Math.floor(now() / 1000);
  const revokedBefore = ({ type, id }: User): number =>
    Number(sql.revokedBefore.get(type, id)?.before_s ?? 0);

  const userOf = (token: string): User | undefined => {
    const claims = verify(token, key);
    if (claims === undefined || claims.exp <= seconds()) return undefined;
    const user = { type: claims.utypid, id: claims.uid };
    return claims.iat <= revokedBefore(user) ? undefined : user;
  };

  return {
    issue: (user) => {
      // A token made in the second of a revocation must outlive it, so it starts a second later.
      const iat = Math.max(seconds(), revokedBefore(user) + 1);
      return sign({ uid: user.id, utypid: user.type, iat, exp: iat + tokenLifetime }, key);
    },
    revoke: (user) => {
      // One issued after an earlier revocation in this same second starts a second later: cover it.
      const before = revokedBefore(user);
      sql.revoke.run(user.type, user.id, before >= seconds() ? before + 1 : seconds());
    },
    callerOf: (authorization) => {
      const token = /^bearer\s+(\S+)$/i.exec(authorization?.trim() ?? '')?.[1];
      const user = token === undefined ? undefined : userOf(token);
      if (user === undefined) return guest;
      return user.type === userTypes.customer
        ? { customerId: user.id }
        : { customerId: null, isAdmin: user.type === userTypes.admin };
    },
  };
}
