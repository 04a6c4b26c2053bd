import type { DatabaseSync } from 'node:sqlite';
import { createReader, insertRow, selectValue, updateRows } from '../../db/rows.ts';
import { now } from '../../shared/moment.ts';
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

const LEFT = `SELECT c.amount_cents - coalesce(sum(r.amount_cents), 0) FROM payment_charge c
  LEFT JOIN payment_refund r ON r.increment_id = c.increment_id
  WHERE c.increment_id = ? AND c.state IN ('authorised', 'captured') GROUP BY c.increment_id`;
const REDEEMED =
  'SELECT -sum(change_cents) FROM gift_card_history WHERE code = ? AND order_increment_id = ?';

interface OwedRefund extends Refund {
  readonly method: string;
  readonly reference: string;
}

export function createRefunds(deps: RefundDependencies) {
  const { db, orders, stock, getGateway, mailer, onFault } = deps;
  const refunds = createReader<Refund>(db, 'payment_refund');
  const owed = createReader<OwedRefund>(
    db,
    'payment_refund r JOIN payment_charge c USING (increment_id)',
    { columns: 'r.*, c.method, c.reference' },
  );
  const left = ({ incrementId }: Order): number => Number(selectValue(db, LEFT, incrementId) ?? 0);

  const toCards = ({ incrementId, snapshot }: Order, cents: number): void => {
    let rest = cents;
    for (const { code } of snapshot.giftCards) {
      const back = Math.min(rest, Number(selectValue(db, REDEEMED, code, incrementId) ?? 0));
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
    of: (incrementId: string) => refunds.list({ incrementId }, 'created_at, key'),
    /**
     * Records a refund inside the caller's transaction: to the original charge, and to gift cards for their part.
     * Limited to the paid amount; a repeated key has no effect.
     */
    owe: (order: Order, key: string, cents: number): void => {
      if (refunds.find({ key }) !== undefined) return;
      const charged = Math.min(cents, left(order));
      const at = now();
      const times = { createdAt: at, updatedAt: at };
      const refund = { key, incrementId: order.incrementId, amountCents: charged, state: 'owed' };
      if (charged > 0) insertRow(db, 'payment_refund', { ...refund, ...times });
      toCards(order, cents - charged);
    },
    /**
     * Requests the refunds that are due. A refund of an unreachable provider is retried later, as is the rest once
     * `closing` is aborted.
     */
    payOwed: async (closing?: AbortSignal): Promise<void> => {
      const due = owed.query(
        "WHERE r.state = 'owed' AND c.state = 'captured' ORDER BY r.created_at",
      );
      for (const refund of due) {
        if (closing?.aborted) return;
        const { key, amountCents, method, reference } = refund;
        try {
          await getGateway(method).refund({ reference, key, amountCents });
          const done = { state: 'refunded', updatedAt: now() };
          if (updateRows(db, 'payment_refund', { key, state: 'owed' }, done) === 1) notify(refund);
        } catch (error) {
          onFault?.(error);
        }
      }
    },
  };
}
