import type { DatabaseSync } from 'node:sqlite';
import { createReader, deleteRows, insertIfNew, updateRows } from '../../db/rows.ts';
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
const ALERTS = `price_alert a JOIN catalog_product p ON p.sku = a.sku
  JOIN customer c ON c.id = a.customer_id`;
const CHANGED = `WHERE p.enabled = 1 AND p.qty > 0 AND a.seen_cents <> ${FINAL}`;

/** Stores price alerts. `now` returns the time in milliseconds. */
export function createPriceAlertStore(db: DatabaseSync, now: () => number = Date.now) {
  const alerts = createReader<PriceAlert>(db, 'price_alert', {
    columns: 'id, customer_id, sku, price_cents, notified_cents, notified_at, created_at',
  });
  const changes = createReader<PriceChange>(db, ALERTS, {
    columns: `a.id AS alert_id, a.seen_cents, ${FINAL} AS now_cents, p.name, p.url_key, c.email,
      c.firstname`,
  });
  return {
    /** Newest first. */
    of: (customerId: number) => alerts.list({ customerId }, 'id DESC'),
    /** Creates an alert at this price unless there is one. */
    add: (
      customerId: number,
      { sku, cents }: { readonly sku: string; readonly cents: number },
    ): PriceAlert =>
      inTransaction(db, () => {
        const prices = { priceCents: cents, seenCents: cents };
        insertIfNew(db, 'price_alert', { customerId, sku, ...prices, createdAt: moment(now()) });
        return alerts.get({ customerId, sku });
      }),
    /** Returns false if the customer has no such alert. */
    remove: (customerId: number, id: number): boolean =>
      deleteRows(db, 'price_alert', { id, customerId }) > 0,
    /** Changed prices of items for sale: of these products, or of all. */
    changes: (productIds?: readonly number[]): PriceChange[] =>
      productIds === undefined
        ? changes.query(CHANGED)
        : changes.query(
            `${CHANGED} AND p.id IN (SELECT value FROM json_each(?))`,
            JSON.stringify(productIds),
          ),
    /** Stores the price, and that the customer was notified of it. */
    markSeen: (id: number, cents: number, isNotified: boolean) => {
      const notified = isNotified && { notifiedCents: cents, notifiedAt: moment(now()) };
      return updateRows(db, 'price_alert', { id }, { seenCents: cents, ...notified });
    },
  };
}
