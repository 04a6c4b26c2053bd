/** How long a reset link holds, in ms (customer/password/reset_link_expiration_period: 2 hours). */
export const resetLifetimeMs = 2 * 60 * 60 * 1000;

/** A reset link that was sent and not used yet. */
export interface SentLink {
  readonly tokenHash: string;
  /** When it was sent, in ms. */
  readonly sentMs: number;
}

/** What a link token is worth. */
export type LinkState = 'good' | 'missing' | 'mismatched' | 'expired';

/** Judges a token by its hash; `hash` undefined stands for an empty token. */
export function linkState(
  sent: SentLink | undefined,
  hash: string | undefined,
  nowMs: number,
): LinkState {
  if (hash === undefined) return 'missing';
  if (sent === undefined || sent.tokenHash !== hash) return 'mismatched';
  return sent.sentMs + resetLifetimeMs > nowMs ? 'good' : 'expired';
}
