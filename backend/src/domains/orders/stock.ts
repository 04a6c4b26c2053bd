import type { DatabaseSync } from 'node:sqlite';
import { execute, insertRow, selectValue } from '../../db/rows.ts';
import { createSearchOutbox } from '../../index-sync/outbox.ts';
import { now } from '../../shared/moment.ts';
import { rejection } from '../../shared/webapi/errors.ts';

export interface ReservedUnits {
  readonly products: readonly { readonly id: number; readonly qty: number }[];
  readonly giftCards: readonly { readonly code: string; readonly cents: number }[];
}

export type Stock = ReturnType<typeof createStock>;

const TAKE = `UPDATE catalog_product SET qty = qty - ?, updated_at = ?
  WHERE id = ? AND qty >= ? AND enabled = 1`;
const RELEASE = 'UPDATE catalog_product SET qty = qty + ?, updated_at = ? WHERE id = ?';
const REDEEM = `UPDATE gift_card SET balance_cents = balance_cents - ?
  WHERE code = ? AND balance_cents >= ? AND (expires_at IS NULL OR expires_at > CURRENT_TIMESTAMP)
  RETURNING balance_cents`;
const REFUND =
  'UPDATE gift_card SET balance_cents = balance_cents + ? WHERE code = ? RETURNING balance_cents';

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Stock and gift cards; each call runs inside the caller's transaction. */
export function createStock(db: DatabaseSync) {
  const outbox = createSearchOutbox(db);
  const remember = (entry: object) =>
    insertRow(db, 'gift_card_history', { ...entry, createdAt: now() });
  return {
    /** Takes all units of an order or none. @throws 400 if they are no longer available */
    take: ({ products, giftCards }: ReservedUnits, orderIncrementId: string): void => {
      for (const { id, qty } of products) {
        if (execute(db, TAKE, qty, seconds(), id, qty) !== 1) {
          throw rejection(400, 'Some of the products are out of stock.');
        }
        outbox.note(id, 'sold');
      }
      for (const { code, cents } of giftCards) {
        const left = selectValue(db, REDEEM, cents, code, cents);
        if (left === undefined) throw rejection(400, 'The gift card has no balance left.');
        const balanceCents = Number(left);
        remember({ code, changeCents: -cents, balanceCents, reason: 'redeemed', orderIncrementId });
      }
    },
    release: ({ products, giftCards }: ReservedUnits, orderIncrementId: string): void => {
      for (const { id, qty } of products) {
        execute(db, RELEASE, qty, seconds(), id);
        outbox.note(id, 'returned');
      }
      for (const { code, cents } of giftCards) {
        const balanceCents = Number(selectValue(db, REFUND, cents, code));
        remember({ code, changeCents: cents, balanceCents, reason: 'returned', orderIncrementId });
      }
    },
  };
}
