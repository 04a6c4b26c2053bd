import type { DatabaseSync } from 'node:sqlite';
import { createReader, execute, insertRow, updateRows } from '../../db/rows.ts';

const LIFE_MS = 15 * 60 * 1000;
/** How long a wallet order may be used, in milliseconds; a wallet expires it earlier. */
const ORDER_LIFE_MS = 24 * 60 * 60 * 1000;

/** An amount that a wallet holds for a cart, in cents. */
export interface Hold {
  readonly walletOrderId: string;
  readonly quoteId: number;
  readonly amountCents: number;
}

const KEEP = `INSERT INTO payment_hold (wallet_order_id, quote_id, amount_cents, state, created_ms)
  VALUES (?, ?, ?, 'held', ?)
  ON CONFLICT (wallet_order_id) DO UPDATE SET amount_cents = excluded.amount_cents
  WHERE state = 'held' AND quote_id = excluded.quote_id`;

export function createHolds(db: DatabaseSync, now: () => number) {
  const holds = createReader<Hold>(db, 'payment_hold');
  const orders = createReader(db, 'wallet_order');
  return {
    open: (walletOrderId: string, quoteId: number): void => {
      execute(db, 'DELETE FROM wallet_order WHERE created_ms < ?', now() - ORDER_LIFE_MS);
      insertRow(db, 'wallet_order', { id: walletOrderId, quoteId, createdMs: now() });
    },
    isOpenFor: (walletOrderId: string, quoteId: number): boolean =>
      orders.find({ id: walletOrderId, quoteId }) !== undefined,
    /** False if the wallet order belongs to another cart or is completed. */
    keep: ({ walletOrderId, quoteId, amountCents }: Hold): boolean =>
      execute(db, KEEP, walletOrderId, quoteId, amountCents, now()) === 1,
    of: (walletOrderId: string) => holds.find({ walletOrderId, state: 'held' }),
    end: (walletOrderId: string, state: 'placed' | 'voided') =>
      updateRows(db, 'payment_hold', { walletOrderId }, { state }),
    /** Holds that have not been used for 15 minutes. */
    stale: (): string[] =>
      holds
        .query("WHERE state = 'held' AND created_ms < ?", now() - LIFE_MS)
        .map(({ walletOrderId }) => walletOrderId),
  };
}

export type Holds = ReturnType<typeof createHolds>;
