import type { DatabaseSync } from 'node:sqlite';
import type { Route } from '../../shared/webapi/route.ts';
import type { CartService } from '../cart/service.ts';
import { gatewayFor, offlineGateway, type PaymentGateway } from './gateway.ts';
import { createPlaceOrder, type PlaceOrder } from './place.ts';
import { createRefunds } from './refunds.ts';
import { createOrderRepository } from './repository.ts';
import { adminOrderRoutes, ownOrderRoutes } from './rest-orders.ts';
import { placeRoutes } from './rest-place.ts';
import { createReturnRepository } from './returns/repository.ts';
import { createShipments } from './shipments.ts';
import { createOrderStaff, type OrderStaff } from './staff.ts';
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
  /** What sending items back costs, in cents; left out where the shop takes nothing back. */
  readonly returnFeeCents?: number | undefined;
}

/** What others do with orders. */
export interface OrderModule extends OrderStaff {
  readonly routes: readonly Route[];
  readonly orders: PlaceOrder;
}

/** Every row of the orders domain, and what the shop's staff does. */
export function createOrderModule(deps: OrderDependencies): OrderModule {
  const { db, service, mailer, onFault } = deps;
  const gateways = [offlineGateway, ...(deps.gateways ?? [])];
  const placing = createPlaceOrder({ db, service, gateways, mailer, onFault });
  const [orders, shipments, stock] = [
    createOrderRepository(db),
    createShipments(db),
    createStock(db),
  ];
  const getGateway = (method: string) => gatewayFor(gateways, method);
  const refunds = createRefunds({ db, orders, stock, getGateway, mailer, onFault });
  const staff = createOrderStaff({ db, orders, shipments, stock, refunds, mailer });
  const settle = async (closing?: AbortSignal): Promise<void> => {
    await placing.settle(closing);
    await refunds.payOwed(closing);
  };
  const reading = {
    orders,
    shipments,
    returns: createReturnRepository(db),
    otherParcel: deps.otherParcel,
    returnFeeCents: deps.returnFeeCents,
  };
  return {
    ...staff,
    orders: { ...placing, settle },
    routes: [
      ...adminOrderRoutes({ ...reading, cancel: staff.cancel }),
      ...ownOrderRoutes(reading),
      ...placeRoutes({ db, service, gateways, orders: placing }),
    ],
  };
}
