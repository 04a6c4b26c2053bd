import type { DatabaseSync } from 'node:sqlite';
import { insertRow } from '../../../db/rows.ts';

export interface Identity {
  readonly provider: 'facebook' | 'google';
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly givenName: string;
  readonly familyName: string;
  /** The token's id and expiry (Unix seconds). */
  readonly tokenId: string;
  readonly tokenExpires: number;
}

export type Identities = ReturnType<typeof createIdentities>;

const prepareAll = (db: DatabaseSync) => ({
  findCustomer: db.prepare(
    'SELECT customer_id FROM customer_identity WHERE provider = ? AND subject = ?',
  ),
  use: db.prepare(
    'INSERT INTO identity_token_used (jti, expires_s) VALUES (?, ?) ON CONFLICT DO NOTHING',
  ),
  forget: db.prepare('DELETE FROM identity_token_used WHERE expires_s < ?'),
});

/** Linked provider accounts in the commerce database. `now` returns the time in milliseconds. */
export function createIdentities(db: DatabaseSync, now: () => number) {
  const sql = prepareAll(db);
  return {
    findCustomer: ({
      provider,
      subject,
    }: Pick<Identity, 'provider' | 'subject'>): number | undefined => {
      const row = sql.findCustomer.get(provider, subject);
      return row && Number(row.customer_id);
    },
    link: (
      { provider, subject }: Pick<Identity, 'provider' | 'subject'>,
      customerId: number,
    ): void => void insertRow(db, 'customer_identity', { provider, subject, customerId }),
    /** Marks a token as used; false if it has been used before. */
    use: ({ tokenId, tokenExpires }: Pick<Identity, 'tokenId' | 'tokenExpires'>): boolean => {
      sql.forget.run(Math.floor(now() / 1000));
      return sql.use.run(tokenId, tokenExpires).changes === 1;
    },
  };
}
