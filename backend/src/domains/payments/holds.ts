import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper } from '../../db/rows.ts';

const LIFE_MS = 15 * 60 * 1000;
/** How long a wallet order may be used, in milliseconds: longer than a wallet keeps it open. */
const ORDER_LIFE_MS = 24 * 60 * 60 * 1000;

/** An amount that a wallet holds for a cart, in cents. */
export interface Hold {
  readonly walletOrderId: string;
  readonly quoteId: number;
  readonly amountCents: number;
}

const toHold = createRowMapper<Hold>();

export function createHolds(db: DatabaseSync, now: () => number) {
  const put = db.prepare(
    `INSERT INTO payment_hold (wallet_order_id, quote_id, amount_cents, state, created_ms)
     VALUES (?, ?, ?, 'held', ?)
     ON CONFLICT (wallet_order_id) DO UPDATE SET amount_cents = excluded.amount_cents
     WHERE state = 'held' AND quote_id = excluded.quote_id`,
  );
  const find = db.prepare(
    `SELECT wallet_order_id, quote_id, amount_cents FROM payment_hold
     WHERE wallet_order_id = ? AND state = 'held'`,
  );
  const set = db.prepare('UPDATE payment_hold SET state = ? WHERE wallet_order_id = ?');
  const stale = db.prepare(
    "SELECT wallet_order_id FROM payment_hold WHERE state = 'held' AND created_ms < ?",
  );
  const open = db.prepare('INSERT INTO wallet_order (id, quote_id, created_ms) VALUES (?, ?, ?)');
  const forgetOld = db.prepare('DELETE FROM wallet_order WHERE created_ms < ?');
  const selectOpened = db.prepare('SELECT 1 FROM wallet_order WHERE id = ? AND quote_id = ?');
  return {
    open: (walletOrderId: string, quoteId: number): void => {
      forgetOld.run(now() - ORDER_LIFE_MS);
      open.run(walletOrderId, quoteId, now());
    },
    isOpenFor: (walletOrderId: string, quoteId: number): boolean =>
      selectOpened.get(walletOrderId, quoteId) !== undefined,
    /** False if the wallet order belongs to another cart or is completed. */
    keep: ({ walletOrderId, quoteId, amountCents }: Hold): boolean =>
      Number(put.run(walletOrderId, quoteId, amountCents, now()).changes) === 1,
    of: (walletOrderId: string): Hold | undefined => toHold(find.get(walletOrderId)),
    end: (walletOrderId: string, state: 'placed' | 'voided') => void set.run(state, walletOrderId),
    /** Holds that have not been used for 15 minutes. */
    stale: (): string[] => stale.all(now() - LIFE_MS).map((row) => String(row.wallet_order_id)),
  };
}

export type Holds = ReturnType<typeof createHolds>;
