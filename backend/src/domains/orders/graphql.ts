import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Filter } from '../../shared/webapi/search-criteria.ts';
import { productView } from '../catalog/graphql-view.ts';
import { createCatalogRepository } from '../catalog/repository.ts';
import { badInput, GraphqlFault, noSuchEntity } from '../content/graphql/fault.ts';
import type { GraphqlModule, QueryContext } from '../content/graphql/options.ts';
import { type OrderViewSources, orderView } from './graphql-view.ts';
import { createOrderRepository } from './repository.ts';
import { matchesAny, orderQuery } from './search.ts';
import { createShipments } from './shipments.ts';
import type { Order } from './types.ts';

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

/** The groups of conditions that a filter by number stands for. */
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

function viewSources(db: DatabaseSync, commerceUrl: string): OrderViewSources {
  const catalog = createCatalogRepository(db);
  const shipments = createShipments(db);
  return {
    shipments: (orderId) => shipments.ofOrder(orderId),
    getToken: toToken,
    product: (productId) => {
      const product = catalog.byId(productId);
      if (product?.enabled !== true) return undefined;
      const categories = new Map(catalog.categories().map((category) => [category.id, category]));
      return productView(product, { categories, commerceUrl });
    },
  };
}

/** Orders of guests, found by what only the buyer knows. */
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

/** Orders as Magento's GraphQL reads them, a customer's the oldest first. `commerceUrl` is where pictures are. */
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
      items: found.orders.map(show),
      page_info: {
        ...{ page_size: pageSize, current_page: currentPage },
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
    const { orders: found } = repository.find(orderQuery({ groups }));
    // The old list has the numbers and states of the database.
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
