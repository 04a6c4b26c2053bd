import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { lettersAndDigits } from '../../shared/tokens/secret.ts';
import { badInput, required } from '../../shared/webapi/errors.ts';

/** Lifetime of a reset link in ms (customer/password/reset_link_expiration_period: 2 hours). */
export const resetLifetimeMs = 2 * 60 * 60 * 1000;

interface SentLink {
  readonly tokenHash: string;
  readonly sentMs: number;
}

/** The validity of a reset token. */
type LinkState = 'good' | 'missing' | 'mismatched' | 'expired';

/** Checks a token by its hash; `hash` is undefined for an empty token. */
export function linkState(
  sent: SentLink | undefined,
  hash: string | undefined,
  nowMs: number,
): LinkState {
  if (hash === undefined) return 'missing';
  if (sent === undefined || sent.tokenHash !== hash) return 'mismatched';
  return sent.sentMs + resetLifetimeMs > nowMs ? 'good' : 'expired';
}

export type ResetLinks = ReturnType<typeof createResetLinks>;

const toHash = (token: string): string => createHash('sha256').update(token).digest('hex');

const prepareAll = (db: DatabaseSync) => ({
  issue: db.prepare('UPDATE customer SET reset_token_hash = ?, reset_sent_ms = ? WHERE id = ?'),
  sent: db.prepare('SELECT reset_token_hash, reset_sent_ms FROM customer WHERE id = ?'),
  owner: db.prepare('SELECT id FROM customer WHERE reset_token_hash = ?'),
  request: db.prepare('INSERT INTO password_reset_request (email) VALUES (?)'),
  oldestRequest: db.prepare('SELECT id FROM password_reset_request LIMIT 1'),
  takeRequests: db.prepare(
    `DELETE FROM password_reset_request
     WHERE id IN (SELECT id FROM password_reset_request ORDER BY id LIMIT 100) RETURNING email`,
  ),
});

/** Password reset links. Only a digest of each token is stored. */
export function createResetLinks(db: DatabaseSync, now: () => number) {
  const sql = prepareAll(db);

  const sentTo = (customerId: number): SentLink | undefined => {
    const row = sql.sent.get(customerId);
    if (row === undefined || row.reset_token_hash === null) return undefined;
    return { tokenHash: String(row.reset_token_hash), sentMs: Number(row.reset_sent_ms) };
  };

  return {
    /** Creates a token of 32 letters and digits and invalidates the customer's earlier one. */
    issue: (customerId: number): string => {
      const token = lettersAndDigits();
      sql.issue.run(toHash(token), now(), customerId);
      return token;
    },
    /** @throws 400 unless the token is the customer's, unused and less than two hours old */
    check: (customerId: number, token: string): void => {
      const hash = token === '' ? undefined : toHash(token);
      const state = linkState(sentTo(customerId), hash, now());
      if (state === 'missing') throw required('resetPasswordLinkToken');
      if (state === 'mismatched') {
        throw badInput('The password token is mismatched. Reset and try again.');
      }
      if (state === 'expired') {
        throw badInput('The password token is expired. Reset and try again.');
      }
    },
    findOwner: (token: string): number | undefined => {
      const row = sql.owner.get(toHash(token));
      return row && Number(row.id);
    },
    request: (email: string): void => void sql.request.run(email),
    hasRequests: (): boolean => sql.oldestRequest.get() !== undefined,
    /** Removes and returns the oldest queued addresses, at most 100. */
    takeRequests: (): string[] => sql.takeRequests.all().map(({ email }) => String(email)),
  };
}
