import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, insertRow, type Row, updateRow } from '../../../db/rows.ts';
import { randomDigits } from '../../../shared/tokens/secret.ts';
import { now } from '../../cart/repository.ts';
import { type ReturnStatus, refundCents } from './rules.ts';

/** A return; amounts in cents. */
export interface OrderReturn {
  readonly id: number;
  readonly orderId: number;
  readonly customerId: number;
  readonly reason: string;
  readonly status: ReturnStatus;
  readonly itemsCents: number;
  readonly feeCents: number;
  readonly trackNumber: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly itemIds: readonly number[];
}

export type NewReturn = Pick<
  OrderReturn,
  'orderId' | 'customerId' | 'reason' | 'itemsCents' | 'feeCents' | 'itemIds'
>;

export type ReturnRepository = ReturnType<typeof createReturnRepository>;

/** The refunded lines of an order, and the total amount. */
export interface Refunded {
  readonly itemIds: ReadonlySet<number>;
  readonly cents: number;
}

const prepareAll = (db: DatabaseSync) => ({
  byId: db.prepare('SELECT * FROM order_return WHERE id = ?'),
  ofCustomer: db.prepare('SELECT * FROM order_return WHERE customer_id = ? ORDER BY id DESC'),
  newest: db.prepare('SELECT * FROM order_return ORDER BY id DESC LIMIT ?'),
  items: db.prepare('SELECT order_item_id FROM order_return_item WHERE return_id = ?'),
  returnedItems: db.prepare(
    `SELECT i.order_item_id FROM order_return_item i JOIN order_return r ON r.id = i.return_id
     WHERE r.order_id = ?`,
  ),
  refunded: db.prepare("SELECT * FROM order_return WHERE order_id = ? AND status = 'refunded'"),
});

const toReturn = createRowMapper<Omit<OrderReturn, 'itemIds'>>();

/** Returns in the commerce database; writes run inside the caller's transaction. */
export function createReturnRepository(db: DatabaseSync) {
  const sql = prepareAll(db);
  const whole = (row: Row): OrderReturn => {
    const entry = toReturn(row);
    const items = sql.items.all(entry.id);
    return { ...entry, itemIds: items.map((item) => Number(item.order_item_id)) };
  };
  return {
    create: ({ itemIds, ...created }: NewReturn): OrderReturn => {
      const at = now();
      const entry = {
        ...created,
        status: 'requested',
        trackNumber: `RET${randomDigits(15)}`,
        createdAt: at,
        updatedAt: at,
      } as const;
      const id = insertRow(db, 'order_return', entry);
      for (const orderItemId of itemIds) {
        insertRow(db, 'order_return_item', { orderItemId, returnId: id });
      }
      return { id, ...entry, itemIds };
    },
    byId: (id: number): OrderReturn | undefined => {
      const row = sql.byId.get(id);
      return row && whole(row);
    },
    /** The newest returns of all customers, at most `limit`. */
    newest: (limit: number): OrderReturn[] => sql.newest.all(limit).map(whole),
    /** Newest first. */
    ofCustomer: (customerId: number): OrderReturn[] => sql.ofCustomer.all(customerId).map(whole),
    returnedItems: (orderId: number): ReadonlySet<number> =>
      new Set(sql.returnedItems.all(orderId).map((row) => Number(row.order_item_id))),
    getRefunded: (orderId: number): Refunded => {
      const returns = sql.refunded.all(orderId).map(whole);
      return {
        itemIds: new Set(returns.flatMap(({ itemIds }) => itemIds)),
        cents: returns.reduce((sum, one) => sum + refundCents(one.itemsCents, one.feeCents), 0),
      };
    },
    setStatus: (id: number, status: ReturnStatus): void =>
      updateRow(db, 'order_return', id, { status, updatedAt: now() }),
  };
}
