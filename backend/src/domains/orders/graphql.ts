import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { dollars } from '../../shared/money.ts';
import type { Filter } from '../../shared/webapi/search-criteria.ts';
import { productView } from '../catalog/graphql-view.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import { badInput, GraphqlFault, noSuchEntity } from '../content/graphql/fault.ts';
import type { GraphqlModule, QueryContext } from '../content/graphql/request.ts';
import { amount, uid } from '../content/store.ts';
import { createOrderRepository } from './repository.ts';
import { incrementId } from './rules.ts';
import { matchesAny, orderQuery } from './search.ts';
import { createShipments, type Shipment } from './shipments.ts';
import type { Order, OrderAddress, OrderLine } from './types.ts';

const money = (cents: number) => amount(dollars(cents));

const statusLabel = ({ status }: Order): string => status.charAt(0).toUpperCase() + status.slice(1);

const addressView = (address: OrderAddress | undefined) =>
  address && {
    ...address,
    region_id: address.regionId ?? null,
    country_code: address.countryId ?? null,
  };

function toDiscounts({ snapshot }: Order, cents: number) {
  const label = snapshot.coupon?.label ?? 'Discount';
  return cents === 0 ? [] : [{ label, amount: money(cents) }];
}

/** The state of a line follows the order's, because the shop ships and invoices whole orders. */
function getProgress({ state, snapshot }: Order, qty: number) {
  const isComplete = state === 'complete';
  const isInvoiced = isComplete || (snapshot.isPaid === true && state === 'processing');
  const isCanceled = state === 'canceled';
  return {
    status: isCanceled ? 'Canceled' : isComplete ? 'Shipped' : isInvoiced ? 'Invoiced' : 'Ordered',
    quantity_ordered: qty,
    quantity_shipped: isComplete ? qty : 0,
    quantity_invoiced: isInvoiced ? qty : 0,
    quantity_refunded: 0,
    quantity_canceled: isCanceled ? qty : 0,
    quantity_returned: null,
  };
}

/** Sources of products and shipments for order views, and the look-up of orders without an account. */
type OrderViewSources = ReturnType<typeof viewSources>;

function itemView(order: Order, { id, totals }: OrderLine, sources: OrderViewSources) {
  const { item, discount } = totals;
  const product = sources.product(item.productId);
  return {
    __typename: 'OrderItem',
    id: uid(id),
    product: product ?? null,
    product_name: item.name,
    product_sku: item.sku,
    product_type: item.productType,
    product_url_key: product?.url_key ?? null,
    product_sale_price: amount(item.price),
    ...getProgress(order, item.qty),
    selected_options: item.options.map(({ optionValue }) => ({
      label: 'Quote Id',
      value: optionValue,
    })),
    entered_options: [],
    discounts: toDiscounts(order, discount),
  };
}

function totalView(order: Order) {
  const { snapshot } = order;
  const shipping = money(snapshot.shipping);
  const { tax } = snapshot;
  return {
    grand_total: money(order.grandTotal),
    base_grand_total: money(order.grandTotal),
    subtotal: money(snapshot.subtotal),
    total_shipping: shipping,
    total_tax: money(snapshot.taxAmount),
    taxes:
      tax && snapshot.taxAmount > 0
        ? [{ title: tax.code, rate: tax.percent, amount: money(snapshot.taxAmount) }]
        : [],
    discounts: toDiscounts(order, snapshot.discount),
    shipping_handling: {
      total_amount: shipping,
      amount_excluding_tax: shipping,
      amount_including_tax: shipping,
      taxes: [],
      discounts: snapshot.coupon ? [{ amount: money(0) }] : [],
    },
  };
}

const shipmentView = (order: Order, { id, title, carrier_code, track_number }: Shipment) => ({
  id: Buffer.from(incrementId(id)).toString('base64'),
  number: incrementId(id),
  comments: [],
  tracking: [{ title, carrier: carrier_code, number: track_number }],
  items: order.lines.map(({ id: lineId, totals: { item } }) => ({
    id: uid(lineId),
    product_name: item.name,
    product_sku: item.sku,
    quantity_shipped: item.qty,
  })),
});

/** As in Magento 2.4.7, `applied_coupons` fails for an order with a coupon; `total.discounts` works. */
function faultOfCoupons(): never {
  throw new Error('An order does not name its coupon.');
}

/** An order in Magento's GraphQL format. */
function orderView(order: Order, sources: OrderViewSources) {
  const { snapshot } = order;
  const findAddress = (kind: OrderAddress['kind']) =>
    addressView(order.addresses.find((address) => address.kind === kind));
  return {
    id: uid(order.id),
    increment_id: order.incrementId,
    order_number: order.incrementId,
    number: order.incrementId,
    order_date: order.createdAt,
    created_at: order.createdAt,
    status: statusLabel(order),
    email: snapshot.email,
    token: sources.getToken(order),
    grand_total: dollars(order.grandTotal),
    total: totalView(order),
    items: order.lines.map((line) => itemView(order, line, sources)),
    billing_address: findAddress('billing'),
    shipping_address: snapshot.isVirtual ? null : findAddress('shipping'),
    payment_methods: [{ name: snapshot.methodTitle, type: snapshot.method, additional_data: [] }],
    shipping_method: snapshot.isVirtual ? null : 'Flat Rate - Fixed',
    carrier: snapshot.isVirtual ? null : 'Flat Rate',
    shipments: sources.shipments(order.id).map((shipment) => shipmentView(order, shipment)),
    // The shop creates no invoices or credit memos.
    invoices: [],
    credit_memos: [],
    comments: null,
    applied_coupons: snapshot.coupon ? [{ code: faultOfCoupons }] : [],
    gift_message: null,
  };
}

