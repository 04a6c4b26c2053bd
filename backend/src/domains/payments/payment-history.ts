import type { DatabaseSync } from 'node:sqlite';
import { createReader, selectValue } from '../../db/rows.ts';

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

const CART = 'SELECT id FROM quote WHERE masked_id = ?1 OR CAST(id AS TEXT) = ?1';

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

/** Orders, charges, holds and refunds in the commerce database. */
export function createPaymentHistory(db: DatabaseSync) {
  const history = createReader<PaymentEntry>(db, `(${entries})`, {
    columns: 'kind, number, method, state, amount_cents, quote_id',
  });
  return {
    newest: (limit: number) => history.query('ORDER BY at DESC LIMIT ?', limit),
    /**
     * All events of a cart, oldest first. `cart`: a guest's masked id or the cart number; undefined if it does not
     * exist.
     */
    ofCart: (cart: string): PaymentEntry[] | undefined => {
      const quoteId = selectValue(db, CART, cart);
      return quoteId === undefined ? undefined : history.list({ quoteId }, 'at');
    },
  };
}

export type PaymentHistory = ReturnType<typeof createPaymentHistory>;
