import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, insertRow, type Row, updateRow } from '../../db/rows.ts';
import { selectPage } from '../../shared/webapi/search-query.ts';
import { now } from '../cart/repository.ts';
import type { AddressData, AddressKind } from '../cart/types.ts';
import { incrementId } from './rules.ts';
import type { OrderQuery } from './search.ts';
import type { Order, OrderLine, OrderSnapshot, OrderState } from './types.ts';

const toLine = createRowMapper<{ id: number; data: Omit<OrderLine, 'id'> }>({ json: ['data'] });
const toAddress = createRowMapper<{ id: number; kind: AddressKind; data: AddressData }>({
  json: ['data'],
});
const toOrder = createRowMapper<Omit<Order, 'lines' | 'addresses'>>({ json: ['snapshot'] });

export interface NewOrder {
  readonly incrementId: string;
  readonly customerId: number | null;
  readonly grandTotal: number;
  readonly snapshot: OrderSnapshot;
  readonly lines: readonly Omit<OrderLine, 'id'>[];
  readonly addresses: Readonly<Partial<Record<AddressKind, AddressData>>>;
}

export type OrderRepository = ReturnType<typeof createOrderRepository>;

const COLUMNS = `id, increment_id, customer_id, state, status, grand_total_cents AS grand_total,
  created_at, updated_at, snapshot`;
const ORDER = `SELECT ${COLUMNS} FROM sales_order`;

const prepareAll = (db: DatabaseSync) => ({
  reserve: db.prepare('INSERT INTO order_sequence DEFAULT VALUES RETURNING id'),
  byId: db.prepare(`${ORDER} WHERE id = ?`),
  byIncrementId: db.prepare(`${ORDER} WHERE increment_id = ?`),
  newest: db.prepare(`${ORDER} ORDER BY id DESC LIMIT 1`),
  lines: db.prepare('SELECT id, data FROM sales_order_item WHERE order_id = ? ORDER BY id'),
  addresses: db.prepare(
    'SELECT id, kind, data FROM sales_order_address WHERE order_id = ? ORDER BY id',
  ),
});

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
  const sql = prepareAll(db);
  const whole = (row: Row): Order => {
    const order = toOrder(row);
    return {
      ...order,
      lines: sql.lines.all(order.id).map((line) => {
        const { id, data } = toLine(line);
        return { ...data, id };
      }),
      addresses: sql.addresses.all(order.id).map((address) => {
        const { id, kind, data } = toAddress(address);
        return { ...data, id, kind };
      }),
    };
  };
  const one = (row: Row | undefined): Order | undefined => row && whole(row);
  return {
    /** The next order number; a gap remains if the order is not placed. */
    reserve: (): string => incrementId(Number(sql.reserve.get()?.id)),
    create: (order: NewOrder): number => insert(db, order),
    byId: (id: number): Order | undefined => one(sql.byId.get(id)),
    newest: (): Order | undefined => one(sql.newest.get()),
    byIncrementId: (number: string): Order | undefined => one(sql.byIncrementId.get(number)),
    find: (query: OrderQuery): { readonly orders: Order[]; readonly total: number } => {
      const { rows, total } = selectPage(db, { select: COLUMNS, from: 'sales_order' }, query);
      return { orders: rows.map(whole), total };
    },
    setState: (id: number, state: OrderState, status: string): void =>
      updateRow(db, 'sales_order', id, { state, status, updatedAt: now() }),
  };
}
