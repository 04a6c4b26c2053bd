import { createHash, timingSafeEqual } from 'node:crypto';
import { dollars } from '../../shared/money.ts';
import { badInput, missing, noSuchEntity, rejection } from '../../shared/webapi/errors.ts';
import {
  adminRoute,
  customerRoute,
  optional,
  publicRoute,
  type Route,
} from '../../shared/webapi/route.ts';
import {
  readSearchCriteria,
  searchCriteriaType,
  searchResults,
} from '../../shared/webapi/search-criteria.ts';
import { withBase } from '../cart/totals-view.ts';
import type { OrderRepository } from './repository.ts';
import type { Refunded, ReturnRepository } from './returns/repository.ts';
import { matchesAny, orderQuery } from './search.ts';
import type { Shipments } from './shipments.ts';
import type { Order } from './types.ts';
import { orderView } from './views.ts';

interface Dependencies {
  readonly orders: OrderRepository;
  readonly shipments: Shipments;
  readonly returns: Pick<ReturnRepository, 'getRefunded'>;
  /** Tracking of a shipment without an order, by its number. */
  readonly otherParcel?: ((trackNumber: string) => object | undefined) | undefined;
  /** The return fee in cents; omitted if the shop accepts no returns. */
  readonly returnFeeCents?: number | undefined;
}

/** Adds returned and refunded amounts, as a credit memo does in Magento. */
function withRefunds(
  view: Record<string, unknown>,
  { itemIds, cents }: Refunded,
): Record<string, unknown> {
  if (itemIds.size === 0) return view;
  const items = [view.items].flat().map((item) => {
    const { item_id, qty_ordered } = Object(item);
    return itemIds.has(item_id) ? { ...Object(item), qty_refunded: qty_ordered } : item;
  });
  return { ...view, ...withBase({ total_refunded: dollars(cents) }), items };
}

/** An order in its buyer's view: with its shipments, without internal fields. */
function buyersView(
  order: Order,
  { shipments, returns, returnFeeCents }: Dependencies,
): Record<string, unknown> {
  const whole = withRefunds(orderView(order), returns.getRefunded(order.id));
  const { protect_code: _, remote_ip: __, extension_attributes, ...view } = whole;
  const parcels = shipments.ofOrder(order.id).map(({ events: ___, ...parcel }) => parcel);
  return {
    ...view,
    extension_attributes: {
      ...Object(extension_attributes),
      shipments: parcels,
      ...(returnFeeCents !== undefined && { return_fee: dollars(returnFeeCents) }),
    },
  };
}

const customerOrders = (deps: Dependencies): Route[] => [
  customerRoute.get(
    '/orders/mine',
    { searchCriteria: optional(searchCriteriaType) },
    ({ args, customerId }) => {
      const criteria = readSearchCriteria(args.searchCriteria);
      const own = matchesAny('customer_id', [customerId]);
      const query = orderQuery(
        { ...criteria, groups: [...criteria.groups, own] },
        { byDefault: 'DESC', rejection: badInput },
      );
      const { items, total } = deps.orders.find(query);
      const views = items.map((order) => buyersView(order, deps));
      return searchResults(views, criteria, total);
    },
  ),
  customerRoute.get('/orders/mine/:id', { id: 'string' }, ({ args: { id }, customerId }) => {
    const order = /^0\d{8}$/.test(id)
      ? deps.orders.byIncrementId(id)
      : deps.orders.byId(/^\d{1,15}$/.test(id) ? Number(id) : 0);
    if (order === undefined || order.customerId !== customerId) throw missing('entity');
    return buyersView(order, deps);
  }),
];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
const normal = (text: unknown): string =>
  String(text ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/\s+/g, ' ');
const same = (a: unknown, b: unknown): boolean =>
  timingSafeEqual(digest(normal(a)), digest(normal(b)));

/** All three must match. An unknown number is compared with another order, so that the response time is the same. */
const guestOrder = (deps: Dependencies): Route =>
  publicRoute.get(
    '/guestorder',
    { orderid: 'string', lname: 'string', postcode: 'string' },
    ({ args }) => {
      const found = deps.orders.byIncrementId(args.orderid.trim());
      const order = found ?? deps.orders.newest();
      const billing = order?.addresses.find(({ kind }) => kind === 'billing');
      const matches = [
        found !== undefined,
        same(args.lname, billing?.lastname),
        same(args.postcode, billing?.postcode),
      ];
      const view = order && buyersView(order, deps);
      if (view === undefined || matches.includes(false)) {
        throw rejection(404, 'No order matches this number, last name and postcode.');
      }
      return view;
    },
  );

const tracking = ({ shipments, otherParcel }: Dependencies): Route =>
  publicRoute.get('/shimpent/track/:id', { id: 'string' }, ({ args }) => {
    const number = args.id.trim();
    const shipment = shipments.byTrackNumber(number);
    if (shipment === undefined) {
      const other = otherParcel?.(number);
      if (other !== undefined) return other;
      throw rejection(404, 'No shipment has this tracking number.');
    }
    const { order_id: _, ...view } = shipment;
    return view;
  });

export const ownOrderRoutes = (deps: Dependencies): Route[] => [
  ...customerOrders(deps),
  guestOrder(deps),
  tracking(deps),
];

const view = 'Magento_Sales::actions_view';

/** @throws 400 for 0, which is never an order id */
function givenId({ id }: { readonly id: number }): number {
  if (id === 0) throw badInput('An ID is needed. Set the ID and try again.');
  return id;
}

type AdminDependencies = Dependencies & {
  readonly cancel: (orderId: number) => Promise<boolean>;
};

/** Magento's order routes for administrators; a customer may also read their own order. */
export const adminOrderRoutes = ({ cancel, ...deps }: AdminDependencies): Route[] => [
  adminRoute(view).get('/orders', { searchCriteria: searchCriteriaType }, ({ args }) => {
    const criteria = readSearchCriteria(args.searchCriteria);
    // Magento passes any field to its database, whose error becomes a masked 500.
    const found = deps.orders.find(orderQuery(criteria));
    return searchResults(found.items.map(orderView), criteria, found.total);
  }),
  {
    ...adminRoute(view).get('/orders/:id', { id: 'int' }, ({ args, caller: { customerId } }) => {
      const id = givenId(args);
      const order = deps.orders.byId(id);
      if (customerId !== null) {
        if (order?.customerId !== customerId) throw noSuchEntity('orderId', id);
        return buyersView(order, deps);
      }
      if (order === undefined) throw missing('entity');
      return orderView(order);
    }),
    forCustomersToo: true,
  },
  adminRoute(view).get('/orders/:id/comments', { id: 'int' }, ({ args }) => {
    const filters = [{ field: 'parent_id', value: String(args.id), condition_type: 'eq' }];
    return { items: [], search_criteria: { filter_groups: [{ filters }] }, total_count: 0 };
  }),
  adminRoute('Magento_Sales::cancel').post('/orders/:id/cancel', { id: 'int' }, ({ args }) =>
    cancel(givenId(args)),
  ),
];
