import type { DatabaseSync } from 'node:sqlite';
import type { Route } from '../../shared/webapi/route.ts';
import { cartDomainRoutes } from '../cart/rest.ts';
import { createCartService } from '../cart/service.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import { createCustomerRepository } from '../customer/repository.ts';
import { customerView } from '../customer/views.ts';
import type { PaymentGateway } from './gateway.ts';
import { createOrderModule, type OrderModule } from './module.ts';
import type { OrderMailer } from './place.ts';
import { returnRoutes } from './returns/rest.ts';

export interface CheckoutOptions {
  readonly db: DatabaseSync;
  /** The time in milliseconds. */
  readonly now: () => number;
  /** Providers beside the offline ways to pay. */
  readonly gateways?: readonly PaymentGateway[];
  /** Writes to buyers; nobody is written to when left out. */
  readonly mailer?: OrderMailer | undefined;
  /** Returns, with their fee in dollars; the shop has none when left out. */
  readonly returns?: { readonly fee: number } | undefined;
  /** The way of a parcel that belongs to no order, by its number. */
  readonly otherParcel?: (trackNumber: string) => object | undefined;
}

/** Carts and the orders made of them. */
export interface Checkout extends OrderModule {
  readonly routes: readonly Route[];
}

/** Wires carts and orders on a database. */
export function createCheckout(options: CheckoutOptions): Checkout {
  const { db, now, gateways = [], returns, mailer, otherParcel } = options;
  const service = createCartService({
    db,
    catalog: createCatalogRepository(db),
    customers: createCustomerRepository(db, now),
    showCustomer: customerView,
    onlineMethods: gateways.flatMap(({ methods }) => methods),
  });
  const orders = createOrderModule({ db, service, gateways, mailer, otherParcel });
  return {
    ...orders,
    routes: [
      ...cartDomainRoutes(service),
      ...orders.routes,
      ...(returns ? returnRoutes({ db, now, feeCents: Math.round(returns.fee * 100) }) : []),
    ],
  };
}
