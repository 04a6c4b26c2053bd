import type { AddressData, AddressKind } from '../cart/types.ts';
import type { Order, OrderAddress, OrderLine, OrderSnapshot, OrderState } from './types.ts';

export type Row = Readonly<Record<string, unknown>>;

const lineFromRow = (row: Row): OrderLine => ({
  ...(JSON.parse(String(row.data)) as Omit<OrderLine, 'id'>),
  id: Number(row.id),
});

const addressFromRow = (row: Row): OrderAddress => ({
  ...(JSON.parse(String(row.data)) as AddressData),
  id: Number(row.id),
  kind: String(row.kind) as AddressKind,
});

/** Rows that belong to one order. */
export interface OrderParts {
  readonly lines: readonly Row[];
  readonly addresses: readonly Row[];
}

/** A row of an order with what belongs to it. */
export const orderFromRow = (row: Row, { lines, addresses }: OrderParts): Order => ({
  id: Number(row.id),
  incrementId: String(row.increment_id),
  customerId: row.customer_id === null ? null : Number(row.customer_id),
  state: String(row.state) as OrderState,
  status: String(row.status),
  grandTotal: Number(row.grand_total_cents),
  createdAt: String(row.created_at),
  updatedAt: String(row.updated_at),
  snapshot: JSON.parse(String(row.snapshot)) as OrderSnapshot,
  lines: lines.map(lineFromRow),
  addresses: addresses.map(addressFromRow),
});
