import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../../db/transaction.ts';
import { dollars } from '../../../shared/money.ts';
import { listType } from '../../../shared/webapi/data-type.ts';
import { missing, rejection } from '../../../shared/webapi/errors.ts';
import { type Call, customerRoute, type Route } from '../../../shared/webapi/route.ts';
import { createOrderRepository, type OrderRepository } from '../repository.ts';
import { createShipments, type Shipments } from '../shipments.ts';
import type { Order } from '../types.ts';
import {
  createReturnRepository,
  itemsCents,
  type OrderReturn,
  type ReturnRepository,
  refundCents,
  returnFault,
} from './repository.ts';

export interface ReturnOptions {
  readonly db: DatabaseSync;
  /** The return fee in cents. */
  readonly feeCents: number;
  /** The current time in milliseconds. */
  readonly now: () => number;
}

interface Dependencies extends ReturnOptions {
  readonly orders: OrderRepository;
  readonly shipments: Shipments;
  readonly returns: ReturnRepository;
}

const RETURN_TO = ['Encore Returns', '2000 Avenue of the Stars', 'Los Angeles, CA 90067', 'US'];

function returnView(entry: OrderReturn, { orders }: Dependencies): Record<string, unknown> {
  const order = orders.byId(entry.orderId);
  const lines = order?.lines.filter(({ id }) => entry.itemIds.includes(id)) ?? [];
  return {
    id: entry.id,
    order_id: entry.orderId,
    order_increment_id: order?.incrementId,
    status: entry.status,
    reason: entry.reason,
    items: lines.map(({ id, totals: { item } }) => ({
      item_id: id,
      sku: item.sku,
      name: item.name,
      qty: item.qty,
    })),
    items_amount: dollars(entry.itemsCents),
    fee: dollars(entry.feeCents),
    refund_amount: dollars(refundCents(entry.itemsCents, entry.feeCents)),
    track_number: entry.trackNumber,
    created_at: entry.createdAt,
    updated_at: entry.updatedAt,
  };
}

function ownOrder({ args, caller }: Call, { orders }: Dependencies): Order {
  const order = orders.byId(Number(args.orderId));
  if (order !== undefined && order.customerId === caller.customerId) return order;
  throw missing('entity');
}

function request(call: Call, deps: Dependencies): object {
  const order = ownOrder(call, deps);
  const itemIds = [...new Set(call.args.itemIds as readonly number[])];
  const fault = returnFault({
    order,
    itemIds,
    shippedAt: deps.shipments.ofOrder(order.id)[0]?.created_at,
    returned: deps.returns.returnedItems(order.id),
    now: deps.now(),
  });
  if (fault !== undefined) throw rejection(400, fault);
  const entry = deps.returns.create({
    orderId: order.id,
    customerId: Number(call.caller.customerId),
    itemIds,
    reason: String(call.args.reason).trim().slice(0, 1000),
    itemsCents: itemsCents(order, itemIds),
    feeCents: deps.feeCents,
  });
  return returnView(entry, deps);
}

function ownReturn({ args, caller }: Call, { returns }: Dependencies): OrderReturn {
  const entry = returns.byId(Number(args.id));
  if (entry !== undefined && entry.customerId === caller.customerId) return entry;
  throw rejection(404, "The return doesn't exist.");
}

function labelView(call: Call, deps: Dependencies): object {
  const entry = ownReturn(call, deps);
  const order = deps.orders.byId(entry.orderId);
  const sender = order?.addresses.find(({ kind }) => kind === 'shipping') ?? order?.addresses[0];
  const { firstname, lastname, street, city, regionCode, postcode, countryId } = sender ?? {};
  return {
    carrier: 'Encore Delivery',
    track_number: entry.trackNumber,
    from: [
      `${firstname ?? ''} ${lastname ?? ''}`.trim(),
      ...(street ?? []),
      `${city ?? ''}, ${regionCode ?? ''} ${postcode ?? ''}`,
      countryId ?? '',
    ],
    to: RETURN_TO,
  };
}

const id = { id: 'int' } as const;

export function returnRoutes(options: ReturnOptions): Route[] {
  const { db } = options;
  const deps: Dependencies = {
    ...options,
    orders: createOrderRepository(db),
    shipments: createShipments(db),
    returns: createReturnRepository(db),
  };
  return [
    customerRoute.post(
      '/orders/returns',
      { orderId: 'int', itemIds: listType('int'), reason: 'string' },
      (call) => inTransaction(db, () => request(call, deps)),
    ),
    customerRoute.get('/orders/returns', {}, ({ customerId }) =>
      deps.returns.ofCustomer(customerId).map((entry) => returnView(entry, deps)),
    ),
    customerRoute.get('/orders/returns/:id', id, (call) => returnView(ownReturn(call, deps), deps)),
    customerRoute.get('/orders/returns/:id/label', id, (call) => labelView(call, deps)),
  ];
}
