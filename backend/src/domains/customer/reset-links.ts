import { createHash } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { createReader, insertRow, selectColumn, updateRows } from '../../db/rows.ts';
import { lettersAndDigits } from '../../shared/random.ts';
import { badInput, required } from '../../shared/webapi/errors.ts';

/** Lifetime of a reset link in ms (customer/password/reset_link_expiration_period: 2 hours). */
export const resetLifetimeMs = 2 * 60 * 60 * 1000;

interface SentLink {
  readonly tokenHash: string | null;
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

const TAKE_REQUESTS = `DELETE FROM password_reset_request
  WHERE id IN (SELECT id FROM password_reset_request ORDER BY id LIMIT 100) RETURNING email`;

/** Password reset links. Only a digest of each token is stored. */
export function createResetLinks(db: DatabaseSync, now: () => number) {
  const links = createReader<SentLink & { readonly id: number }>(db, 'customer', {
    columns: 'id, reset_token_hash AS token_hash, reset_sent_ms AS sent_ms',
  });
  const requests = createReader(db, 'password_reset_request');

  return {
    /** Creates a token of 32 letters and digits and invalidates the customer's earlier one. */
    issue: (customerId: number): string => {
      const token = lettersAndDigits();
      const link = { resetTokenHash: toHash(token), resetSentMs: now() };
      updateRows(db, 'customer', { id: customerId }, link);
      return token;
    },
    /** @throws 400 unless the token is the customer's, unused and less than two hours old */
    check: (customerId: number, token: string): void => {
      const hash = token === '' ? undefined : toHash(token);
      const state = linkState(links.find({ id: customerId }), hash, now());
      if (state === 'missing') throw required('resetPasswordLinkToken');
      if (state === 'mismatched') {
        throw badInput('The password token is mismatched. Reset and try again.');
      }
      if (state === 'expired') {
        throw badInput('The password token is expired. Reset and try again.');
      }
    },
    findOwner: (token: string): number | undefined =>
      links.find({ resetTokenHash: toHash(token) })?.id,
    request: (email: string) => insertRow(db, 'password_reset_request', { email }),
    hasRequests: (): boolean => requests.query('LIMIT 1').length > 0,
    /** Removes and returns the oldest queued addresses, at most 100. */
    takeRequests: (): string[] => selectColumn(db, TAKE_REQUESTS).map(String),
  };
}
