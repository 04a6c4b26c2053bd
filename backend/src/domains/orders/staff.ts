import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import { missing, rejection } from '../../shared/webapi/errors.ts';
import { orderCanceledEmail, orderShippedEmail } from './emails.ts';
import type { Refunds } from './refunds.ts';
import type { OrderRepository } from './repository.ts';
import {
  canTransition,
  createReturnRepository,
  type ReturnStatus,
  refundCents,
} from './returns/repository.ts';
import type { Shipment, Shipments } from './shipments.ts';
import type { OrderMailer } from './steps.ts';
import type { Stock } from './stock.ts';
import type { Order } from './types.ts';

interface StaffDependencies {
  readonly db: DatabaseSync;
  readonly orders: OrderRepository;
  readonly shipments: Shipments;
  readonly stock: Stock;
  readonly refunds: Refunds;
  readonly mailer?: OrderMailer | undefined;
}

const isOpen = ({ state }: Order): boolean => state === 'new' || state === 'processing';

function createCancel({ db, orders, stock, refunds, mailer }: StaffDependencies) {
  const cancel = (orderId: number): boolean => {
    const order = orders.byId(orderId);
    if (order === undefined) throw missing('entity');
    if (!isOpen(order)) return false;
    const products = order.lines.map(({ totals: { item } }) => ({
      id: item.productId,
      qty: item.qty,
    }));
    stock.release({ products, giftCards: order.snapshot.giftCards }, order.incrementId);
    orders.setState(orderId, 'canceled', 'canceled');
    const left = refunds.left(order);
    refunds.owe(order, `cancel-${order.incrementId}`, left);
    // For a refund, its own email is sent once it has been paid.
    if (left === 0 && mailer && order.snapshot.email) {
      mailer.send(order.snapshot.email, orderCanceledEmail(order, mailer.shopUrl));
    }
    return true;
  };
  return async (orderId: number): Promise<boolean> => {
    const isCanceled = inTransaction(db, () => cancel(orderId));
    await refunds.payOwed();
    return isCanceled;
  };
}

function createReturnTransition({ db, orders, refunds }: StaffDependencies) {
  const returns = createReturnRepository(db);
  const transition = (returnId: number, status: ReturnStatus): void => {
    const entry = returns.byId(returnId);
    if (entry === undefined) throw rejection(404, "The return doesn't exist.");
    if (!canTransition(entry.status, status)) {
      throw rejection(400, `A return that is ${entry.status} can't change to ${status}.`);
    }
    returns.setStatus(returnId, status);
    const order = orders.byId(entry.orderId);
    if (status === 'refunded' && order !== undefined) {
      refunds.owe(order, `return-${returnId}`, refundCents(entry.itemsCents, entry.feeCents));
    }
  };
  return async (returnId: number, status: ReturnStatus): Promise<void> => {
    inTransaction(db, () => transition(returnId, status));
    await refunds.payOwed();
  };
}

export function createOrderStaff(deps: StaffDependencies) {
  const { db, orders, shipments, mailer, refunds } = deps;

  const prepare = (orderId: number): void => {
    const order = orders.byId(orderId);
    if (order === undefined) throw rejection(404, 'Order not found.');
    if (order.state !== 'new') throw rejection(400, 'This step is already done.');
    orders.setState(orderId, 'processing', 'processing');
  };

  const ship = (orderId: number, trackNumber?: string): Shipment =>
    inTransaction(db, () => {
      const order = orders.byId(orderId);
      if (order === undefined) throw rejection(404, 'Order not found.');
      if (!isOpen(order)) throw rejection(400, 'The order cannot be shipped.');
      if (trackNumber !== undefined && shipments.byTrackNumber(trackNumber) !== undefined) {
        throw rejection(400, 'Another package has this tracking number.');
      }
      orders.setState(orderId, 'complete', 'complete');
      const shipment = shipments.create(orderId, trackNumber);
      if (mailer && order.snapshot.email) {
        const content = orderShippedEmail(order, shipment, mailer.shopUrl);
        mailer.send(order.snapshot.email, content);
      }
      return shipment;
    });

  return {
    /** Marks a new order as being authenticated and packed. @throws 404, or 400 unless it is new */
    prepare,
    /**
     * Ships an order as one shipment, with a generated number if omitted.
     * @throws 404, or 400 if it is shipped or canceled, or the number is in use
     */
    ship,
    /** Cancels an unshipped order, releases its stock and refunds it; false if it is too late. */
    cancel: createCancel(deps),
    /**
     * Changes the status of a return; the status for a refund also pays it.
     * @throws 404, or 400 for a transition that is not allowed
     */
    transitionReturn: createReturnTransition(deps),
    /** The completed and pending refunds of an order, oldest first. */
    getRefunds: refunds.of,
  };
}
