import type { DatabaseSync } from 'node:sqlite';
import { createReader, insertRow, selectValue, updateRows } from '../../db/rows.ts';
import { now } from '../../shared/moment.ts';
import type { AddressData, AddressKind } from '../cart/types.ts';
import { incrementId } from './rules.ts';
import type { Order, OrderAddress, OrderLine, OrderSnapshot, OrderState } from './types.ts';

export interface NewOrder {
  readonly incrementId: string;
  readonly customerId: number | null;
  readonly grandTotal: number;
  readonly snapshot: OrderSnapshot;
  readonly lines: readonly Omit<OrderLine, 'id'>[];
  readonly addresses: Readonly<Partial<Record<AddressKind, AddressData>>>;
}

export type OrderRepository = ReturnType<typeof createOrderRepository>;

const RESERVE = 'INSERT INTO order_sequence DEFAULT VALUES RETURNING id';
const COLUMNS = `id, increment_id, customer_id, state, status, grand_total_cents AS grand_total,
  created_at, updated_at, snapshot`;

type LineRow = { readonly id: number; readonly data: Omit<OrderLine, 'id'> };
type AddressRow = { readonly id: number; readonly kind: AddressKind; readonly data: AddressData };

function insert(db: DatabaseSync, order: NewOrder): number {
  const moment = now();
  const orderId = insertRow(db, 'sales_order', {
    incrementId: order.incrementId,
    quoteId: order.snapshot.quoteId,
    customerId: order.customerId,
    state: 'new',
    status: 'pending',
    grandTotalCents: order.grandTotal,
    createdAt: moment,
    updatedAt: moment,
    snapshot: order.snapshot,
  });
  for (const line of order.lines) {
    const { productId, qty } = line.totals.item;
    insertRow(db, 'sales_order_item', { orderId, productId, qty, data: line });
  }
  for (const kind of ['shipping', 'billing'] as const) {
    const data = order.addresses[kind];
    if (data) insertRow(db, 'sales_order_address', { orderId, kind, data });
  }
  return orderId;
}

/** Orders in the commerce database; writes run inside the caller's transaction. */
export function createOrderRepository(db: DatabaseSync) {
  const lines = createReader(db, 'sales_order_item', {
    json: ['data'],
    complete: ({ id, data }: LineRow): OrderLine => ({ ...data, id }),
  });
  const addresses = createReader(db, 'sales_order_address', {
    json: ['data'],
    complete: ({ id, kind, data }: AddressRow): OrderAddress => ({ ...data, id, kind }),
  });
  const orders = createReader(db, 'sales_order', {
    columns: COLUMNS,
    json: ['snapshot'],
    complete: (order: Omit<Order, 'lines' | 'addresses'>): Order => ({
      ...order,
      lines: lines.list({ orderId: order.id }, 'id'),
      addresses: addresses.list({ orderId: order.id }, 'id'),
    }),
  });
  return {
    /** The next order number; a gap remains if the order is not placed. */
    reserve: (): string => incrementId(Number(selectValue(db, RESERVE))),
    create: (order: NewOrder): number => insert(db, order),
    byId: (id: number) => orders.find({ id }),
    newest: (): Order | undefined => orders.query('ORDER BY id DESC LIMIT 1')[0],
    byIncrementId: (incrementId: string) => orders.find({ incrementId }),
    find: orders.page,
    setState: (id: number, state: OrderState, status: string) =>
      updateRows(db, 'sales_order', { id }, { state, status, updatedAt: now() }),
  };
}
