import { createListedLoader, nullIfNotFound, type RestReads } from '../../calls/rest-calls.ts';
import type { LoaderContext } from '../../context.ts';
import { isNumericId } from '../../core/values.ts';
import type { QueryGuestOrderArgs } from '../../generated/types.ts';
import { requireToken } from '../../session/session.ts';
import {
  type GraphqlOrders,
  NEWEST,
  orderQuery,
  ordersQuery,
  unsortedOrderQuery,
  unsortedOrdersQuery,
} from '../../sources/commerce-graphql/orders.ts';
import {
  type OrderResponse,
  type OrdersResponse,
  orderEndpoints,
} from '../../sources/commerce-rest/orders.ts';
import { toGuestOrder, toOrder, toOrderList } from './mappers.ts';

/** Filters of one group are combined with OR. */
function inGroup(filter: number, field: string, values: readonly string[]) {
  const name = `searchCriteria[filter_groups][0][filters][${filter}]`;
  return {
    [`${name}[field]`]: field,
    [`${name}[value]`]: values.join(','),
    [`${name}[condition_type]`]: 'in',
  };
}

/** Reads the customer's orders over the REST API of the shop's module or Magento's GraphQL. */
interface CustomerOrders {
  readonly byId: (id: string) => Promise<OrderResponse | null>;
  readonly list: (page: number, pageSize: number) => Promise<OrdersResponse>;
}

/** An order's id; its number has leading zeros or nine digits. */
const ORDER_ID = /^[1-9]\d{0,7}$/;

function toList({ items, totalCount }: GraphqlOrders): OrdersResponse {
  return { items: items.map(({ order }) => order), totalCount };
}

type RunQuery = (
  query: typeof ordersQuery,
  variables: Readonly<Record<string, unknown>>,
) => Promise<{ readonly orders: GraphqlOrders; readonly newest?: GraphqlOrders | undefined }>;

function createSortedOrders(run: RunQuery): CustomerOrders {
  return {
    async byId(id) {
      const { orders, newest } = await run(orderQuery, { number: id, byId: ORDER_ID.test(id) });
      const placed = newest?.items.find(({ entityId }) => entityId === id);
      return (orders.items[0] ?? placed)?.order ?? null;
    },
    list: async (page, size) => toList((await run(ordersQuery, { page, size })).orders),
  };
}

/** Magento 2.4.4 lists orders oldest first, so that a page newest first is the end of up to two of its pages. */
function createUnsortedOrders(run: RunQuery): CustomerOrders {
  const readPage = async (page: number, size: number) =>
    (await run(unsortedOrdersQuery, { page, size })).orders;
  const readNewest = async (page: number, size: number) => {
    const first = await readPage(1, size);
    const end = first.totalCount - (page - 1) * size;
    if (end <= 0) return { ...first, items: [] };
    const start = Math.max(0, end - size);
    const numbers = new Set([start, end - 1].map((at) => Math.floor(at / size) + 1));
    const pages = await Promise.all(
      [...numbers].map((number) => (number === 1 ? first : readPage(number, size))),
    );
    const from = start % size;
    const items = pages.flatMap((one) => one.items).slice(from, from + end - start);
    return { ...first, items: items.reverse() };
  };
  return {
    async byId(id) {
      const [numbered] = (await run(unsortedOrderQuery, { number: id })).orders.items;
      if (numbered || !ORDER_ID.test(id)) return numbered?.order ?? null;
      const { items } = await readNewest(1, NEWEST);
      return items.find(({ entityId }) => entityId === id)?.order ?? null;
    },
    list: async (page, size) => toList(await readNewest(page, size)),
  };
}

function createRestOrders({ authenticated: own }: RestReads): CustomerOrders {
  const byId = createListedLoader<OrderResponse>({
    hasId: (order, id) => order.id === id || order.number === id,
    readOne: (id) => nullIfNotFound(() => own(orderEndpoints.mineById, { params: { id } })),
    async readAll(ids) {
      // Other text, such as a comma list, would change the filter's meaning.
      const listed = ids.filter(isNumericId);
      if (listed.length < 2) return [];
      const query = {
        ...inGroup(0, 'entity_id', listed),
        ...inGroup(1, 'increment_id', listed),
        'searchCriteria[pageSize]': String(2 * listed.length),
        'searchCriteria[currentPage]': '1',
      };
      const list = await own(orderEndpoints.mine, { query });
      return Array.isArray(list) ? list : list.items;
    },
  });
  return {
    byId: (id) => byId.load(id),
    list: (page, pageSize) => {
      const query = {
        'searchCriteria[pageSize]': String(pageSize),
        'searchCriteria[currentPage]': String(page),
      };
      return own(orderEndpoints.mine, { query });
    },
  };
}

function createCustomerOrders(context: LoaderContext): CustomerOrders {
  const { capabilities, customerGraphql, reads, requestId, session } = context;
  if (capabilities.getProvider('CUSTOMER_ORDERS') !== 'GRAPHQL') return createRestOrders(reads);
  const run: RunQuery = async (query, variables) => {
    const token = requireToken(session);
    return (await customerGraphql.run(query, { token, requestId, variables })).customer;
  };
  return capabilities.isOn('ORDER_SORT') ? createSortedOrders(run) : createUnsortedOrders(run);
}

export function createOrderLoaders(context: LoaderContext) {
  const { anonymous, authenticated: own } = context.reads;
  const asViewer = context.session.customer === null ? anonymous : own;
  const ownOrders = createCustomerOrders(context);
  const returns = createListedLoader({
    hasId: (item, id) => id === item.id,
    readAll: () => own(orderEndpoints.returns),
    readOne: (id) => nullIfNotFound(() => own(orderEndpoints.returnById, { params: { id } })),
  });
  return {
    /** Null unless all three values match. */
    guest: async ({ orderNumber, lastName, postalCode }: QueryGuestOrderArgs) => {
      const query = { orderid: orderNumber, lname: lastName, postcode: postalCode };
      const found = await nullIfNotFound(() => anonymous(orderEndpoints.guest, { query }));
      return found && toGuestOrder(found);
    },
    /**
     * Magento's own endpoint. Its sibling routes, such as /mine, must not be reachable, so only numbers are accepted.
     */
    byId: async (id: string) => {
      if (!isNumericId(id)) return null;
      const found = await nullIfNotFound(() => own(orderEndpoints.byId, { params: { id } }));
      return found && toOrder(found);
    },
    /** By the back end's id or the order's number. */
    mineById: async (id: string) => {
      if (id.trim() === '') return null;
      const found = await ownOrders.byId(id);
      return found && toOrder(found);
    },
    /** One page of the customer's orders, newest first; `page` is 1-based. */
    mine: async (page: number, pageSize: number) =>
      toOrderList(await ownOrders.list(page, pageSize), page, pageSize),
    tracking: (trackNumber: string) =>
      nullIfNotFound(() => asViewer(orderEndpoints.tracking, { params: { id: trackNumber } })),
    returns: () => own(orderEndpoints.returns),
    returnById: (id: string) => returns.load(id),
    returnLabel: (id: string) =>
      nullIfNotFound(() => own(orderEndpoints.returnLabel, { params: { id } })),
  };
}
