import type { DatabaseSync } from 'node:sqlite';
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

/** An item of an alert whose price is another than the one last looked at. */
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
const CHANGES = `SELECT a.id AS alert_id, a.seen_cents, ${FINAL} AS now_cents, p.name, p.url_key,
    c.email, c.firstname
  FROM price_alert a JOIN catalog_product p ON p.sku = a.sku JOIN customer c ON c.id = a.customer_id
  WHERE p.enabled = 1 AND p.qty > 0 AND a.seen_cents <> ${FINAL}`;

const prepareAll = (db: DatabaseSync) => ({
  of: db.prepare('SELECT * FROM price_alert WHERE customer_id = ? ORDER BY id DESC'),
  one: db.prepare('SELECT * FROM price_alert WHERE customer_id = ? AND sku = ?'),
  add: db.prepare(
    `INSERT INTO price_alert (customer_id, sku, price_cents, seen_cents, created_at)
     VALUES (?, ?, ?, ?, ?) ON CONFLICT (customer_id, sku) DO NOTHING`,
  ),
  remove: db.prepare('DELETE FROM price_alert WHERE id = ? AND customer_id = ?'),
  changes: db.prepare(CHANGES),
  changesForProducts: db.prepare(`${CHANGES} AND p.id IN (SELECT value FROM json_each(?))`),
  see: db.prepare('UPDATE price_alert SET seen_cents = ? WHERE id = ?'),
  tell: db.prepare(
    `UPDATE price_alert SET seen_cents = ?1, notified_cents = ?1, notified_at = ?2 WHERE id = ?3`,
  ),
});

type Row = Record<string, unknown>;

const alertFromRow = (row: Row): PriceAlert => ({
  id: Number(row.id),
  customerId: Number(row.customer_id),
  sku: String(row.sku),
  priceCents: Number(row.price_cents),
  notifiedCents: row.notified_cents === null ? null : Number(row.notified_cents),
  notifiedAt: row.notified_at === null ? null : String(row.notified_at),
  createdAt: String(row.created_at),
});

const changeFromRow = (row: Row): PriceChange => ({
  alertId: Number(row.alert_id),
  seenCents: Number(row.seen_cents),
  nowCents: Number(row.now_cents),
  name: String(row.name),
  urlKey: String(row.url_key),
  email: String(row.email),
  firstname: String(row.firstname),
});

/** Stores price alerts. `now` returns the time in milliseconds. */
export function createPriceAlertStore(db: DatabaseSync, now: () => number = Date.now) {
  const sql = prepareAll(db);
  return {
    /** The customer's alerts, the newest first. */
    of: (customerId: number): PriceAlert[] => sql.of.all(customerId).map(alertFromRow),
    /** Makes an alert at this price; one that is there already stays as it is. */
    add: (
      customerId: number,
      { sku, cents }: { readonly sku: string; readonly cents: number },
    ): PriceAlert =>
      inTransaction(db, () => {
        sql.add.run(customerId, sku, cents, cents, moment(now()));
        return alertFromRow(sql.one.get(customerId, sku) ?? {});
      }),
    /** False when the customer has no such alert. */
    remove: (customerId: number, id: number): boolean => sql.remove.run(id, customerId).changes > 0,
    /** Changed prices of items on sale; of these products, or of all when left out. */
    changes: (productIds?: readonly number[]): PriceChange[] => {
      const rows =
        productIds === undefined
          ? sql.changes.all()
          : sql.changesForProducts.all(JSON.stringify(productIds));
      return rows.map(changeFromRow);
    },
    /** Stores the price, and that the customer was notified of it. */
    markSeen: (alertId: number, cents: number, isNotified: boolean): void => {
      if (isNotified) sql.tell.run(cents, moment(now()), alertId);
      else sql.see.run(cents, alertId);
    },
  };
}
