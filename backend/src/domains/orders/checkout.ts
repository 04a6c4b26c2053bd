import type { DatabaseSync } from 'node:sqlite';
import { optional, type Route } from '../../shared/webapi/route.ts';
import { addressType } from '../cart/address.ts';
import { cartGraphql } from '../cart/graphql.ts';
import { type CartCall, type CartOperation, cartRead, cartRoutes } from '../cart/operations.ts';
import { checkMethod, type PaymentInput, paymentMethodType, savePayment } from '../cart/payment.ts';
import { cartDomainRoutes } from '../cart/rest.ts';
import { createCartService } from '../cart/service.ts';
import type { PaymentChoice, Quote } from '../cart/types.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import type { GraphqlModule } from '../content/graphql/request.ts';
import { createCustomerRepository } from '../customer/repository.ts';
import { customerView } from '../customer/views.ts';
import { providerGateways } from '../payments/gateways.ts';
import type { ProviderApi } from '../payments/provider-api.ts';
import { createPaymentModule } from '../payments/rest.ts';
import { gatewayFor, offlineGateway, type PaymentGateway } from './gateway.ts';
import { orderGraphql } from './graphql.ts';
import { toAttempt, toOwner } from './idempotency.ts';
import { createPlaceOrder, type PlaceOrder } from './place.ts';
import { createRefunds } from './refunds.ts';
import { createOrderRepository } from './repository.ts';
import { adminOrderRoutes, ownOrderRoutes } from './rest-orders.ts';
import { createReturnRepository } from './returns/repository.ts';
import { returnRoutes } from './returns/rest.ts';
import { filledIn } from './rules.ts';
import { createShipments } from './shipments.ts';
import { createOrderStaff } from './staff.ts';
import type { OrderMailer, PlaceDependencies } from './steps.ts';
import { createStock } from './stock.ts';

type Dependencies = PlaceDependencies & { readonly orders: PlaceOrder };

async function payAndPlace(call: CartCall, deps: Dependencies): Promise<number> {
  const { service, orders } = deps;
  const prepare = (): void => {
    const quote = call.open();
    const input = call.args as unknown as PaymentInput;
    savePayment(quote, input, { ...service, offered: service.methods(quote) });
  };
  try {
    return await orders.place({
      prepare,
      open: () => call.open(),
      owner: toOwner(call),
      attempt: toAttempt(call),
      hasCardFields: true,
    });
  } catch (error) {
    throw filledIn(error);
  }
}

/** The cart of PUT …/order, with the payment method in the request or the stored one. */
function openWithPayment(call: CartCall, { service }: Dependencies): Quote {
  const quote = call.open();
  const payment = call.args.paymentMethod as Partial<PaymentChoice> | undefined;
  if (payment === undefined) return quote;
  if (quote.items.length > 0) checkMethod(payment.method, service.methods(quote));
  service.carts.change(quote.id, { payment: { ...payment, method: payment.method ?? '' } });
  return call.open();
}

const operations = (deps: Dependencies): CartOperation[] => [
  cartRead.post(
    '/payment-information',
    { paymentMethod: paymentMethodType, billingAddress: optional(addressType) },
    (call) => payAndPlace(call, deps),
    { guestParameters: { email: 'string' } },
  ),
  cartRead.put('/order', { paymentMethod: optional(paymentMethodType) }, (call) =>
    deps.orders.place({
      owner: toOwner(call),
      open: () => openWithPayment(call, deps),
      attempt: toAttempt(call),
      hasCardFields: false,
    }),
  ),
];

/** The routes that place orders. Magento: payment-information and order, for both kinds of carts. */
const placeRoutes = (deps: Dependencies): Route[] =>
  cartRoutes(operations(deps), deps.service.carts);

export interface CheckoutOptions {
  readonly db: DatabaseSync;
  /** The current time in milliseconds. */
  readonly now: () => number;
  readonly gateways?: readonly PaymentGateway[];
  /** The payment providers; if omitted, only offline payment methods are available. */
  readonly providers?: ProviderApi | undefined;
  /** Sends emails to buyers; none are sent if omitted. */
  readonly mailer?: OrderMailer | undefined;
  /** Returns, with their fee in dollars; unavailable if omitted. */
  readonly returns?: { readonly fee: number } | undefined;
  /** Limits features to those of stock Magento: no shop-specific line fields, and only payment by check. */
  readonly isStock?: boolean | undefined;
  /** Reports an unreachable payment provider. */
  readonly onFault?: ((error: unknown) => void) | undefined;
  /** Tracking of a shipment without an order, by its number. */
  readonly otherParcel?: (trackNumber: string) => object | undefined;
}

export type Checkout = ReturnType<typeof createCheckout>;

export function createCheckout(options: CheckoutOptions) {
  const { db, now, providers, mailer, onFault, otherParcel, isStock } = options;
  const online = [
    ...(providers === undefined ? [] : providerGateways(providers)),
    ...(options.gateways ?? []),
  ];
  const service = createCartService({
    db,
    catalog: createCatalogRepository(db),
    customers: createCustomerRepository(db, now),
    showCustomer: customerView,
    isStock,
    onlineMethods: online.flatMap(({ methods }) => methods),
  });
  const gateways = [offlineGateway, ...online];
  const placing = createPlaceOrder({ db, service, gateways, mailer, onFault });
  const orders = createOrderRepository(db);
  const shipments = createShipments(db);
  const stock = createStock(db);
  const getGateway = (method: string) => gatewayFor(gateways, method);
  const refunds = createRefunds({ db, orders, stock, getGateway, mailer, onFault });
  const staff = createOrderStaff({ db, orders, shipments, stock, refunds, mailer });
  const settleOrders = async (closing?: AbortSignal): Promise<void> => {
    await placing.settle(closing);
    await refunds.payOwed(closing);
  };
  const returnFeeCents = options.returns && Math.round(options.returns.fee * 100);
  const returns = createReturnRepository(db);
  const reading = { orders, shipments, returns, otherParcel, returnFeeCents };
  const payments =
    providers &&
    createPaymentModule({
      db,
      service,
      now,
      api: providers,
      orders: { ...placing, settle: settleOrders },
    });
  return {
    ...staff,
    /** Carts and orders in Magento's GraphQL; `commerceUrl` is the base URL of images, without a trailing slash. */
    graphql: (commerceUrl: string): readonly GraphqlModule[] => [
      cartGraphql(service, commerceUrl),
      orderGraphql(db, commerceUrl),
    ],
    /**
     * Completes or voids charges left pending by a crash or an unresponsive provider, and releases unused reservations.
     * Starts no new work once `closing` is aborted.
     */
    settle: async (closing?: AbortSignal): Promise<void> => {
      await settleOrders(closing);
      await payments?.releaseStale(closing).catch(onFault);
    },
    routes: [
      ...(payments?.routes ?? []),
      ...cartDomainRoutes(service),
      ...adminOrderRoutes({ ...reading, cancel: staff.cancel }),
      ...ownOrderRoutes(reading),
      ...placeRoutes({ db, service, gateways, orders: placing }),
      ...(returnFeeCents !== undefined ? returnRoutes({ db, now, feeCents: returnFeeCents }) : []),
    ] as readonly Route[],
  };
}
