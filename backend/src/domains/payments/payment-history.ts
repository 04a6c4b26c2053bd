import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper } from '../../db/rows.ts';

/** An event of a cart's payments, or its order. */
export interface PaymentEntry {
  readonly kind: 'order' | 'charge' | 'hold' | 'refund';
  readonly number: string;
  /** Code of the payment method; empty for an order. */
  readonly method: string;
  readonly state: string;
  readonly amountCents: number;
  readonly quoteId: number;
}

const FIELDS = 'kind, number, method, state, amount_cents, quote_id';

const entries = `
  SELECT 'order' AS kind, increment_id AS number, '' AS method, status AS state, grand_total_cents AS amount_cents,
    quote_id, created_at AS at FROM sales_order
  UNION ALL
  SELECT 'charge', increment_id, method, state, amount_cents, quote_id, created_at FROM payment_charge
  UNION ALL
  SELECT 'hold', wallet_order_id, 'encore_wallet', state, amount_cents, quote_id,
    strftime('%Y-%m-%d %H:%M:%S', created_ms / 1000, 'unixepoch') FROM payment_hold
  UNION ALL
  SELECT 'refund', r.increment_id, c.method, r.state, r.amount_cents, c.quote_id, r.created_at
    FROM payment_refund r JOIN payment_charge c ON c.increment_id = r.increment_id`;

const toEntry = createRowMapper<PaymentEntry>();

/** Orders, charges, holds and refunds in the commerce database. */
export function createPaymentHistory(db: DatabaseSync) {
  const selectCart = db.prepare('SELECT id FROM quote WHERE masked_id = ? OR CAST(id AS TEXT) = ?');
  const newest = db.prepare(`SELECT ${FIELDS} FROM (${entries}) ORDER BY at DESC LIMIT ?`);
  const ofCart = db.prepare(`SELECT ${FIELDS} FROM (${entries}) WHERE quote_id = ? ORDER BY at`);
  return {
    newest: (limit: number): PaymentEntry[] => newest.all(limit).map(toEntry),
    /**
     * All events of a cart, oldest first. `cart`: a guest's masked id or the cart number; undefined if it does not
     * exist.
     */
    ofCart: (cart: string): PaymentEntry[] | undefined => {
      const found = selectCart.get(cart, cart);
      return found && ofCart.all(Number(found.id)).map(toEntry);
    },
  };
}

export type PaymentHistory = ReturnType<typeof createPaymentHistory>;
