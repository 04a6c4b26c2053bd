import type { DatabaseSync } from 'node:sqlite';

const LIFE_MS = 15 * 60 * 1000;
/** How long an order at the wallet can be paid with: longer than a wallet keeps it open. */
const ORDER_LIFE_MS = 24 * 60 * 60 * 1000;

/** Money that a wallet holds for a cart, in cents. */
export interface Hold {
  readonly walletOrderId: string;
  readonly quoteId: number;
  readonly amountCents: number;
}

/** What wallets hold for carts that are no orders yet, in the commerce database. */
export function createHolds(db: DatabaseSync, now: () => number) {
  const put = db.prepare(
    `INSERT INTO payment_hold (wallet_order_id, quote_id, amount_cents, state, created_ms)
     VALUES (?, ?, ?, 'held', ?)
     ON CONFLICT (wallet_order_id) DO UPDATE SET amount_cents = excluded.amount_cents
     WHERE state = 'held' AND quote_id = excluded.quote_id`,
  );
  const find = db.prepare(
    "SELECT * FROM payment_hold WHERE wallet_order_id = ? AND state = 'held'",
  );
  const set = db.prepare('UPDATE payment_hold SET state = ? WHERE wallet_order_id = ?');
  const stale = db.prepare(
    "SELECT wallet_order_id FROM payment_hold WHERE state = 'held' AND created_ms < ?",
  );
  const open = db.prepare('INSERT INTO wallet_order (id, quote_id, created_ms) VALUES (?, ?, ?)');
  const forgetOld = db.prepare('DELETE FROM wallet_order WHERE created_ms < ?');
  const selectOpened = db.prepare('SELECT 1 FROM wallet_order WHERE id = ? AND quote_id = ?');
  return {
    /** Notes which cart the wallet's order was opened for. */
    open: (walletOrderId: string, quoteId: number): void => {
      forgetOld.run(now() - ORDER_LIFE_MS);
      open.run(walletOrderId, quoteId, now());
    },
    isOpenFor: (walletOrderId: string, quoteId: number): boolean =>
      selectOpened.get(walletOrderId, quoteId) !== undefined,
    /** False when the wallet's order stands for another cart, or is done with. */
    keep: ({ walletOrderId, quoteId, amountCents }: Hold): boolean =>
      Number(put.run(walletOrderId, quoteId, amountCents, now()).changes) === 1,
    of: (walletOrderId: string): Hold | undefined => {
      const row = find.get(walletOrderId);
      return (
        row && {
          walletOrderId,
          quoteId: Number(row.quote_id),
          amountCents: Number(row.amount_cents),
        }
      );
    },
    end: (walletOrderId: string, state: 'placed' | 'voided') => void set.run(state, walletOrderId),
    /** Those that no one has placed for 15 minutes. */
    stale: (): string[] => stale.all(now() - LIFE_MS).map((row) => String(row.wallet_order_id)),
  };
}

export type Holds = ReturnType<typeof createHolds>;