const SDL = readFileSync(join(import.meta.dirname, 'schema.graphql'), 'utf8');

type NumberFilter = {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
  readonly match?: string | null;
};

interface OrdersArgs {
  readonly filter?: { readonly number?: NumberFilter | null } | null;
  readonly currentPage: number;
  readonly pageSize: number;
  readonly sort?: {
    readonly sort_field: 'NUMBER' | 'CREATED_AT';
    readonly sort_direction: 'ASC' | 'DESC';
  } | null;
}

interface OrderInformation {
  readonly number: string;
  readonly email: string;
  readonly postcode: string;
}

const FIELDS = { NUMBER: 'increment_id', CREATED_AT: 'created_at' } as const;

function numberGroups({ filter }: OrdersArgs): (readonly Filter[])[] {
  const { eq, in: several, match } = filter?.number ?? {};
  if (typeof eq === 'string') return [matchesAny('increment_id', [eq])];
  if (several)
    return [
      matchesAny(
        'increment_id',
        several.filter((one) => one !== null),
      ),
    ];
  if (typeof match !== 'string') return [];
  return [[{ field: 'increment_id', condition: 'like', value: `%${match}%` }]];
}

const toToken = ({ incrementId, snapshot }: Order): string =>
  Buffer.from(`${incrementId}:${snapshot.protectCode}`).toString('base64url');

const noOrder = (): GraphqlFault =>
  noSuchEntity("We couldn't locate an order with the information provided.");

function viewSources(db: DatabaseSync, commerceUrl: string) {
  const catalog = createCatalogRepository(db);
  const shipments = createShipments(db);
  return {
    shipments: (orderId: number) => shipments.ofOrder(orderId),
    getToken: toToken,
    /** The product in GraphQL format; undefined if it no longer exists. */
    product: (productId: number) => {
      const product = catalog.byId(productId);
      if (product?.enabled !== true) return undefined;
      const categories = new Map(catalog.categories().map((category) => [category.id, category]));
      return productView(product, { categories, commerceUrl });
    },
  };
}

/** Looks up guests' orders by data that only the buyer knows. */
function guestOrders(db: DatabaseSync, show: (order: Order) => object) {
  const orders = createOrderRepository(db);
  const ofGuest = (order: Order): object => {
    if (order.customerId === null) return show(order);
    throw new GraphqlFault('graphql-authorization', 'Please login to view the order.');
  };
  return {
    guestOrder: (_root: unknown, { input }: { input: OrderInformation }) => {
      const order = orders.byIncrementId(input.number);
      const billing = order?.addresses.find(({ kind }) => kind === 'billing');
      const isKnown = order?.snapshot.email === input.email && billing?.postcode === input.postcode;
      if (!order || !isKnown) throw noOrder();
      return ofGuest(order);
    },
    guestOrderByToken: (_root: unknown, { input }: { input: { readonly token: string } }) => {
      const [number = ''] = Buffer.from(input.token, 'base64url').toString().split(':');
      const order = orders.byIncrementId(number);
      if (order === undefined || toToken(order) !== input.token) throw noOrder();
      return ofGuest(order);
    },
  };
}

/**
 * Orders in Magento's GraphQL; a customer's orders are sorted oldest first. `commerceUrl` is the base URL of images.
 */
export function orderGraphql(db: DatabaseSync, commerceUrl: string): GraphqlModule {
  const repository = createOrderRepository(db);
  const sources = viewSources(db, commerceUrl);
  const show = (order: Order) => orderView(order, sources);
  const orders = ({ id }: { id: number }, args: OrdersArgs) => {
    const { currentPage, pageSize, sort } = args;
    if (currentPage < 1) throw badInput('currentPage value must be greater than 0.');
    if (pageSize < 1) throw badInput('pageSize value must be greater than 0.');
    const groups = [matchesAny('customer_id', [id]), ...numberGroups(args)];
    const sorts = sort ? [{ field: FIELDS[sort.sort_field], direction: sort.sort_direction }] : [];
    const found = repository.find(orderQuery({ groups, sorts, pageSize, currentPage }));
    return {
      items: found.items.map(show),
      page_info: {
        page_size: pageSize,
        current_page: currentPage,
        total_pages: Math.ceil(found.total / pageSize),
      },
      total_count: found.total,
    };
  };
  const customerOrders = (_root: unknown, _args: unknown, { caller }: QueryContext) => {
    if (caller.customerId === null) {
      throw new GraphqlFault('graphql-authorization', "The current customer isn't authorized.");
    }
    const groups = [matchesAny('customer_id', [caller.customerId])];
    const { items: found } = repository.find(orderQuery({ groups }));
    // The deprecated list has the raw numbers and states of the database.
    return {
      items: found.map((order) => ({ ...show(order), id: order.id, status: order.status })),
    };
  };
  return {
    typeDefs: SDL,
    resolvers: {
      Query: { customerOrders, ...guestOrders(db, show) },
      Customer: { orders },
      OrderItemInterface: { __resolveType: () => 'OrderItem' },
    },
  };
}
