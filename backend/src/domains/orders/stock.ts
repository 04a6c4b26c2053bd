import type { DatabaseSync } from 'node:sqlite';
import { rejection } from '../../shared/webapi/errors.ts';
import { now } from '../cart/repository.ts';

export interface ReservedUnits {
  readonly products: readonly { readonly id: number; readonly qty: number }[];
  readonly giftCards: readonly { readonly code: string; readonly cents: number }[];
}

export type Stock = ReturnType<typeof createStock>;

const prepareAll = (db: DatabaseSync) => ({
  take: db.prepare(
    'UPDATE catalog_product SET qty = qty - ?, updated_at = ? WHERE id = ? AND qty >= ? AND enabled = 1',
  ),
  release: db.prepare('UPDATE catalog_product SET qty = qty + ?, updated_at = ? WHERE id = ?'),
  tellSearch: db.prepare('INSERT INTO search_outbox (product_id, reason) VALUES (?, ?)'),
  redeem: db.prepare(
    `UPDATE gift_card SET balance_cents = balance_cents - ?
     WHERE code = ? AND balance_cents >= ? AND (expires_at IS NULL OR expires_at > CURRENT_TIMESTAMP)
     RETURNING balance_cents`,
  ),
  refund: db.prepare(
    'UPDATE gift_card SET balance_cents = balance_cents + ? WHERE code = ? RETURNING balance_cents',
  ),
  remember: db.prepare(
    `INSERT INTO gift_card_history
       (code, change_cents, balance_cents, reason, order_increment_id, created_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  ),
});

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Stock and gift cards; each call runs inside the caller's transaction. */
export function createStock(db: DatabaseSync) {
  const sql = prepareAll(db);
  return {
    /** Takes all units of an order or none. @throws 400 if they are no longer available */
    take: ({ products, giftCards }: ReservedUnits, incrementId: string): void => {
      for (const { id, qty } of products) {
        if (sql.take.run(qty, seconds(), id, qty).changes !== 1) {
          throw rejection(400, 'Some of the products are out of stock.');
        }
        sql.tellSearch.run(id, 'sold');
      }
      for (const { code, cents } of giftCards) {
        const left = sql.redeem.get(cents, code, cents);
        if (left === undefined) throw rejection(400, 'The gift card has no balance left.');
        const balance = Number(left.balance_cents);
        sql.remember.run(code, -cents, balance, 'redeemed', incrementId, now());
      }
    },
    release: ({ products, giftCards }: ReservedUnits, incrementId: string): void => {
      for (const { id, qty } of products) {
        sql.release.run(qty, seconds(), id);
        sql.tellSearch.run(id, 'returned');
      }
      for (const { code, cents } of giftCards) {
        const balance = Number(sql.refund.get(cents, code)?.balance_cents);
        sql.remember.run(code, cents, balance, 'returned', incrementId, now());
      }
    },
  };
}
