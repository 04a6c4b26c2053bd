import type { DatabaseSync } from 'node:sqlite';
import { inTransaction } from '../../db/transaction.ts';
import { refuse } from '../../shared/webapi/errors.ts';
import type { Route } from '../../shared/webapi/route.ts';
import type { CartService } from '../cart/service.ts';
import { offlineGateway, type PaymentGateway } from './gateway.ts';
import { orderShippedLetter } from './letters.ts';
import { createPlaceOrder, type PlaceOrder } from './place.ts';
import { createOrderRepository } from './repository.ts';
import { adminOrderRoutes, ownOrderRoutes } from './rest-orders.ts';
import { placeRoutes } from './rest-place.ts';
import { createShipments, type Shipment } from './shipments.ts';
import type { OrderMailer } from './steps.ts';
import { createStock } from './stock.ts';

export interface OrderDependencies {
  readonly db: DatabaseSync;
  readonly service: CartService;
  /** Providers beside the offline ways to pay. */
  readonly gateways?: readonly PaymentGateway[];
  /** Writes to buyers; nobody is written to when left out. */
  readonly mailer?: OrderMailer | undefined;
  /** Told of a provider that could not be asked. */
  readonly onFault?: ((error: unknown) => void) | undefined;
  /** The way of a parcel that belongs to no order, by its number. */
  readonly otherParcel?: ((trackNumber: string) => object | undefined) | undefined;
}

/** What others do with orders. */
export interface OrderModule {
  readonly routes: readonly Route[];
  readonly orders: PlaceOrder;
  /** Cancels an order that is not shipped and gives its pieces back; false when it is too late. */
  cancel(orderId: number): boolean;
  /** Marks a new order as being authenticated and packed. @throws 404, or 400 unless it is new. */
  prepare(orderId: number): void;
  /**
   * Ships an order as one parcel, under the shop's own number when none is given.
   * @throws 404, or 400 when it is shipped or canceled, or another parcel has the number.
   */
  ship(orderId: number, trackNumber?: string): Shipment;
}

/** Every row of the orders domain, and what the shop's staff does. */
export function createOrderModule(deps: OrderDependencies): OrderModule {
  const { db, service, mailer } = deps;
  const gateways = [offlineGateway, ...(deps.gateways ?? [])];
  const placing = createPlaceOrder({ db, service, gateways, mailer, onFault: deps.onFault });
  const [orders, shipments, stock] = [
    createOrderRepository(db),
    createShipments(db),
    createStock(db),
  ];

  const cancel = (orderId: number): boolean =>
    inTransaction(db, () => {
      const order = orders.byId(orderId);
      if (order === undefined) {
        const words =
          "The entity that was requested doesn't exist. Verify the entity and try again.";
        throw refuse(404, words);
      }
      if (order.state !== 'new' && order.state !== 'processing') return false;
      const products = order.lines.map(({ totals: { item } }) => ({
        id: item.productId,
        qty: item.qty,
      }));
      stock.release({ products, giftCards: order.snapshot.giftCards }, order.incrementId);
      orders.setState(orderId, 'canceled', 'canceled');
      return true;
    });

  const prepare = (orderId: number): void => {
    const order = orders.byId(orderId);
    if (order === undefined) throw refuse(404, 'There is no such order.');
    if (order.state !== 'new') throw refuse(400, 'The order is past that.');
    orders.setState(orderId, 'processing', 'processing');
  };

  const ship = (orderId: number, trackNumber?: string): Shipment =>
    inTransaction(db, () => {
      const order = orders.byId(orderId);
      if (order === undefined) throw refuse(404, 'There is no such order.');
      if (order.state !== 'new' && order.state !== 'processing') {
        throw refuse(400, 'The order cannot be shipped.');
      }
      if (trackNumber !== undefined && shipments.byTrackNumber(trackNumber) !== undefined) {
        throw refuse(400, 'Another parcel has this tracking number.');
      }
      orders.setState(orderId, 'complete', 'complete');
      const shipment = shipments.create(orderId, trackNumber);
      if (mailer && order.snapshot.email) {
        const letter = orderShippedLetter(order, shipment, mailer.shopUrl);
        mailer.send(order.snapshot.email, letter);
      }
      return shipment;
    });

  return {
    orders: placing,
    cancel,
    prepare,
    ship,
    routes: [
      ...adminOrderRoutes({ orders, shipments, cancel }),
      ...ownOrderRoutes({ orders, shipments, otherParcel: deps.otherParcel }),
      ...placeRoutes({ db, service, gateways, orders: placing }),
    ],
  };
}
