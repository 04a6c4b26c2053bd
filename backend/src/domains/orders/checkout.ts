import type { DatabaseSync } from 'node:sqlite';
import type { Route } from '../../shared/webapi/route.ts';
import { cartGraphql } from '../cart/graphql.ts';
import { cartDomainRoutes } from '../cart/rest.ts';
import { createCartService } from '../cart/service.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import type { GraphqlModule } from '../content/graphql/options.ts';
import { createCustomerRepository } from '../customer/repository.ts';
import { customerView } from '../customer/views.ts';
import { providerGateways } from '../payments/gateways.ts';
import { createPaymentModule } from '../payments/module.ts';
import type { ProviderApi } from '../payments/provider-api.ts';
import type { PaymentGateway } from './gateway.ts';
import { orderGraphql } from './graphql.ts';
import { createOrderModule, type OrderModule } from './module.ts';
import { returnRoutes } from './returns/rest.ts';
import type { OrderMailer } from './steps.ts';

export interface CheckoutOptions {
  readonly db: DatabaseSync;
  /** The time in milliseconds. */
  readonly now: () => number;
  /** Ways to pay beside the offline ones. */
  readonly gateways?: readonly PaymentGateway[];
  /** The providers of payments; the shop has only the other ways to pay when left out. */
  readonly providers?: ProviderApi | undefined;
  /** Writes to buyers; nobody is written to when left out. */
  readonly mailer?: OrderMailer | undefined;
  /** Returns, with their fee in dollars; the shop has none when left out. */
  readonly returns?: { readonly fee: number } | undefined;
  /** Only what a stock Magento has: no fields of the shop's own in lines, and payment by check. */
  readonly isStock?: boolean | undefined;
  /** Told of a provider that could not be asked. */
  readonly onFault?: ((error: unknown) => void) | undefined;
  /** The way of a parcel that belongs to no order, by its number. */
  readonly otherParcel?: (trackNumber: string) => object | undefined;
}

/** Carts and the orders made of them. */
export interface Checkout extends OrderModule {
  readonly routes: readonly Route[];
  /** Carts and orders in the commerce GraphQL; `commerceUrl` is where pictures are, without a slash at the end. */
  graphql(commerceUrl: string): readonly GraphqlModule[];
  /** Ends what a crash or a silent provider left half done, and gives back what nobody ordered; begins nothing new once `closing` is aborted. */
  settle(closing?: AbortSignal): Promise<void>;
}

/** Wires carts and orders on a database. */
export function createCheckout(options: CheckoutOptions): Checkout {
  const { db, now, providers, returns, mailer, onFault, otherParcel } = options;
  const { isStock } = options;
  const gateways = [
    ...(providers === undefined ? [] : providerGateways(providers)),
    ...(options.gateways ?? []),
  ];
  const service = createCartService({
    db,
    catalog: createCatalogRepository(db),
    customers: createCustomerRepository(db, now),
    showCustomer: customerView,
    isStock,
    onlineMethods: gateways.flatMap(({ methods }) => methods),
  });
  const returnFeeCents = returns && Math.round(returns.fee * 100);
  const orders = createOrderModule({
    ...{ db, service, gateways, mailer, onFault, otherParcel, returnFeeCents },
  });
  const payments =
    providers && createPaymentModule({ db, service, now, api: providers, orders: orders.orders });
  return {
    ...orders,
    graphql: (commerceUrl) => [cartGraphql(service, commerceUrl), orderGraphql(db, commerceUrl)],
    settle: async (closing) => {
      await orders.orders.settle(closing);
      await payments?.releaseStale(closing).catch(onFault);
    },
    routes: [
      ...(payments?.routes ?? []),
      ...cartDomainRoutes(service),
      ...orders.routes,
      ...(returnFeeCents !== undefined ? returnRoutes({ db, now, feeCents: returnFeeCents }) : []),
    ],
  };
}
