import type { DatabaseSync } from 'node:sqlite';

const faults = {
  'an order without a charge': `SELECT o.increment_id AS what FROM sales_order o WHERE NOT EXISTS (
    SELECT 1 FROM payment_charge c WHERE c.increment_id = o.increment_id
    AND c.state IN ('authorised', 'captured') AND c.amount_cents = o.grand_total_cents)`,
  'a charge without an order': `SELECT c.increment_id AS what FROM payment_charge c WHERE c.state != 'voided'
    AND NOT EXISTS (SELECT 1 FROM sales_order o WHERE o.increment_id = c.increment_id)`,
  'one reference for two orders': `SELECT reference AS what FROM payment_charge WHERE state != 'voided'
    GROUP BY reference HAVING count(*) > 1`,
  'more given back than taken': `SELECT c.increment_id AS what FROM payment_charge c
    JOIN payment_refund r ON r.increment_id = c.increment_id GROUP BY c.increment_id
    HAVING sum(r.amount_cents) > c.amount_cents OR (c.state != 'captured' AND max(r.state = 'refunded'))`,
  'a canceled order whose money stays': `SELECT o.increment_id AS what FROM sales_order o
    JOIN payment_charge c ON c.increment_id = o.increment_id LEFT JOIN payment_refund r ON r.increment_id = o.increment_id
    WHERE o.state = 'canceled' AND c.state != 'voided' GROUP BY o.increment_id
    HAVING coalesce(sum(r.amount_cents), 0) != c.amount_cents`,
  'pieces held for nobody': 'SELECT increment_id AS what FROM order_claim',
} as const;

/** What does not add up between orders and charges, in words; empty when all does. */
export const ledgerFaults = (db: DatabaseSync): string[] =>
  Object.entries(faults).flatMap(([fault, sql]) =>
    db
      .prepare(sql)
      .all()
      .map(({ what }) => `${fault}: ${what}`),
  );
