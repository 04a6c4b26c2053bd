import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper } from '../../db/rows.ts';
import { inTransaction } from '../../db/transaction.ts';
import { moment } from '../../shared/moment.ts';

/** A customer's alert for a lower price of an item. Cents; moments in UTC. */
export interface PriceAlert {
  readonly id: number;
  readonly customerId: number;
  readonly sku: string;
  readonly priceCents: number;
  /** When the customer was last notified, and of which price; null before that. */
  readonly notifiedCents: number | null;
  readonly notifiedAt: string | null;
  readonly createdAt: string;
}

/** An item of an alert whose price has changed since it was last checked. */
export interface PriceChange {
  readonly alertId: number;
  readonly seenCents: number;
  readonly nowCents: number;
  readonly name: string;
  readonly urlKey: string;
  readonly email: string;
  readonly firstname: string;
}

const FINAL = 'min(p.price_cents, coalesce(p.special_price_cents, p.price_cents))';
const ALERT = `SELECT id, customer_id, sku, price_cents, notified_cents, notified_at, created_at
  FROM price_alert`;
const CHANGES = `SELECT a.id AS alert_id, a.seen_cents, ${FINAL} AS now_cents, p.name, p.url_key,
    c.email, c.firstname
  FROM price_alert a JOIN catalog_product p ON p.sku = a.sku JOIN customer c ON c.id = a.customer_id
  WHERE p.enabled = 1 AND p.qty > 0 AND a.seen_cents <> ${FINAL}`;

const prepareAll = (db: DatabaseSync) => ({
  of: db.prepare(`${ALERT} WHERE customer_id = ? ORDER BY id DESC`),
  one: db.prepare(`${ALERT} WHERE customer_id = ? AND sku = ?`),
  add: db.prepare(
    `INSERT INTO price_alert (customer_id, sku, price_cents, seen_cents, created_at)
     VALUES (?, ?, ?, ?, ?) ON CONFLICT (customer_id, sku) DO NOTHING`,
  ),
  remove: db.prepare('DELETE FROM price_alert WHERE id = ? AND customer_id = ?'),
  changes: db.prepare(CHANGES),
  changesForProducts: db.prepare(`${CHANGES} AND p.id IN (SELECT value FROM json_each(?))`),
  markSeen: db.prepare('UPDATE price_alert SET seen_cents = ? WHERE id = ?'),
  markNotified: db.prepare(
    `UPDATE price_alert SET seen_cents = ?1, notified_cents = ?1, notified_at = ?2 WHERE id = ?3`,
  ),
});

const toAlert = createRowMapper<PriceAlert>();
const toChange = createRowMapper<PriceChange>();

/** Stores price alerts. `now` returns the time in milliseconds. */
export function createPriceAlertStore(db: DatabaseSync, now: () => number = Date.now) {
  const sql = prepareAll(db);
  return {
    /** Newest first. */
    of: (customerId: number): PriceAlert[] => sql.of.all(customerId).map(toAlert),
    /** Creates an alert at this price unless there is one. */
    add: (
      customerId: number,
      { sku, cents }: { readonly sku: string; readonly cents: number },
    ): PriceAlert =>
      inTransaction(db, () => {
        sql.add.run(customerId, sku, cents, cents, moment(now()));
        return toAlert(sql.one.get(customerId, sku) ?? {});
      }),
    /** Returns false if the customer has no such alert. */
    remove: (customerId: number, id: number): boolean => sql.remove.run(id, customerId).changes > 0,
    /** Changed prices of items on sale: of these products, or of all. */
    changes: (productIds?: readonly number[]): PriceChange[] => {
      const rows =
        productIds === undefined
          ? sql.changes.all()
          : sql.changesForProducts.all(JSON.stringify(productIds));
      return rows.map(toChange);
    },
    /** Stores the price, and that the customer was notified of it. */
    markSeen: (alertId: number, cents: number, isNotified: boolean): void => {
      if (isNotified) sql.markNotified.run(cents, moment(now()), alertId);
      else sql.markSeen.run(cents, alertId);
    },
  };
}
