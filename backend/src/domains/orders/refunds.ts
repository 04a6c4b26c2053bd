import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper } from '../../db/rows.ts';
import { now } from '../cart/repository.ts';
import { orderCanceledEmail, orderRefundedEmail } from './emails.ts';
import type { PaymentGateway } from './gateway.ts';
import type { OrderRepository } from './repository.ts';
import type { OrderMailer } from './steps.ts';
import type { Stock } from './stock.ts';
import type { Order } from './types.ts';

/** A refund to a buyer; `owed` until the provider has executed it. */
export interface Refund {
  /** Identifies the reason, such as `return-7`; each key is refunded once. */
  readonly key: string;
  readonly incrementId: string;
  readonly amountCents: number;
  readonly state: 'owed' | 'refunded';
  readonly createdAt: string;
}

export type Refunds = ReturnType<typeof createRefunds>;

export interface RefundDependencies {
  readonly db: DatabaseSync;
  readonly orders: OrderRepository;
  readonly stock: Pick<Stock, 'release'>;
  /** @throws if no gateway supports the method any longer */
  readonly getGateway: (method: string) => PaymentGateway;
  readonly mailer?: OrderMailer | undefined;
  readonly onFault?: ((error: unknown) => void) | undefined;
}

const prepareAll = (db: DatabaseSync) => ({
  left: db.prepare(
    `SELECT c.amount_cents - coalesce(sum(r.amount_cents), 0) AS cents FROM payment_charge c
     LEFT JOIN payment_refund r ON r.increment_id = c.increment_id
     WHERE c.increment_id = ? AND c.state IN ('authorised', 'captured') GROUP BY c.increment_id`,
  ),
  find: db.prepare('SELECT 1 FROM payment_refund WHERE key = ?'),
  owe: db.prepare("INSERT INTO payment_refund VALUES (?, ?, ?, 'owed', ?, ?)"),
  owed: db.prepare(
    `SELECT r.*, c.method, c.reference FROM payment_refund r JOIN payment_charge c USING (increment_id)
     WHERE r.state = 'owed' AND c.state = 'captured' ORDER BY r.created_at`,
  ),
  done: db.prepare(
    "UPDATE payment_refund SET state = 'refunded', updated_at = ? WHERE key = ? AND state = 'owed'",
  ),
  of: db.prepare('SELECT * FROM payment_refund WHERE increment_id = ? ORDER BY created_at, key'),
  redeemed: db.prepare(
    'SELECT -sum(change_cents) AS cents FROM gift_card_history WHERE code = ? AND order_increment_id = ?',
  ),
});

const toRefund = createRowMapper<Refund>();
const toOwedRefund = createRowMapper<Refund & { method: string; reference: string }>();

export function createRefunds(deps: RefundDependencies) {
  const { db, orders, stock, getGateway, mailer, onFault } = deps;
  const sql = prepareAll(db);
  const left = ({ incrementId }: Order): number => Number(sql.left.get(incrementId)?.cents ?? 0);

  const toCards = ({ incrementId, snapshot }: Order, cents: number): void => {
    let rest = cents;
    for (const { code } of snapshot.giftCards) {
      const back = Math.min(rest, Number(sql.redeemed.get(code, incrementId)?.cents ?? 0));
      if (back > 0)
        stock.release({ products: [], giftCards: [{ code, cents: back }] }, incrementId);
      rest -= Math.max(0, back);
    }
  };
  const notify = ({ incrementId, amountCents }: Refund): void => {
    const order = orders.byIncrementId(incrementId);
    if (mailer && order?.snapshot.email) {
      const isUnpaid = order.state === 'canceled' && !order.snapshot.isPaid;
      const content = isUnpaid
        ? orderCanceledEmail(order, mailer.shopUrl)
        : orderRefundedEmail(order, amountCents, mailer.shopUrl);
      mailer.send(order.snapshot.email, content);
    }
  };

  return {
    /** The refundable remainder of an order's charge, in cents. */
    left,
    /** Oldest first. */
    of: (incrementId: string): Refund[] => sql.of.all(incrementId).map(toRefund),
    /**
     * Records a refund inside the caller's transaction: to the original charge, and to gift cards for their part.
     * Limited to the paid amount; a repeated key has no effect.
     */
    owe: (order: Order, key: string, cents: number): void => {
      if (sql.find.get(key) !== undefined) return;
      const charged = Math.min(cents, left(order));
      const at = now();
      if (charged > 0) sql.owe.run(key, order.incrementId, charged, at, at);
      toCards(order, cents - charged);
    },
    /**
     * Requests the refunds that are due. A refund of an unreachable provider is retried later, as is the rest once
     * `closing` is aborted.
     */
    payOwed: async (closing?: AbortSignal): Promise<void> => {
      for (const row of sql.owed.all()) {
        if (closing?.aborted) return;
        const refund = toOwedRefund(row);
        const { key, amountCents, method, reference } = refund;
        try {
          await getGateway(method).refund({ reference, key, amountCents });
          if (Number(sql.done.run(now(), key).changes) === 1) notify(refund);
        } catch (error) {
          onFault?.(error);
        }
      }
    },
  };
}
