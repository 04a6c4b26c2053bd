import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import { createItemReader } from './item-reader.ts';
import type { HistoryEntry, ItemDetails, ItemState, Offer, Payout, SellItem } from './types.ts';

export interface NewItem {
  readonly customerId: number;
  readonly submissionId: number;
  readonly details: ItemDetails;
  readonly askingCents: number | null;
  readonly atMs: number;
}

export interface NewSubmission {
  readonly customerId: number;
  readonly contact: Readonly<Record<string, string>>;
  readonly idempotencyKey: string | null;
  readonly atMs: number;
}

export type SellRepository = ReturnType<typeof createSellRepository>;

const prepareAll = (db: DatabaseSync) => ({
  addSubmission: db.prepare(
    `INSERT INTO sell_submission (customer_id, contact, idempotency_key, made_ms)
     VALUES (?, ?, ?, ?) RETURNING id`,
  ),
  submissionByKey: db.prepare(
    'SELECT id FROM sell_submission WHERE customer_id = ? AND idempotency_key = ?',
  ),
  addItem: db.prepare(
    `INSERT INTO sell_item
       (customer_id, submission_id, details, asking_cents, status, ship_code, made_ms, changed_ms)
     VALUES (?, ?, ?, ?, 'new_quote_requested', ?, ?, ?) RETURNING id`,
  ),
  describe: db.prepare(
    'UPDATE sell_item SET details = ?, asking_cents = ?, changed_ms = ? WHERE id = ?',
  ),
  clearPhotos: db.prepare('DELETE FROM sell_item_photo WHERE item_id = ?'),
  addPhoto: db.prepare(
    'INSERT INTO sell_item_photo (item_id, photo_id, position) VALUES (?, ?, ?)',
  ),
  setState: db.prepare(
    `UPDATE sell_item SET status = ?, payout_kind = ?, counter_cents = ?, expires_ms = ?,
       ship_by_ms = ?, inspection = ?, list_cents = ?, listed_ms = ?, sku = ?, sold_cents = ?,
       due_cents = ?, changed_ms = ? WHERE id = ?`,
  ),
  addHistory: db.prepare(
    `INSERT INTO sell_history (item_id, from_status, to_status, move, actor, reason, at_ms)
     VALUES (?, ?, ?, ?, ?, ?, ?)`,
  ),
  addOffer: db.prepare(
    `INSERT INTO sell_offer (item_id, stage, cash_cents, credit_cents, list_low_cents,
       list_high_cents, note, made_ms, expires_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  addPayout: db.prepare(
    `INSERT INTO sell_payout (item_id, customer_id, kind, amount_cents, reference, paid_ms)
     VALUES (?, ?, ?, ?, ?, ?)`,
  ),
});

// Excludes characters that are easily confused.
const alphabet = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';
const newShipCode = (): string =>
  Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Sell items in the commerce database. Callers use `atomically` for changes to several rows. */
export function createSellRepository(db: DatabaseSync) {
  const sql = prepareAll(db);
  return {
    ...createItemReader(db),
    addSubmission: ({ customerId, contact, idempotencyKey, atMs }: NewSubmission): number => {
      const text = JSON.stringify(contact);
      return Number(sql.addSubmission.get(customerId, text, idempotencyKey, atMs)?.id);
    },
    submissionByKey: (customerId: number, key: string): number | undefined => {
      const row = sql.submissionByKey.get(customerId, key);
      return row && Number(row.id);
    },
    addItem: ({ customerId, submissionId, details, askingCents, atMs }: NewItem): number => {
      const values = [customerId, submissionId, JSON.stringify(details), askingCents];
      return Number(sql.addItem.get(...values, newShipCode(), atMs, atMs)?.id);
    },
    describe: (id: number, item: Pick<NewItem, 'details' | 'askingCents' | 'atMs'>): void =>
      void sql.describe.run(JSON.stringify(item.details), item.askingCents, item.atMs, id),
    setPhotos: (id: number, photoIds: readonly string[]): void => {
      sql.clearPhotos.run(id);
      for (const [position, photoId] of photoIds.entries()) sql.addPhoto.run(id, photoId, position);
    },
    setState: (id: number, state: ItemState, atMs: number): void => {
      const { status, payoutKind, counterCents, expiresMs, shipByMs } = state;
      const { inspection, listCents, listedMs, sku, soldCents, dueCents } = state;
      const report = inspection && JSON.stringify(inspection);
      const waiting = [status, payoutKind, counterCents, expiresMs, shipByMs, report];
      sql.setState.run(...waiting, listCents, listedMs, sku, soldCents, dueCents, atMs, id);
    },
    addHistory: (id: number, { from, to, move, actor, reason, atMs }: HistoryEntry): void =>
      void sql.addHistory.run(id, from, to, move, actor, reason, atMs),
    addOffer: (id: number, offer: Omit<Offer, 'id'>): void => {
      const { stage, cashCents, creditCents, listLowCents, listHighCents } = offer;
      const sums = [cashCents, creditCents, listLowCents, listHighCents];
      sql.addOffer.run(id, stage, ...sums, offer.note, offer.madeMs, offer.expiresMs);
    },
    addPayout: ({ id, customerId }: Pick<SellItem, 'id' | 'customerId'>, payout: Payout): void => {
      const { kind, amountCents, reference, paidMs } = payout;
      sql.addPayout.run(id, customerId, kind, amountCents, reference, paidMs);
    },
    atomically: <Result>(work: () => Result): Result => inTransaction(db, work),
  };
}
