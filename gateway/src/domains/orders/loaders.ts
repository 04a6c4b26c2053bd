import { createListedLoader, orNull, type RestReads } from '../../calls/rest-reads.ts';
import { isNumericId } from '../../core/errors.ts';
import type { OrderReturnLabel, QueryGuestOrderArgs } from '../../generated/types.ts';
import {
  type OrderResponse,
  orderEndpoints,
  type ReturnResponse,
} from '../../sources/commerce-rest/orders.ts';
import {
  type OrderListModel,
  type OrderModel,
  type OrderReturnModel,
  type ShipmentModel,
  toGuestOrder,
  toOrder,
  toOrderList,
  toShipment,
} from './mappers.ts';
import { toReturn, toReturnLabel } from './returns.ts';

/** Filters of one group fit when one of them does. */
function inGroup(filter: number, field: string, values: readonly string[]) {
  const name = `searchCriteria[filter_groups][0][filters][${filter}]`;
  return {
    [`${name}[field]`]: field,
    [`${name}[value]`]: values.join(','),
    [`${name}[condition_type]`]: 'in',
  };
}

/** An id is a number; a list of others, such as texts with commas, would ask for something else. */
function isListed(id: string): boolean {
  return /^\d+$/.test(id);
}

/** The customer's orders by id or number. */
function createCustomerOrders({ authenticated }: RestReads) {
  return createListedLoader<OrderResponse>({
    hasId: ({ entity_id, increment_id }, id) =>
      id === String(entity_id) || id === String(increment_id),
    readOne: (id) => orNull(() => authenticated(orderEndpoints.mineById, { params: { id } })),
    async readAll(ids) {
      const listed = ids.filter(isListed);
      if (listed.length < 2) return [];
      const query = {
        ...inGroup(0, 'entity_id', listed),
        ...inGroup(1, 'increment_id', listed),
        'searchCriteria[pageSize]': String(2 * listed.length),
        'searchCriteria[currentPage]': '1',
      };
      const list = await authenticated(orderEndpoints.mine, { query });
      return Array.isArray(list) ? list : (list.items ?? []);
    },
  });
}

/** What orders read in one request; nothing is read twice. */
interface OrderLoaders {
  /** Null unless all three facts match. */
  readonly guest: (facts: QueryGuestOrderArgs) => Promise<OrderModel | null>;
  /** By the back end's id, with Magento's own call. */
  readonly byId: (id: string) => Promise<OrderModel | null>;
  /** One page of the customer's orders, newest first; `page` is 1-based. */
  readonly mine: (page: number, pageSize: number) => Promise<OrderListModel>;
  /** By the back end's id or the order's number. */
  readonly mineById: (id: string) => Promise<OrderModel | null>;
  readonly tracking: (trackNumber: string) => Promise<ShipmentModel | null>;
  readonly returns: () => Promise<readonly OrderReturnModel[]>;
  readonly returnById: (id: string) => Promise<OrderReturnModel | null>;
  readonly returnLabel: (id: string) => Promise<OrderReturnLabel | null>;
}

declare module '../../context.ts' {
  interface Loaders {
    readonly orders: OrderLoaders;
  }
}

function isEmpty(text: string): boolean {
  return text.trim() === '';
}

function createReturnLoaders({ authenticated: own }: RestReads) {
  const byId = createListedLoader<ReturnResponse>({
    hasId: (item, id) => id === item.id,
    readAll: () => own(orderEndpoints.returns),
    readOne: (id) => orNull(() => own(orderEndpoints.returnById, { params: { id } })),
  });
  return {
    returns: async () => (await own(orderEndpoints.returns)).map(toReturn),
    returnById: async (id: string) => {
      const found = isEmpty(id) ? null : await byId.load(id);
      return found && toReturn(found);
    },
    returnLabel: async (id: string) => {
      if (isEmpty(id)) return null;
      const found = await orNull(() => own(orderEndpoints.returnLabel, { params: { id } }));
      return found && toReturnLabel(found);
    },
  };
}

/** Order loaders of one request. */
export function createOrderLoaders(reads: RestReads): OrderLoaders {
  const { anonymous: open, authenticated: own } = reads;
  const ownOrders = createCustomerOrders(reads);
  const oneOf = async (id: string, read: (params: { id: string }) => Promise<OrderResponse>) => {
    if (isEmpty(id)) return null;
    const found = await orNull(() => read({ id }));
    return found && toOrder(found);
  };
  return {
    guest: async ({ orderNumber, lastName, postalCode }) => {
      const query = { orderid: orderNumber, lname: lastName, postcode: postalCode };
      const found = await orNull(() => open(orderEndpoints.guest, { query }));
      return found && toGuestOrder(found);
    },
    // Other calls lie beside this one, such as /mine: only a number leads here.
    byId: async (id) =>
      isNumericId(id) ? oneOf(id, (params) => own(orderEndpoints.byId, { params })) : null,
    mineById: async (id) => {
      if (isEmpty(id)) return null;
      const found = await ownOrders.load(id);
      return found && toOrder(found);
    },
    mine: async (page, pageSize) => {
      const query = {
        'searchCriteria[pageSize]': String(pageSize),
        'searchCriteria[currentPage]': String(page),
      };
      return toOrderList(await own(orderEndpoints.mine, { query }), page, pageSize);
    },
    tracking: async (trackNumber) => {
      if (isEmpty(trackNumber)) return null;
      const params = { id: trackNumber };
      const found = await orNull(() => open(orderEndpoints.tracking, { params }));
      return found && toShipment(found);
    },
    ...createReturnLoaders(reads),
  };
}
