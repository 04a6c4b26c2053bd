import type { DatabaseSync } from 'node:sqlite';
import { createReader, insertRow, selectColumn, updateRows } from '../../../db/rows.ts';
import { momentMs, now } from '../../../shared/moment.ts';
import { randomDigits } from '../../../shared/random.ts';
import type { Order, OrderLine } from '../types.ts';

/** Days after shipping within which an item may be returned. */
const RETURN_DAYS = 15;

export type ReturnStatus = 'requested' | 'received' | 'refunded' | 'declined';

const transitions: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ['received', 'declined'],
  received: ['refunded', 'declined'],
  refunded: [],
  declined: [],
};

export const nextStatuses = (from: ReturnStatus): readonly ReturnStatus[] => transitions[from];

export const canTransition = (from: ReturnStatus, to: ReturnStatus): boolean =>
  transitions[from].includes(to);

const dayMs = 24 * 60 * 60 * 1000;

interface ReturnRequest {
  readonly order: Order;
  readonly shippedAt: string | undefined;
  readonly itemIds: readonly number[];
  readonly returned: ReadonlySet<number>;
  /** The current time in milliseconds since 1970. */
  readonly now: number;
}

/** The error of an invalid return request; undefined if it is valid. */
export function returnFault(request: ReturnRequest): string | undefined {
  const { order, shippedAt, itemIds, returned, now } = request;
  if (shippedAt === undefined || order.state !== 'complete') {
    return 'The order has not been shipped yet.';
  }
  if (now - momentMs(shippedAt) > RETURN_DAYS * dayMs) {
    return `Items can be returned within ${RETURN_DAYS} days of shipping.`;
  }
  if (itemIds.length === 0) return 'Select an item to return.';
  const own = new Set(order.lines.map(({ id }) => id));
  if (itemIds.some((id) => !own.has(id))) return "This item isn't in the order.";
  if (itemIds.some((id) => returned.has(id))) return 'The item has already been returned.';
  return undefined;
}

/** The amount paid for a line, in cents: after the discount, with tax, without shipping. */
const paidFor = ({ totals }: OrderLine): number => totals.row - totals.discount + totals.tax;

/** The amount paid for the chosen lines, in cents. */
export const itemsCents = (order: Order, itemIds: readonly number[]): number =>
  order.lines
    .filter(({ id }) => itemIds.includes(id))
    .reduce((sum, line) => sum + paidFor(line), 0);

/** The refunded amount in cents; at least zero. */
export const refundCents = (paid: number, fee: number): number => Math.max(0, paid - fee);

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

const ITEMS = 'SELECT order_item_id FROM order_return_item WHERE return_id = ?';
const RETURNED_ITEMS = `SELECT i.order_item_id FROM order_return_item i
  JOIN order_return r ON r.id = i.return_id WHERE r.order_id = ?`;

/** Returns in the commerce database; writes run inside the caller's transaction. */
export function createReturnRepository(db: DatabaseSync) {
  const returns = createReader(db, 'order_return', {
    complete: (entry: Omit<OrderReturn, 'itemIds'>): OrderReturn => ({
      ...entry,
      itemIds: selectColumn(db, ITEMS, entry.id).map(Number),
    }),
  });
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
    byId: (id: number) => returns.find({ id }),
    /** The newest returns of all customers, at most `limit`. */
    newest: (limit: number) => returns.query('ORDER BY id DESC LIMIT ?', limit),
    /** Newest first. */
    ofCustomer: (customerId: number) => returns.list({ customerId }, 'id DESC'),
    returnedItems: (orderId: number): ReadonlySet<number> =>
      new Set(selectColumn(db, RETURNED_ITEMS, orderId).map(Number)),
    getRefunded: (orderId: number): Refunded => {
      const refunded = returns.list({ orderId, status: 'refunded' }, 'id');
      return {
        itemIds: new Set(refunded.flatMap(({ itemIds }) => itemIds)),
        cents: refunded.reduce((sum, one) => sum + refundCents(one.itemsCents, one.feeCents), 0),
      };
    },
    setStatus: (id: number, status: ReturnStatus) =>
      updateRows(db, 'order_return', { id }, { status, updatedAt: now() }),
  };
}
