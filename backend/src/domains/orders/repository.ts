import type { DatabaseSync } from 'node:sqlite';
import { createRowMapper, type Row } from '../../db/rows.ts';
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

const ORDER = `SELECT id, increment_id, customer_id, state, status, grand_total_cents AS grand_total,
  created_at, updated_at, snapshot FROM sales_order`;

const prepareAll = (db: DatabaseSync) => ({
  reserve: db.prepare('INSERT INTO order_sequence DEFAULT VALUES RETURNING id'),
  create: db.prepare(
    `INSERT INTO sales_order
       (increment_id, quote_id, customer_id, state, status, grand_total_cents, created_at, updated_at, snapshot)
     VALUES (?, ?, ?, 'new', 'pending', ?, ?, ?, ?) RETURNING id`,
  ),
  createLine: db.prepare(
    'INSERT INTO sales_order_item (order_id, product_id, qty, data) VALUES (?, ?, ?, ?)',
  ),
  createAddress: db.prepare(
    'INSERT INTO sales_order_address (order_id, kind, data) VALUES (?, ?, ?)',
  ),
  byId: db.prepare(`${ORDER} WHERE id = ?`),
  byIncrementId: db.prepare(`${ORDER} WHERE increment_id = ?`),
  newest: db.prepare(`${ORDER} ORDER BY id DESC LIMIT 1`),
  lines: db.prepare('SELECT id, data FROM sales_order_item WHERE order_id = ? ORDER BY id'),
  addresses: db.prepare(
    'SELECT id, kind, data FROM sales_order_address WHERE order_id = ? ORDER BY id',
  ),
  setState: db.prepare('UPDATE sales_order SET state = ?, status = ?, updated_at = ? WHERE id = ?'),
});

type Statements = ReturnType<typeof prepareAll>;

function insert(sql: Statements, order: NewOrder): number {
  const moment = now();
  const { snapshot, customerId, grandTotal } = order;
  const head = [order.incrementId, snapshot.quoteId, customerId, grandTotal] as const;
  const row = sql.create.get(...head, moment, moment, JSON.stringify(snapshot));
  const id = Number(row?.id);
  for (const line of order.lines) {
    const { productId, qty } = line.totals.item;
    sql.createLine.run(id, productId, qty, JSON.stringify(line));
  }
  for (const kind of ['shipping', 'billing'] as const) {
    const address = order.addresses[kind];
    if (address) sql.createAddress.run(id, kind, JSON.stringify(address));
  }
  return id;
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
    create: (order: NewOrder): number => insert(sql, order),
    byId: (id: number): Order | undefined => one(sql.byId.get(id)),
    newest: (): Order | undefined => one(sql.newest.get()),
    byIncrementId: (number: string): Order | undefined => one(sql.byIncrementId.get(number)),
    find: ({
      where,
      orderBy,
      limit,
      offset,
    }: OrderQuery): { readonly orders: Order[]; readonly total: number } => {
      const filter = ['1', ...where.map((piece) => piece.sql)].join(' AND ');
      const values = where.flatMap((piece) => piece.values);
      const total = db.prepare(`SELECT count(*) AS n FROM sales_order WHERE ${filter}`);
      const page = db.prepare(`${ORDER} WHERE ${filter} ORDER BY ${orderBy} LIMIT ? OFFSET ?`);
      return {
        orders: page.all(...values, limit ?? -1, offset).map(whole),
        total: Number(total.get(...values)?.n),
      };
    },
    setState: (id: number, state: OrderState, status: string): void =>
      void sql.setState.run(state, status, now(), id),
  };
}
